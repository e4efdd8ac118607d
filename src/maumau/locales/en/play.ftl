# A match in the terminal. $me is "yes" where the player of a sentence is the reader, otherwise $who is a name.
# Cards come as signs (7♥); $cards may be several.

# ------------------------------------------------------------ people

name-you = You
name-1 = Ana
name-2 = Boris
name-3 = Vera
name-4 = Goran
name-5 = Dunja
name-6 = Emil
name-7 = Nina
name-8 = Milan
level-beginner = beginner
level-easy = easy
level-medium = medium
level-hard = hard
level-master = expert

ruleset-mau-king = Mau King, as the app plays it; every deal is rated
ruleset-mau-king-table = Mau King at the table, to 301
ruleset-jokers-505 = With jokers and jumping in, to 505
ruleset-serbian-501 = The Serbian game, to 501
ruleset-skat-32 = 32 cards, five victories
ruleset-skat-32-points = 32 cards for points, to 100

# ------------------------------------------------------------ what happens

event-cut = { $me ->
    [yes] You lift
   *[no] { $who } lifts
} { $position ->
    [one] { $position } card.
   *[other] { $position } cards.
}
event-took = { $me ->
    [yes] You win the { $card } at the cut.
   *[no] { $who } wins the { $card } at the cut.
}
event-left = { $me ->
    [yes] You leave the { $card } at the cut.
   *[no] { $who } leaves the { $card } at the cut.
}
event-redealt = The { $card } is the fourth strong card: everything is shuffled and cut again.
event-dealt = { $me ->
    [yes] You get
   *[no] { $who } gets
} { $count ->
    [one] { $count } card
   *[other] { $count } cards
}{ $cards }.
event-dealt-all = Everybody has { $count } cards.
event-start = The { $card } is turned up.
event-played = { $me ->
    [yes] You play
   *[no] { $who } plays
} { $cards }{ $joker ->
    [yes] {" "}as { $as }
   *[no] {""}
}{ $named ->
    [yes] , naming { $suit }
   *[no] {""}
}.
event-jumped = { $me ->
    [yes] You jump in with
   *[no] { $who } jumps in with
} { $cards }.
event-drew = { $me ->
    [yes] You draw
   *[no] { $who } draws
} { $count ->
    [0] nothing: there is nothing to draw
    [one] { $count } card
   *[other] { $count } cards
}{ $why ->
    [owed] {" "}owed
    [hit] , hit by the card
    [search] {" "}in the search
    [not_announced] {" "}for saying nothing
    [wrong_card] {" "}for the wrong card
    [final] {" "}for the last card laid
   *[turn] {""}
}{ $cards }.
event-passed = { $me ->
    [yes] You pass.
   *[no] { $who } passes.
}
event-reshuffled = The discard pile is shuffled: { $count ->
    [one] { $count } card is the new stock.
   *[other] { $count } cards are the new stock.
}
event-owes = { $me ->
    [yes] You owe
   *[no] { $who } owes
} { $count ->
    [one] { $count } card now.
   *[other] { $count } cards now.
}
event-skipped = { $me ->
    [yes] You are skipped.
   *[no] { $who } is skipped.
}
event-turned = The direction of play turns.
event-announced = { $me ->
    [yes] You announce the last card.
   *[no] { $who } announces the last card.
}
event-challenged = { $me ->
    [yes] You point out that { $target } said nothing.
   *[no] { $you ->
        [yes] { $who } points out that you said nothing.
       *[no] { $who } points out that { $target } said nothing.
    }
}
event-wrong-card = { $me ->
    [yes] You show the wrong { $card } and take it back.
   *[no] { $who } shows the wrong { $card } and takes it back.
}
event-turn = { $me ->
    [yes] It is your turn.
   *[no] It is { $who }'s turn.
}
event-won = { $me ->
    [yes] You win the deal!
   *[no] { $who } wins the deal.
}
event-void = Nobody can go on: the deal does not count.

says = “{ $word }”
drawing = { $me ->
    [yes] You draw { $card } for the deal.
   *[no] { $who } draws { $card } for the deal.
}
deals-first = { $me ->
    [yes] You deal.
   *[no] { $who } deals.
}

