# What the master would do in one's place, and why. `left` are cards in a hand.

hint-play = Lay { $cards }{ $joker ->
    [yes] {" "}as { $as }
   *[no] {""}
}{ $named ->
    [yes] {" "}and name { $suit }
   *[no] {""}
}.
hint-jump-in = Jump in with { $cards }.
hint-draw = { $count ->
    [0] Draw.
    [one] Take the card you owe.
   *[other] Take the { $count } cards you owe.
}
hint-pass = Pass.
hint-pass-claim = Let it stand.
hint-challenge = Point it out: { $who } announced nothing.
hint-announce = Say “{ $word }”.
hint-say-too = And say “{ $word }”.
hint-chance = Wins the deal { $percent } times in 100, by estimate.
hint-others = Otherwise: { $moves }.
hint-other = { $move } ({ $percent } %)
hint-rated = Where ratings are at stake there are no hints.
hint-none = There is nothing to advise now.
hint-wait = Better do nothing now.

why-only-move = There is nothing else to do.
why-announce = Your last card has not been announced.
why-challenge = { $who } has not announced the last card.
why-jump-in = The same card lies on top.
why-only-card = No other card fits.
why-wins = It wins the deal.
why-nothing-fits = No card fits.
why-answers = { $cards ->
    [one] You need not take the { $cards } card you owe.
   *[other] You need not take the { $cards } cards you owe.
}
why-plays-on = You stay on turn.
why-makes-draw = { $who }, with { $left } left, must take { $cards ->
    [one] { $cards } card
   *[other] { $cards } cards
}.
why-takes-turn = { $who }, with { $left } left, misses a turn.
why-turns = { $who }, with { $left } left, is next.
why-keeps-wild = { $card } is kept for later.
why-names-longest = You hold most of { $suit }: { $cards }.
why-next-lacks = { $who } seems to have no { $suit }.
why-follows = { $cards ->
    [one] { $cards } more of your cards fits on it.
   *[other] { $cards } more of your cards fit on it.
}
why-avoids-dead-end = { $card } must not be the last card.
why-keeps-last = Your last card is then { $card }, which fits on anything.
why-for-match = Another move wins this deal more often, but for the match this one is worth more.
why-does-best = With { $worlds } ways in which the hidden cards may lie, it does best.
