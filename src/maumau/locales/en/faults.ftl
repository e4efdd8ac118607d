# What is wrong with a rule set; the same sentences as in the engine.

fault-unreadable = the file cannot be read: { $why }
fault-syntax = this is no { $format }: { $why }
fault-not-a-table = a rule set is a table of options, not { $value }
fault-id-taken = { $value } is the id of a shipped rule set, and this one plays otherwise: choose another id
fault-unknown-set = no rule set is called { $value }; the shipped ones are { $choices }
fault-unknown-set-near = no rule set is called { $value }: did you mean { $nearest }? The shipped ones are { $choices }
fault-base-circle = the rule set starts from itself through { $value }
fault-unknown-option = there is no option { $name }
fault-unknown-option-near = there is no option { $name }: did you mean { $nearest }?
fault-twice = this is the option { $name } again, under another spelling
fault-wants-bool = { $value } is not possible here: true or false is wanted
fault-wants-int = { $value } is not possible here: a whole number is wanted
fault-wants-text = { $value } is not possible here: a text in quotes is wanted
fault-wants-slug = { $value } is not possible here: a text in quotes is wanted
fault-wants-pattern = { $value } is not possible here: cards in quotes are wanted, as in “7 JOKER”
fault-wants-effect = { $value } is not possible here: the kind of an effect, or a table, is wanted
fault-wants-effects = { $value } is not possible here: a table of cards and effects is wanted
fault-wants-values = { $value } is not possible here: a table of cards and points is wanted
fault-wants-words = { $value } is not possible here: a table of words is wanted
fault-out-of-range = { $value } is not possible: { $low } to { $high } are
fault-out-of-range-or-off = { $value } is not possible: { $low } to { $high } are, or { $off } for none
fault-not-a-choice = { $value } is not possible: write { $choices }
fault-not-a-choice-near = { $value } is not possible: did you mean { $nearest }? Possible are { $choices }
fault-not-a-slug = { $value } is no id: small letters, digits and single hyphens, 40 at most, as in grandmas-rules
fault-bad-text = { $value } is no text that can be shown: printable characters, { $high } at most
fault-not-a-card = { $value } names no card: write a rank (7, T, J), a card (2C), a suit (H) or JOKER; several with spaces
fault-not-one-card = { $value } is neither one rank (7, T, J) nor one card (2C)
fault-no-kind = what does { $card } do? Write its kind: { $choices }
fault-field-of-other-kind = { $field } means nothing for the kind { $kind }: it belongs to { $kinds }
fault-switch-and-option = { $name } sets { $other }, which is given as well: leave one of them out
fault-switch-without-card = { $name } means nothing here: { $card } has no effect of the kind { $kind }
fault-players-crossed = at least { $low } players and at most { $high } cannot both hold
fault-pack-too-small = { $players } players need { $needed } cards: { $hands } for the hands, one to start and one each to draw; the pack has { $cards }, enough for { $possible } players
fault-pack-too-small-for-all = { $players } players need { $needed } cards: { $hands } for the hands, one to start and one each to draw; the pack has { $cards }, not enough for { $low } players either
fault-second-pack-never = a second pack from { $value } players on never comes in: at most { $high } play
fault-second-pack-already = two packs are in use already: leave two_packs_from out
fault-card-not-in-pack = { $card } is not in the pack of { $pack }
fault-no-jokers = JOKER is named, but the pack has no jokers: set jokers to 1 or more
fault-too-many-strong = only { $plain } cards of the pack are not strong: a cut would hardly end; at least 4 are needed
fault-hand-too-small-for-cut = the cut may win 3 cards, so hands need at least 3; { $value } is less
fault-packet-over-hand = { $value } cards at a time are more than the { $hand } of a hand
fault-needs-strong-cut = { $name } = { $value } needs the cut that wins strong cards: set cut to specials
fault-no-plain-start = every card of the pack has an effect, so no plain start card can come
fault-draw-and-never-play = drawing until a card fits is pointless when nothing may be laid after drawing: change draw_limit or play_after_draw
fault-at-once-and-answers = cards dealt at once cannot be answered: leave answers out, or at_once
fault-at-once-and-turn = cards dealt at once never cost the turn: leave ends_turn out, or at_once
fault-answer-draws-nothing = { $card } is no answer: laying it gives nobody cards to draw
fault-joker-stands-for-none = JOKER alone is no answer: name the cards that it may stand for too, as in 7 JOKER
fault-jump-in-without-twins = jump_in needs two packs: no card has a twin with { $low } to { $high } players
fault-jump-in-without-plain = jump_in needs cards without an effect: this pack has none
fault-no-wild-card = { $name } needs a wild card: no card of the pack names a suit and fits on any card
fault-wild-cannot-win = { $name } needs a wild card that may win: finish of { $card } is { $finish }
fault-several-unannounced = several_wilds needs the announcement: set announce to with_card or late
fault-nothing-to-challenge = { $name } = { $value } needs the announcement: set announce to with_card or late, or { $name } to { $instead }
fault-never-challenged = unannounced_last = challenge needs somebody who may point it out: set challenge to while_held
fault-nobody-can-win = no card of the pack may win as the last card
fault-strong-worth-nothing = strong_value is { $value }, but the pack has no strong cards
fault-match-without-scores = match_end = { $value } needs scoring = { $scoring }
fault-match-without-limit = match_end = { $value } needs a match_limit of 1 or more
fault-limit-without-match = match_limit is { $value }, but match_end = deal ends after each deal
