### What the terminal asks for, what it answers to what is typed, and its help. Commands are never translated.

## Coming and going

start-setting = Setting the table ...
start-patience = Getting ready: the first time, the game and its bots are compiled. That may take a minute or two ...
start-welcome = You are seat { $seat }. With you play { $others }. Match { $seed }.
start-help = Type help for what you can type, ? for what you can do, quit to leave.
start-other = { $name } (seat { $seat }, { $bot } bot)
start-partner = { $name } (seat { $seat }, { $bot } bot, your partner)
start-resumed = With --resume the record says which game, players and rules it has.
start-seated = The record has a bot at every other seat: leave out --bots.
start-no-deal = { $path }: the record stops before the cards of a hand are dealt.
start-no-bot = There is no bot { $bot }; there are: { $bots }. Bots of your own play in arena and league.
start-bots = There are { $bots } for { $seats }.
count-bot =
    { $n ->
        [one] { $n } bot
       *[other] { $n } bots
    }
count-seat =
    { $n ->
        [one] { $n } seat
       *[other] { $n } seats
    }
goodbye = Goodbye.
goodbye-saved = Goodbye. To go on: { $command }

file-missing = { $path }: there is no such file.
file-folder = { $path } is a folder, not a file.
file-no-folder = { $path } is a file, not a folder: name another folder.

## Prompts

prompt-play = Your play ({ $verbs }):
prompt-answer = { $name } asks you: “May I go out?” yes or no:
prompt-next = Enter for hand { $n }, or save FILE, or quit:
prompt-over = { $path } is there already. Write over it? (yes/no)
prompt-save = Save the match first? A file name, or Enter for no:
prompt-which = Which one? A number, or Enter for none:
prompt-game = Which game? A number or a name, or Enter for { $game }:
prompt-number = Please type a number from 1 to { $n }.

## Answers

answer-over = The hand is over. Press Enter to go on.
answer-what = Say what: for instance, why take to m1.
answer-legal = You can: it is legal.
answer-no = No, you can't. { $why }
answer-auto = Write auto, auto hand or auto match.
answer-sort = Write sort rank, sort suit or sort grid.
answer-no-plays = Nothing has been played in this hand yet.
answer-no-part = The rules have no part called so. Their parts: { $titles }.
answer-where = Say where: for instance, save my-match.rec.
answer-not-saved = Not saved.
answer-saved = Saved, with every card in it: no peeking. To go on another time:
answer-no-take = You have no way to take the pile now.
answer-no-play = There is nothing to { $verb } now. Type ? for what you can do.
answer-no-end = The hand can't be ended now. Type ? for what you can do.
answer-meant = Do you mean { $words }?
answer-seat = You are seat { $seat }; type your play without a seat.
answer-ways = There are { $n } ways: say more. ? { $verb } lists them.

typed-unknown = I don't know { $word }. Type ? for what you can do, or help.
typed-alone = Nothing stands after { $verb }.
typed-form = Write it as in: { $form }.
typed-forms = Write it as in: { $form }, or { $other }.
typed-end = Write end stock or end stuck.
typed-wild = { $word }: write what a wild stands for as in JK=6D.
typed-card = { $word } is no card: write a rank and a suit, such as 7H, 10S or JK.
typed-run = { $word }: write a run of cards as in 4H-7H.

## What ? lists

can-draw = draw from the stock
can-ask = ask your partner: May I go out?
can-yes = let your partner go out
can-no = don't let your partner go out
can-back = take back what you tabled this turn
can-special = the special discard: your hand is jokers only
can-claim = reach for an upcard that you can't use (an offence)
can-end-stock = there is no stock to draw from: end the hand
can-end-stuck = there is nothing to play: end the hand
can-nothing = There is nothing of that kind now. Type ? for what there is.
can-ways = { $n } ways: { $kinds }
can-listed = [? { $verb } lists them]
can-to = to m{ $number }
can-all = all
can-sets = sets

## Help

help-plays = WHAT YOU PLAY, SHORT FORMS, EXAMPLES
help-take = t 7 7, or t alone if there is one way
help-take-to = the upcard alone onto meld m3
help-merge = m4 goes onto m1
help-back = take back what you laid this turn
help-ask = “May I go out?”
help-discard = this ends your turn
help-special = where a game has them

help-commands = WHAT ELSE YOU MAY TYPE
help-list = what you can do now; ? meld lists every meld, ? all everything
help-why = why something can't be played, as in: why take to m2
help-why-typed = why ACTION
help-hint = what a good player would do in this turn, and why
help-auto = let a good player play this turn for you (auto hand, auto match)
help-table = the table again, or just press Enter
help-sort = your hand by rank; also sort suit, sort grid
help-score = the match so far
help-record = what was played in this hand
help-rules = the rule card; rules pile for what the rules say about the pile
help-save = keep the match in a file
help-save-typed = save FILE
help-quit = leave the table

help-cards = CARDS
help-cards-how = Rank, then suit: 7S is the seven of spades, TH or 10H the ten of hearts, JK a joker. Suits: S spades, H hearts, D diamonds, C clubs. 2s and jokers are wild; in a sequence say what a wild stands for: JK=6D. A rank alone will do where it is clear. Small letters are fine, words may be cut short, and the Tab key completes what you type.

after-card = escalera book { $game } tells the whole game.
after-games = escalera rules GAME shows a game's rule card, --keys what can be set.

keys-variations = Variations of { $game }
keys-house = House rules, in every game
keys-default = ; default { $value }
keys-house-rule = (house rule)
