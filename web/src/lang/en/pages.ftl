### The pages around the table, the score sheet, the replay.

app-skip = Skip to the page
app-nav = Pages
nav-mine = My tables
nav-pad = Score pad
nav-look = Looks
nav-about = About
app-mine = My tables
app-look = Looks and sounds
app-about = About
app-loading = One moment …
app-no-answer = The server does not answer. Try again in a moment.
app-no-page = This page can’t be shown without the server. Try again when you are connected.
app-not-loaded = This page can’t be loaded. Try again when you are connected.
app-no-server = This needs a server, and this site has none.
app-again = Try again
app-new-version = There is a new version.
app-reload = Reload
nowhere-title = There is no such page.
nowhere-home = To the games

## Home

home-title = Which game shall we play?
home-experience = Have you played Canasta?
home-experience-new = No, never
home-experience-some = A little
home-experience-often = Yes, often
home-play = Play now
home-opening = Dealing …
home-friends = Friends, other rules …
home-other = Other rules …
home-games = The games
home-learn = Learn { $game }
home-learn-about = Short lessons at the table, from what a meld is.
home-lessons = Lessons
home-learned = { $done } of { $all } lessons
home-code = Code or link you were sent
home-code-wrong = This is no code of a table. Copy it from the invitation, or the whole link.
home-privacy = What this server stores
home-install-about = You can keep Escalera among your apps. It plays without a network, too.
home-install = Install
home-install-by-hand = Safari forgets what this page keeps after a week without a visit; an app keeps its own. To have Escalera among your apps, tap “Share”, then “Add to Home Screen”.
home-install-no = No, thanks
home-on = Go on with { $game }
home-running = Go on where you were
home-open = Open tables

name-yours = Your name
name-guest = Guest
name-known = You play as { $name }.
name-change = Change

tables-free = { $n ->
    [one] 1 free seat
   *[other] { $n } free seats
}
tables-join = Join
tables-on = Go on
tables-see = Result
tables-replay = Replay
tables-stands = Hand { $hand }:
tables-given = Goes on with friends
tables-your-turn = Your turn

## A new table

new-other-game = Another game
new-no-game = There is no such game.
new-house = House rules: { $name }
new-length = How long shall it be?
length-quick = Quick
length-medium = Medium
length-full = Full
length-of = Length of the match:
length-own = Your own: see “More”
length-hands = { $n ->
    [one] one hand
   *[other] { $n } hands
}
length-target = to { $points } points
length-about = about { $n } { $unit ->
    [minutes] minutes
   *[hours] hours
}
new-players = How many play?
new-players-house = { $n } (house rule)
new-bots = How well do the bots play?
new-who = { $n ->
    [one] You and a bot, or invite a friend.
   *[other] You and { $n } bots, or invite friends: bots take the seats that stay empty.
}
new-who-alone = { $n ->
    [one] You and a bot.
   *[other] You and { $n } bots.
}
new-more = More: variations, numbers, speed
new-variations = Variations
new-whose-rules = Whose rules?
new-rule-book = As in the rule book here
new-own-rules = Your own choices
new-printed = Printed by { $where }
new-differs = What is different:
new-finer = Numbers and finer points
new-finer-changed = Numbers and finer points ({ $n } changed)
new-finer-about = Everything else your table may change. What you change is a house rule.
new-document = as in the rule book
agreed-players = Players at the table:
agreed-usual = rule book: { $usual }
new-other-value = Another value:
own-in-hundred = times in 100
own-outside = Write a number { $range }.
range-whole = from { $low } to { $high }
range-chance = from 0 to 100, for example 5; 0 is never
several-players = { $n } players
meld-title = What a team’s first meld in a hand must be worth
meld-score = The team’s score
meld-hand = Hand
meld-points = Points
meld-first = At any score
meld-below = Below { $points }
meld-from = From
meld-from-row = Row { $n }: from which score
meld-points-row = Row { $n }: points of the first meld
meld-wrong = Write whole numbers: points up to { $points }, scores up to { $score }.
meld-more = Another row
meld-less = Remove the last row
new-other-value-of = Another value: { $about }
new-rule-card = See the whole rule card
new-manners = Speed, clock and visitors
new-speed = Speed and clock
new-pace = How fast bots play
new-clock = Clock
new-turn = How long each play may take: to draw, to meld or to discard
new-usual = { $what } (usual)
new-suits = { $bot } (suits you)
new-take-back = With friends, a discard can be taken back for
new-take-back-not = no time: it is played at once
new-grace = When somebody loses the connection, a bot plays for them after
new-hints = Players may ask for a hint
new-chat = Players may write to each other
new-spectators = Others may watch
new-public = Show this table to everybody on the first page
new-save = Save these house rules
new-play = Play now with bots
new-invite = Invite friends