# ------------------------------------------------------------ why not

reason-over = The deal is over.
reason-no-such-seat = There is no such player.
reason-not-your-turn = It is not your turn but { $who }'s.
reason-not-in-hand = You do not hold { $card }.
reason-does-not-fit = { $card } does not fit: { $top } lies on top{ $named ->
    [no] {""}
   *[yes] , and the suit is { $suit }
}.
reason-wild-on-wild = { $card } may not be laid on { $top }.
reason-must-answer = Cards owed: { $pending }. Answer with { $answers }, or draw them.
reason-must-take = Cards owed: { $pending }. Nothing answers them: draw.
reason-only-drawn = After drawing only the drawn card may be laid: { $drawn }.
reason-none-after-draw = After drawing no card may be laid: pass.
reason-must-search = You have to search the stock: draw.
reason-forbidden-last = { $card } may not be the last card.
reason-suit-missing = { $card } names a suit: say which.
reason-names-no-suit = { $card } names no suit here.
reason-joker-needs-card = Say which card the joker stands for.
reason-not-a-joker = { $card } is no joker and stands for itself.
reason-joker-cannot-stand = The joker cannot stand for { $card } here.
reason-not-several = Only one card may be laid.
reason-several-not-wild = Several cards may be laid at once only if they are your whole hand, all wild, and announced.
reason-already-drawn = You have drawn already: lay a card or pass.
reason-must-play = A card of your hand fits and has to be laid.
reason-nothing-to-draw = There is nothing to draw.
reason-draw-first = Draw a card before you pass.
reason-must-cover = { $top } has to be covered before your turn can end.
reason-no-jump-in = You cannot jump in now.
reason-not-the-twin = Only { $card } may jump in now.
reason-jump-on-turn = It is your own turn: just lay the card.
reason-no-challenge = Nobody can be told off here for saying nothing.
reason-no-ground = There is nothing to point out about { $target }.
reason-challenge-self = You cannot point that out about yourself.
reason-no-late-announcement = The announcement is made together with the card only.
reason-nothing-to-announce = You hold no single unannounced card.
reason-no-announcement = Nothing is announced with this move.
reason-not-now = That is not possible now.
reason-no-such-card = { $card } is no card.
reason-not-part-of-move = { $kind } is made without { $part }.
reason-cut-range = Lift { $low } to { $high } cards.

# ------------------------------------------------------------ the table

table-deal = deal { $number }
table-seed = seed { $seed }
table-rating = rating { $rating }
table-stock = stock { $count }
table-pile = pile { $count }
table-suit = Suit: { $suit }
table-suit-named = Named suit: { $suit }
table-any = Any card fits
table-joker = The joker stands for { $card }
table-owes = { $count ->
    [one] { $count } card owed
   *[other] { $count } cards owed
}
table-points-short = { $count } p
table-order = Order of play: { $players }
table-hand = { $count ->
    [one] Your hand, { $count } card
   *[other] Your hand, { $count } cards
}
table-announced = announced
table-dealer = deals
table-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}

# ------------------------------------------------------------ what is asked

ask-turn = Your turn: lay a card that fits, or draw.
ask-turn-no-card = Your turn: nothing fits, draw.
ask-turn-stuck = Your turn: nothing fits and there is nothing to draw.
ask-drawn = You have drawn: lay a card or pass.
ask-drawn-no-card = You have drawn, and nothing fits: pass.
ask-chain = You owe { $count ->
    [one] { $count } card
   *[other] { $count } cards
}: { $answer ->
    [yes] answer with a marked card, or draw.
   *[no] draw.
}
ask-cover = Cover the { $top } with a marked card.
ask-cover-no-card = Nothing covers the { $top }: draw.
ask-search = Draw until a card comes that covers the { $top }.
ask-search-card = Cover the { $top } with a marked card.
ask-claim = { $who } laid the last card and said nothing.
ask-cut = You cut: how many cards do you lift ({ $low } to { $high })?
ask-take = You pull the { $card } from the bottom: take it, or leave it for the table?
ask-window = Wait: you can do something now.
ask-window-seconds = Wait: you can do something now. Play goes on in { $seconds } s.
ask-suit = Which suit?
ask-joker = What does the joker stand for?
ask-announce = One card will be left. Say “{ $word }”? (y/n)
ask-announce-wild = Only wild cards will be left. Say “{ $word }”? (y/n)
ask-next = Enter: next deal · { $key }: stop
ask-again = Enter: another deal · { $key }: stop
ask-enter = Enter: go on

