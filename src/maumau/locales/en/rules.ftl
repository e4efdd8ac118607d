# A rule set in plain words, sentence by sentence.

group-about = The game
group-pack = The pack
group-dealing = Cutting and dealing
group-turn = A turn
group-cards = Cards with an effect
group-last-card = The last card
group-scores = Points and the match

explain-aim = Whoever is first without cards wins the deal.
explain-players = { $low } to { $high } players.
explain-players-only = { $count } players.

explain-pack = { $packs ->
    [2] Two packs of { $cards } cards, shuffled together
   *[1] One pack of { $cards } cards
} ({ $cards ->
    [32] sevens to aces
    [36] sixes to aces
   *[52] twos to aces
}).
explain-second-pack = With { $players } players or more a second pack is shuffled in.
explain-jokers = { $count ->
    [one] { $count } joker is added.
   *[other] { $count } jokers are added.
}

explain-first-dealer = { $value ->
    [highest_card] Whoever draws the highest card deals first, the ace being highest;
   *[random] Chance decides who deals first;
} after that the deal passes on in the direction of play.
explain-cut = { $value ->
    [specials] { $starter ->
        [left] The player on the dealer's right
       *[right] The player on the dealer's left
    } lifts a packet off the pack and pulls cards from its bottom until one comes that is not strong. Strong ones, three at most, are won and count towards the hand.
    [plain] { $starter ->
        [left] The player on the dealer's right
       *[right] The player on the dealer's left
    } cuts the pack.
   *[none] The pack is not cut.
}
explain-cut-choice = { $value ->
    [yes] The one who cuts may leave a strong card; with it the cut ends.
   *[no] The one who cuts has to take the strong cards.
}
explain-fourth-special = { $value ->
    [dealer] If the fourth card is strong too, it goes to the dealer, who may get three; after that all is shuffled and cut again.
   *[redeal] If the fourth card is strong too, all is shuffled and cut again.
}
explain-hand = Everybody is dealt { $count } cards, { $packet ->
    [1] one at a time.
   *[other] { $packet } at a time.
}
explain-hand-two = With two players it is { $count } cards each.
explain-start-card = { $value ->
    [cut] The card with which the cut ended is the first of the discard pile.
   *[stock] The top card of the stock is turned up as the first of the discard pile.
}
explain-start-effect = { $value ->
    [acts] A special start card acts on the first player as if the dealer had laid it.
    [plain] A special start card is put back and replaced until a plain one comes.
   *[inert] A special start card does nothing: nobody laid it.
}
explain-starter = { $starter ->
    [left] The player on the dealer's left begins;
   *[right] The player on the dealer's right begins;
} play goes { $direction ->
    [clockwise] clockwise.
   *[counterclockwise] counter-clockwise.
}

explain-match = A card fits when it has the suit or the rank of the top card.
explain-draw = { $able ->
    [no] Only who has no card that fits draws
   *[yes] Who cannot or does not want to play draws
} { $count ->
    [0] cards until one fits.
    [1] one card.
   *[other] a card, and further ones if need be, up to { $count }; only then may one pass.
}
explain-after-draw = { $value ->
    [drawn] After drawing only the drawn card may be laid, if it fits; otherwise one passes.
    [none] After drawing nothing may be laid: one passes.
    [must_drawn] Only the card just drawn may be laid, and must be, as soon as one fits.
    [must_any] As soon as a card fits, one must be laid.
   *[any] After drawing any card that fits may be laid; otherwise one passes.
}
explain-stock = When the stock is used up, the discard pile without its top card is shuffled and becomes the stock. If there is nothing to draw at all, one may pass { $value ->
    [if_nothing_fits] only when no card fits.
   *[free] at once.
}
explain-wrong-card = { $count ->
    [0] A card that does not fit is refused.
    [one] A card that does not fit goes back to the hand; it costs { $count } card and the turn.
   *[other] A card that does not fit goes back to the hand; it costs { $count } cards and the turn.
}