pace-slow = Slow
pace-calm = Calm
pace-quick = Quick
pace-instant = At once
clock-none = No clock
clock-none-about = Everybody takes the time they need.
clock-gentle = A friendly nudge
clock-gentle-about = When the time is up, the player is reminded. Nothing else happens.
clock-strict = A strict clock
clock-strict-about = When the time is up, a safe play is made for the player.
clock-day = By correspondence
clock-day-about = There is a day for each play, or as long as you choose: play when you find the time.
time = { $unit ->
    [seconds] { $n ->
        [one] 1 second
       *[other] { $n } seconds
    }
    [minutes] { $n ->
        [one] 1 minute
       *[other] { $n } minutes
    }
    [hours] { $n ->
        [one] 1 hour
       *[other] { $n } hours
    }
   *[days] { $n ->
        [one] 1 day
       *[other] { $n } days
    }
}

## House rules

house-title = House rules
house-save-about = Name your rules. You get a link, so that everybody can play by them.
house-save-here = Name your rules. This browser keeps them.
house-saved-here = Saved in this browser.
house-see = See them
house-name = Name of the rules
house-save = Save
house-link = The link to these rules
house-for = { $game } with { $players } players.
house-document = Everything is as in the rule book.
house-use = Play by these rules
house-keep = Keep them in my list
house-forget = Remove them from my list

## Sharing

share-copy = Copy the link
share-copied = Copied.
share-by-hand = The link is selected: copy it by hand.
share-send = Send …
share-qr = QR code of the link
share-only-here = This address works only on this computer. For others to join, open the page by this computer’s address in your network.

## The lobby

invitation = { $host } invites you to { $game }
invitation-open = You are invited to { $game }
invitation-players = { $n } players.
invitation-house = House rules, see below.
invitation-book = Rules as in the rule book.
invitation-there = Already here: { $names }.
lobby-dealing = Dealing …
lobby-rules = Rules of this table
lobby-seats = Seats
lobby-team = Team { $team }
lobby-arrange = To swap two seats, tap the dots of one and then of the other, or drag.
lobby-picked = Now tap the seat to swap with.
lobby-move = Move seat { $seat }
lobby-free = free
lobby-you = you
lobby-bot = bot, { $level }
lobby-away = away just now
lobby-sit = Sit here
lobby-instead = Sit here instead
lobby-sit-down = Sit down
lobby-take-back = Take the seat back
people-title = Who may be here
people-locked = Only those who sit at this table may see it
people-remove = Remove { $name }
people-question = Remove { $name } from this table for good?
people-bot-plays = A bot plays on with the cards.
people-yes = Remove
people-no = Cancel
people-watches = { $name } (watching)
people-nameless = Somebody without a name
lobby-call = Talking to each other
lobby-call-link = Address of the call
lobby-call-save = Save
lobby-call-about = Paste the link of your video or phone call here, and everybody at the table can open it.
lobby-call-open = Open the call
lobby-stand = Stand up
lobby-add-bot = Add a bot
lobby-remove-bot = Remove
lobby-level = The bots that you add
lobby-fill = { $n ->
    [one] Put a bot into the empty seat
   *[other] Put bots into the { $n } empty seats
}
lobby-start = Start
lobby-start-about = Bots take the seats that are still empty.
lobby-full = Every seat is taken.
lobby-sit-first = First take a seat.
lobby-wait = Once everybody has a seat, the person who opened the table starts the match.
lobby-taken = { $host }, who opened this table, has taken your seat back.
lobby-taken-nameless = The person who opened this table has taken your seat back.
lobby-watching = You are watching. Take a free seat to play.
lobby-brought = { $n ->
    [one] One hand of this match was played elsewhere, before this table was opened.
   *[other] { $n } hands of this match were played elsewhere, before this table was opened.
}
lobby-invite = Invite friends
lobby-link = Whoever has this link can sit down here

## My tables, another device