can-lay = { $numbers } lay
can-draw = draw
can-draw-owed = draw { $count }
can-pass = pass
can-pass-claim = let it stand
can-challenge = point out: { $who }
can-jump-in = jump in with { $card }
can-announce = say “{ $word }”
can-all = all at once
can-cut = Enter: lift { $count }
can-take = take
can-leave = leave
can-hint = hint
can-help = help
can-quit = quit

# What may be typed: first what is shown, then other spellings. One letter each, no digits.
key-draw = d draw
    .help = draw
key-pass = p pass
    .help = pass
key-challenge = c challenge
    .help = point out that somebody said nothing
key-jump-in = j jump jump-in
    .help = jump in
key-announce = ! announce
    .help = announce
key-all = a all
key-take = t take
key-leave = l leave
key-help = ? h help
    .help = this help
key-quit = q quit exit
    .help = stop
key-score = s score
    .help = the score
key-rules = r rules
    .help = the rules
key-hint = i hint
    .help = a hint, where no rating is at stake
key-yes = y yes
key-no = n no
key-name = name wish
key-as = as for
key-suits = C=C
key-ranks = A=A

wrong-typing = I do not understand “{ $text }”. Type a number or a card (7H), { $keys }; ? explains.
wrong-number = There is no card number { $number }: 1 to { $count } are.
wrong-suit = That is no suit: { $keys }.
wrong-answer = Please answer { $yes } or { $no }.
wrong-whom = Whom? { $keys }
wrong-choice = Please type a number from 1 to { $count }.

# ------------------------------------------------------------ scores and ends

score-title = After deal { $number }
score-player = player
score-left = cards left
score-deal = deal
score-total = total
score-won = won
score-rating = rating
score-change = change
score-place = place
score-out = out
score-limit = { $end ->
    [elimination] Whoever comes to { $limit } drops out.
    [lowest_total] The match ends at { $limit }; the lowest total wins.
    [victories] { $limit } victories win the match.
   *[deal] Every deal stands for itself.
}
score-tied = The lowest total is shared: one more deal.
match-won = { $me ->
    [yes] You win the match!
   *[no] { $who } wins the match.
}
match-shared = First place is shared.
match-stopped = The match stops here.
match-out = { $me ->
    [yes] You are out; the others play on.
   *[no] { $who } is out.
}

saved = Saved. Go on later with: { $command }
resumed = The match goes on where it stood.
bye = Thank you for playing.
demonstration = Demonstration: computer players among themselves. In a terminal you play yourself.
script-end = The script ends here: { $count ->
    [one] { $count } line
   *[other] { $count } lines
}.

# ------------------------------------------------------------ menu and help

menu-title = Mau-Mau
menu-welcome = Press Enter for what stands in brackets.
menu-resume = Go on with the saved match? (y/n) [{ $default }]
menu-language = Language
menu-rules = Which game?
menu-explain = { $key } and a number shows the rules, as in: { $key } 2
menu-opponents = How many computer players ({ $low } to { $high })?
menu-level = How strong?
help-lay = Type the number of a card, or the card: 7H, 10S, J♦. Suits: C ♣, D ♦, H ♥, S ♠.
help-marked = Cards in a heavy frame, with their number in brackets, may be laid.
help-suit = A card that names a suit takes it with it: { $example }.
help-announce = With your last card but one add ! to say “{ $word }”: { $example }.
help-joker = A joker takes what it stands for with it: { $example }.
help-keys = Keys: { $keys }.
help-texts = Whole moves work too: { $example }.
help-window = Where you may jump in or point something out, the others wait a moment.
help-quit = The match is saved after every move; quit and resume when you like.
