# Verified shuffles: the dialog at the table, the page that explains them, and the statistics. Loaded when needed.

fair-title = The shuffle
fair-none = The shuffle of this deal cannot be checked.
fair-stage-promising = The server has sealed its secret number for this deal. Now every device seals one of its own.
fair-stage-revealing = All numbers are sealed. Now they are opened and stirred together.
fair-stage-sealed = The order of the cards was fixed before the deal, by the server’s sealed secret and everybody’s numbers. When the deal is over the secret is opened, and your device checks everything.
fair-stage-open = The deal is over.
fair-contributed = Contributed: { $names }
fair-substituted = Silent, a substitute stands in: { $names }
fair-deal = Deal
fair-deal-number = Table { $table }, deal { $number }
fair-commitment = Seal of the server
fair-secret = The server’s secret
fair-key = What everything was stirred into
fair-join = Let my device contribute to the shuffle, although I only watch
fair-save = Save everything that was checked
fair-more = How does this work?
fair-step-secret = The server’s secret is the one it had sealed before anybody contributed.
fair-step-contributions = Every contribution is the one that was sealed: { $names }.
fair-step-silent = The substitutes follow from the seals, nobody could choose them: { $names }.
fair-step-own = The contribution of your device was used.
fair-step-unused = The contribution of your device was not used.
fair-step-cut = { $count ->
    [one] The cut: { $count } card was lifted, as the cutter chose.
   *[other] The cut: { $count } cards were lifted, as the cutter chose.
}
fair-step-cut-drawn = { $count ->
    [one] The cut: { $count } card was lifted, as chance said.
   *[other] The cut: { $count } cards were lifted, as chance said.
}
fair-step-cards = { $shuffles ->
    [one] Shuffled once; { $count } cards lay exactly where the mixture puts them.
   *[other] Shuffled { $shuffles } times; { $count } cards lay exactly where the mixture puts them.
}
fair-fault-form = What the server sent is no complete deal.
fair-fault-rules = The rules are not those that were promised.
fair-fault-secret = The server’s secret is not the one it had sealed.
fair-fault-contribution = { $name }: the contribution is not the one that was sealed.
fair-fault-substitute = { $name }: the substitute is not the one that follows from the seals.
fair-fault-shown = Before the deal your device was shown something else.
fair-fault-unused = What your device sent was not used.
fair-fault-seen = You saw something else than what the server says now.
fair-fault-chain = This deal does not follow the one that your device saw before it: one was thrown away or exchanged.
fair-fault-card = Another card ought to lie there.
fair-fault-cut = The cut is not the one that chance gave.

# ------------------------------------------------------------ the page that explains it

page-title = Was this deal fair?
page-intro = “The shuffle is rigged”: every card site hears it. Here you need not believe us. After each deal your own device can work out every card again.
page-envelopes = The idea, with envelopes
page-envelopes-1 = The dealer goes first. He writes a secret number on a slip, seals it in an envelope and lays it on the table. He cannot change it any more.
page-envelopes-2 = Then every player does the same. Nobody has seen another number yet, so nobody can choose his own to suit.
page-envelopes-3 = The players open theirs. Each number must be the one that was sealed.
page-envelopes-4 = All numbers, the dealer’s hidden one too, are stirred together, and the order of the cards follows from the mixture by a fixed recipe. If only one of them was honest, nobody could foresee or steer the order.
page-envelopes-5 = You play. The dealer’s envelope stays shut, or everybody would know the cards.
page-envelopes-6 = After the deal he opens it. Now all can repeat the recipe: the same numbers give the same pack, card by card.
page-here = Here the dealer is the server, the envelopes are fingerprints of numbers (SHA-256), and your browser does your part by itself in a blink.
page-cut = The cut
page-cut-text = Whoever cuts really chooses where. The place is written down and belongs to the check. When a computer player cuts, or the time runs out, the place follows from the mixture too. At “Play now” chance cuts without a word.
page-questions = Questions
page-silent = A player was “silent”. Is that bad?
page-silent-text = His device did not send its number in time: a bad connection, a closed tab. So that nobody can hold the deal up, a substitute follows from the envelopes on the table, and it is written down. Your own device tells you if your number was not used.
page-again = Could the server throw a bad deal away?
page-again-text = The deals of a table are numbered, and each names the envelope of the one before. A missing one is a gap that everybody can see.
page-cheat = Does this mean that nobody can cheat?
page-cheat-text = No. It means that nobody could arrange the cards. The server knows them while you play, as a dealer who peeks would, and it could whisper them to a friend. Play at a table whose host you trust, or be the host yourself.
page-luck = I had bad cards five times in a row. Was that fair?
page-luck-text = If the check says so, it was chance, and chance does that. The statistics show what all deals together look like.
page-statistics = Statistics of all deals
page-spec = For engineers: every byte is specified in docs/fairness-spec.md, and “maumau verify” checks records with a second program that shares no line with this page.

# ------------------------------------------------------------ statistics

stats-title = Statistics of all deals
stats-intro = Counted from the records of all deals that were finished here, and compared with what an honest shuffle gives on average.
stats-none = No deal has been finished here yet.
stats-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
stats-verified = of these with a verified shuffle: { $count }
stats-refused = records that do not hold: { $count }
stats-p = What is the p-value?
stats-p-text = The p-value says how often honest shuffles alone would lead to a difference at least as large as this one. 0.5 is nothing special. Below 0.01 comes up once in a hundred tests by pure chance; if a value stays below 0.001 while more deals are added, something is wrong.
stats-p-value = p = { $p }
stats-p-few = too few deals for a p-value
stats-expected = expected
stats-counted = counted
stats-first-card = The first card of the pack
stats-first-card-text = After the shuffle every card lies on top equally often.
stats-hand = Special cards in the first player’s hand
stats-hand-text = How many cards with an effect were dealt to the player who begins, won cards at the cut left out.
stats-hand-row = { $count ->
    [one] { $count } special card
   *[other] { $count } special cards
}
stats-who = People and computer players
stats-who-text = Special cards that were dealt and that were drawn, for each kind of player. Somebody whom the cards favour would get more than expected.
stats-dealt-people = dealt to people
stats-dealt-computers = dealt to computer players
stats-drawn-people = drawn by people
stats-drawn-computers = drawn by computer players
stats-of = { $special } of { $count } cards
stats-cuts = Where chance cuts
stats-cuts-text = Cuts that nobody chose, by the quarter of the pack.
stats-cuts-row = quarter { $count }
stats-draws = Cards drawn in a deal, on average
stats-people = people
stats-computers = computer players
stats-silent = Substituted contributions
stats-silent-text = So often a device was silent and a substitute stood in: { $silent } of { $count } contributions of people.