mine-running = Running
mine-finished = Finished
mine-results = Your results: figures and past matches
mine-none = You have not played here yet.
mine-houses = House rules
mine-move = Continue on another device
mine-remove = Remove
mine-remove-question = Remove this table? What was played there is then lost.
mine-remove-sure = Remove it
mine-removed = The table is removed.
mine-keep = Keep it
elsewhere-title = Your other devices
elsewhere-about = Have you lost a device, or given somebody a private link? Sign out everywhere but here.
elsewhere-question = Sign out on all your other devices? Private links that were not used yet end too. On this device you stay signed in.
elsewhere-end = Sign out everywhere else
elsewhere-done = Done: only this device speaks for you now.
move-title = Continue on another device
move-about = This makes a link that carries your name and your seats to another phone, tablet or computer. Open it there, or scan the code with the camera. In an app on the home screen, paste it on the first page, at “Code or link you were sent”.
move-private = Show it to nobody else: whoever opens it plays in your place. It works once, within 15 minutes.
move-make = Make the link
move-again = Make a new one
move-link = Your private link
goon-title = Go on here
goon-about = You opened a private link. From now on this device plays as you: your name, your seats and your tables come here. It forgets whoever used it before.
goon-here = Go on here

## Looks and habits

pref-cards = Your cards
pref-looks = Looks
pref-view = Your hand
pref-view-grid = As a grid: a row for each suit
pref-view-fan = As a fan
pref-view-big = As a fan, large: room for a finger on each card
pref-sort = Sorted
pref-sort-rank = by rank
pref-sort-suit = by suit
pref-sort-own = as I lay them (fan): drag a card to its place
pref-cardSize = Size of the cards
pref-cardSize-normal = Normal
pref-cardSize-large = Large
pref-back = Backs of the cards
pref-back-blue = Blue
pref-back-red = Red
pref-back-gold = Gold
pref-back-night = Night
pref-colours = Suits
pref-colours-yes = in four colours
pref-colours-no = in two colours
pref-assist = Mark cards that fit one of our melds
pref-flag-yes = Yes
pref-flag-no = No
pref-discards = Your discards
pref-careful = Ask before I discard a wild card or freeze the pile
pref-hold = I can take a discard back, where only bots wait
pref-hold-off = No
pref-hold-3 = For 3 seconds
pref-hold-5 = For 5 seconds
pref-text = Text size
pref-text-normal = Normal
pref-text-large = Large
pref-text-huge = Very large
pref-text-lacks-room = On this screen a table has no room for text that large: it is smaller there.
pref-surface = Table
pref-surface-felt = Felt
pref-surface-paper = Light paper
pref-surface-dark = Dark
pref-felt = Colour of the felt
pref-felt-green = Green
pref-felt-blue = Blue
pref-felt-wine = Wine red
pref-contrast = Contrast
pref-contrast-normal = Normal
pref-contrast-high = High
pref-motion = Movement
pref-motion-auto = Same as this device
pref-motion-full = Full
pref-motion-less = None
pref-volume = Sounds
pref-volume-off = None
pref-volume-soft = Soft
pref-volume-normal = Normal
pref-volume-loud = Loud
pref-language = Language
pref-language-auto = Same as this browser
pref-language-en = English
pref-language-es = Español

## About

about-text = Escalera is a table for Samba and the games that grew out of it: canastas and sequences, for two to six players, by the rules you know.
about-credits = Whose games these are
about-rules = The rule cards are in our own words; each says what its table has agreed on.
about-shuffle-title = The shuffle
about-shuffle = Before each hand the server commits to its part of the shuffle, and every player’s browser adds a number. After the hand both are shown, and your browser can work the whole deal out again. So neither the server nor a player chooses the cards.
about-shuffle-here = Before each hand this page commits to its part of the shuffle, and adds a number of yours. After the hand both are shown, and you can work the whole deal out again.
about-private-title = What the server knows
about-private = There is no account. A cookie says which seat is yours; your name is what you call yourself. Nothing is loaded from other sites.
about-private-here-title = What this page knows
about-private-here = Everything stays in this browser: your name, your tables and your score pads. Nothing is sent anywhere, and nothing is loaded from other sites.

## Rule cards

rules-title = Rules
rules-of = { $game }: the rules
rules-table = As played at this table, with { $n } players.
rules-players = With { $n } players.
rules-back = Back to the table
rules-contents = Sections
home-book = Rule book
rules-book = The rule book, with pictures
book-agreed = Agreed at this table
rules-instead = Only a server can write the book of these house rules, and none answers. This is the game’s own rule book. Your table changes:

## The end of a hand

