### The words of a score sheet. What has no label here is printed as the pad calls it.

sheet-title = { $game }: score sheet
sheet-game = { $game }, { $players } players
sheet-page = page { $n }
sheet-team = Team { $n }
sheet-player = Player { $n }
sheet-players = Players
sheet-card_points = Card points
sheet-by_score = Initial meld by score

sheet-hand-name = { $nth } hand
sheet-hand-total = { $nth } hand total
sheet-hand-nth = { $n }{ $ending }
sheet-hand-each = each
sheet-hand-initial_meld = Initial meld
sheet-hand-initial_meld_deals = Initial meld, { $name } deals

sheet-totals-title = Running totals
sheet-totals-before = before
sheet-totals-subtotal = subtotal
sheet-totals-total = total
sheet-totals-result = won / lost
sheet-totals-won = won
sheet-totals-tie = tie
sheet-totals-lost = lost

sheet-minimum-Below = Below { $n }: { $points }
sheet-minimum-From = From { $n }: { $points }
sheet-minimum-Hand = Hand { $n }: { $points }

sheet-out-title = To go out
sheet-out-among = among them { $needs }
sheet-out-foot = own foot picked up
sheet-out-asked = every partner said yes
sheet-out-last = no card left: the last may be discarded
sheet-out-one_a_suit = { $need }, one a suit at most
sheet-out-no_wilds = { $need } (no wilds)
sheet-out-one_wild = { $need } (1 wild)
sheet-out-wilds = { $need } (1 to { $most } wilds)
sheet-out-wild_cards = { $need } (2s and jokers)

sheet-cards-joker = Joker: { $n }
sheet-cards-ace_two = Ace: { $ace }; 2: { $two }
sheet-cards-high = 8 to king: { $n }
sheet-cards-low = 4 to 7: { $n }; black 3 ♠♣: { $three }
sheet-cards-left = Black 3 ♠♣ left in a hand: { $n }
sheet-cards-count = { $label }: table − left

## Why a sheet can't be printed

fault-NO_SUCH_PAPER = There is no paper { $paper }. There are { $papers }.
fault-NO_SHEET_LANGUAGE = Sheets are printed in { $languages }.