explain-draw-cards = { $target ->
    [previous] the player before has to draw
   *[next] the next player has to draw
} { $amount ->
    [one] { $amount } card.
   *[other] { $amount } cards.
}
explain-at-once = the cards are drawn at once, nothing may be laid against it, and nobody loses a turn by it.
explain-answers = instead of drawing one may lay { $answers }; the cards add up and fall to the next in turn.
explain-no-answer = nothing may be laid against it.
explain-turns-round = the direction turns towards the player who is hit.
explain-ends-turn = { $value ->
    [yes] drawing the cards costs the turn.
   *[no] after drawing the cards one has an ordinary turn.
}
explain-skip = the next player is skipped; with two players one plays again.
explain-reverse = the direction of play turns; { $two ->
    [skip] with two players one plays again.
   *[nothing] with two players that changes nothing.
}
explain-again = one has another whole turn.
explain-cover = one has to cover it with a card that fits; { $value ->
    [one] without one, one card is drawn, and if that does not fit either the turn ends.
   *[until_covered] without one, cards are drawn until one fits.
}
explain-nominate = { $wild ->
    [no] fits like any other card;
   *[yes] is wild, it fits on any card;
} whoever lays it names the suit that is to follow.
explain-search = { $hand ->
    [yes] the next player has to cover it with a card of its suit or a wild card; without one, cards are drawn until one comes. That ends the turn, and the suit stays.
   *[no] the next player draws until a card of its suit or a wild card comes and covers it. That ends the turn, and the suit stays.
}
explain-plain = no effect.
explain-finish = { $value ->
    [forbidden] may not be the last card.
   *[goes_on] as the last card it is no win: its player goes on.
}
explain-others = All other cards have no effect.
explain-joker = A joker is laid for any card that may be laid there, and does what that card does.
explain-wild-on-wild = { $value ->
    [always] A wild card may be laid on a wild card.
    [named_suit] On a wild card that has just named a suit only the wild card of that suit may be laid: it then is a plain card and names nothing.
   *[never] A wild card may not be laid on a wild card.
}
explain-wild-plain = A wild card that fits by its suit may be laid as a plain card, without naming a suit.
explain-several-wilds = Who has announced and holds nothing but wild cards may lay them all at once and wins.
explain-jump-in = The twin of a card without effect (same suit, same rank) may be laid on it out of turn, until another card lies there; play goes on after the one who jumped in.
explain-strong = Strong cards: { $cards }.
explain-final-effects = { $value ->
    [no] The last card ends the deal at once; nobody draws for it.
   *[yes] What the last card makes others draw is drawn before counting; nothing may be laid against it.
}

explain-announce = { $value ->
    [off] Nothing is announced.
    [with_card] Who lays the last card but one announces it together with that card, not later.
   *[late] Who lays the last card but one announces it; it may be made up for until somebody points it out.
}
explain-word = { $key ->
    [wild_last] What is said when the one card left is wild:
    [final] What is said with the last card:
   *[last] What is said with one card left:
} { $word }
explain-announce-penalty = { $count ->
    [one] A missing announcement costs { $count } card.
   *[other] A missing announcement costs { $count } cards.
}
explain-challenge = { $value ->
    [off] The others cannot point out a missing announcement.
    [until_next_move] The others may point out a missing announcement until the next move in turn.
   *[while_held] The others may point out a missing announcement as long as the one card is held.
}
explain-unannounced = { $value ->
    [penalty] An unannounced last card does not win: its player draws the penalty and play goes on.
    [challenge] An unannounced last card wins unless somebody points it out; then its player draws the penalty and play goes on.
   *[wins] Who gets rid of an unannounced last card before it is pointed out has won.
}
explain-announce-drawn = { $value ->
    [never] A single card that was drawn cannot be announced.
    [after_turn] A single card that was drawn may be announced once the turn has passed, and has to be from then on.
   *[at_once] A single card that was drawn may be announced at once.
}

explain-scoring = { $value ->
    [none] No points are written.
    [victories] The winner of a deal gets a victory point.
   *[points] The losers write the points of the cards left in their hands.
}
explain-value = { $points ->
    [one] { $cards }: { $points } point.
   *[other] { $cards }: { $points } points.
}
explain-strong-value = Strong cards without a value of their own: { $points } points.
explain-other-values = Other cards count the number on them.
explain-win-bonus = The winner is written −{ $points }.
explain-wild-win-bonus = { $several ->
    [yes] A win with a wild card is written −{ $points } instead, once for each wild card laid.
   *[no] A win with a wild card is written −{ $points } instead.
}
explain-wild-win-doubles = A win with a wild card doubles what the losers write.
explain-rounding = Every loser's sum is rounded to the nearest multiple of { $value }.
explain-match-end = { $value ->
    [elimination] { $reached ->
        [no] Whoever goes over { $limit } points drops out;
       *[yes] Whoever reaches { $limit } points drops out;
    } the last one left wins the match.
    [lowest_total] { $reached ->
        [no] When somebody goes over { $limit } points,
       *[yes] When somebody reaches { $limit } points,
    } the lowest total wins the match; if it is shared, one more deal is played.
    [victories] The first with { $limit } victory points wins the match.
   *[deal] Every deal stands by itself.
}