over-title = Hand { $hand } is over
over-out = { $who ->
    [you] You went out.
   *[other] { $name } went out.
}
over-stock = The stock was empty: nobody went out.
over-stuck = No more plays were possible: nobody went out.
over-sheet = The score sheet of hand { $hand }
over-sheet-open = Score sheet
over-table = See the table
over-after = After the hand
over-ended = How the hand ended, with all cards turned up
turned-hands = All hands, turned up
turned-foot = Foot
turned-none = no cards left
over-line = Line
over-sum = This hand
over-before = Before
over-score = Score
over-next-meld = The next initial meld:
over-dealer = { $who ->
    [you] You deal next.
   *[other] { $name } deals next.
}
over-next = Next hand
over-waiting = Waiting for { $names } …
over-dealing = The next hand is about to be dealt …
over-until = The next hand is dealt in { $time } at the latest.
over-no-hurry = Take your time: the next hand waits for you.
give-table = Go on with friends
give-about = Friends take the bots’ seats. The hands and scores stay as they are.
give-no-server = Friends need the server, and it does not answer. Your table stays here: try again later.
given-about = This match goes on with friends, at the server.
given-open = Go on there
over-earlier = The hands before
over-no-earlier = No hand is over yet.
over-replay = Replay this hand
over-course = The scores after each hand
over-hand = Hand
over-start = Start

match-won = You won the match!
match-won-by = { $team } won the match.
match-tie = The match is a tie.
match-rematch = Rematch
match-rematch-open = To the rematch
match-results = Your results
match-home = To the games

## The replay

replay-title = Replay of hand { $hand }
replay-dealt = The cards are dealt.
replay-step = Step
replay-at = { $at } of { $last }
replay-back = Back
replay-forth = On
replay-play = Play
replay-pause = Pause
replay-seat = Seen from the seat of
replay-nobody = nobody: the table only
replay-share = Copy the link to this moment
replay-hand-before = Hand before
replay-hand-next = Next hand
replay-table = Table

## The proof of the shuffle

proof-title = Was the shuffle fair?
proof-about = Your browser works this out from the record alone, without asking anybody.
proof-commit = { $ok ->
    [yes] The secret is the one that was committed to before the hand.
   *[no] The secret is not the one that was committed to.
}
proof-fresh = { $ok ->
    [yes] The secret is another one than in every other hand.
   *[no] The secret is the same as in another hand.
}
proof-seen = { $ok ->
    [yes] The commitment in the record is the one that was shown here.
   *[no] The commitment in the record is not the one that was shown here.
}
proof-number = { $ok ->
    [yes] The number that this browser sent went into the shuffle.
   *[no] The number that this browser sent is not in the shuffle.
}
proof-seals = { $ok ->
    [yes] All numbers are those that were sealed before the hand.
   *[no] A number is not the one that was sealed before the hand.
}
proof-withheld = A player sealed a number and then did not send it.
proof-deck = { $ok ->
    [yes] Every card of the deal follows from the secret and the numbers.
   *[no] The deal does not follow from the secret and the numbers.
}
proof-dealer = { $ok ->
    [yes] The first dealer was drawn from the same secret and numbers.
   *[no] The first dealer was not drawn from the secret and the numbers.
}
proof-said-fair = Your browser has checked the shuffle: nobody chose these cards.
proof-said-withheld = Your browser has checked the shuffle: the cards are the right ones, but a player sealed a number and did not send it.
proof-said-wrong = Your browser has checked the shuffle, and something about it is wrong: see below.
proof-commit-word = Commitment
proof-secret-word = The secret
proof-numbers-word = The players’ numbers, by seat
proof-record = The record of the match, for “escalera verify”
proof-none = This hand has no proof.

## Tables in the page itself

reason-NOT_KEPT = This browser keeps nothing for this page: it is a private window, or there is no room left. So no table can be opened here.
reason-RULES_NOT_KEPT = This browser can’t keep any house rules: it is a private window, or there is no room left. So these are not saved.
reason-NO_ENGINE = The cards can’t be loaded. Try again when you are connected.
reason-NEWER_LOG = A newer version of this page keeps this table. It stays as it is: reload the page to go on.
reason-NOT_REPLAYED_HERE = This table can’t go on: the page was changed, and what was played here would come out differently now. Its scores and its record so far are kept. Your other tables go on as they are.
reason-NOT_READ = This table can’t be opened: what is kept of it can’t be read. Your other tables go on.
reason-NOT_FOR_SO_MANY = That value is for another number of players.
reason-NO_SHEET = There is no score pad here for these variations: choose others.
