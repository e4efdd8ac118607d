fault-unreadable = datoteka se ne može pročitati: { $why }
fault-syntax = ovo nije { $format }: { $why }
fault-not-a-table = pravila su tabela opcija, a ne { $value }
fault-id-taken = { $value } je oznaka gotovih pravila, a ova igraju drugačije: izaberite drugu oznaku
fault-unknown-set = pravila s oznakom { $value } nema; gotova su { $choices }
fault-unknown-set-near = pravila s oznakom { $value } nema: da li je to { $nearest }? Gotova su { $choices }
fault-base-circle = pravila preko { $value } polaze od samih sebe
fault-unknown-option = opcije { $name } nema
fault-unknown-option-near = opcije { $name } nema: da li je to { $nearest }?
fault-twice = ovo je opet opcija { $name }, samo drukčije napisana
fault-wants-bool = { $value } ovde ne može: treba true ili false
fault-wants-int = { $value } ovde ne može: treba ceo broj
fault-wants-text = { $value } ovde ne može: treba tekst pod navodnicima
fault-wants-slug = { $value } ovde ne može: treba tekst pod navodnicima
fault-wants-pattern = { $value } ovde ne može: trebaju karte pod navodnicima, na primer „7 JOKER“
fault-wants-effect = { $value } ovde ne može: treba vrsta dejstva ili tabela
fault-wants-effects = { $value } ovde ne može: treba tabela karata i dejstava
fault-wants-values = { $value } ovde ne može: treba tabela karata i poena
fault-wants-words = { $value } ovde ne može: treba tabela reči
fault-out-of-range = { $value } ne može: može od { $low } do { $high }
fault-out-of-range-or-off = { $value } ne može: može od { $low } do { $high }, ili { $off } ako se ne koristi
fault-not-a-choice = { $value } ne može: može { $choices }
fault-not-a-choice-near = { $value } ne može: da li je to { $nearest }? Može { $choices }
fault-not-a-slug = { $value } nije oznaka: mala latinična slova, cifre i pojedinačne crtice, najviše 40, na primer grandmas-rules
fault-bad-text = { $value } nije tekst koji se može prikazati: vidljivi znakovi, najviše { $high }
fault-not-a-card = { $value } nije karta: treba broj (7, T, J), karta (2C), znak (H) ili JOKER; više njih s razmakom
fault-not-one-card = { $value } nije ni jedan broj (7, T, J) ni jedna karta (2C)
fault-no-kind = šta čini { $card }? Treba vrsta: { $choices }
fault-field-of-other-kind = { $field } ne znači ništa za vrstu { $kind }: pripada vrsti { $kinds }
fault-switch-and-option = { $name } postavlja { $other }, koje je takođe navedeno: jedno od to dvoje je suvišno
fault-switch-without-card = { $name } ovde ne znači ništa: { $card } nema dejstvo vrste { $kind }
fault-players-crossed = najmanje { $low } i najviše { $high } igrača ne može istovremeno
fault-pack-too-small = za { $players } igrača treba karata { $needed }: { $hands } u rukama, jedna za početak i po jedna za vučenje; ima ih { $cards }, dovoljno za igrača { $possible }
fault-pack-too-small-for-all = za { $players } igrača treba karata { $needed }: { $hands } u rukama, jedna za početak i po jedna za vučenje; ima ih { $cards }, premalo i za igrača { $low }
fault-second-pack-never = drugi špil od { $value } igrača nikad ne dolazi: igra najviše { $high }
fault-second-pack-already = dva špila su već tu: two_packs_from je suvišno
fault-card-not-in-pack = { $card } nije u špilu od { $pack } karata
fault-no-jokers = naveden je JOKER, a džokera u špilu nema: jokers neka bude bar 1
fault-too-many-strong = samo { $plain } karata u špilu nije jako: sečenju jedva da bi bio kraj; potrebne su bar 4
fault-hand-too-small-for-cut = sečenjem se mogu dobiti 3 karte, pa ih u ruci mora biti bar 3; { $value } je manje
fault-packet-over-hand = { $value } karata odjednom više je nego što je u ruci: { $hand }
fault-needs-strong-cut = { $name } = { $value } traži sečenje kojim se dobijaju jake karte: cut neka bude specials
fault-no-plain-start = svaka karta ima dejstvo, pa obične početne karte ne može biti
fault-draw-and-never-play = nema smisla vući dok se karta ne složi ako se posle ništa ne sme baciti: promenite draw_limit ili play_after_draw
fault-at-once-and-answers = na karte koje se vuku odmah nema odgovora: suvišno je answers ili at_once
fault-at-once-and-turn = karte koje se vuku odmah ne oduzimaju potez: suvišno je ends_turn ili at_once
fault-answer-draws-nothing = { $card } nije odgovor: zbog te karte niko ne vuče
fault-joker-stands-for-none = samo JOKER nije odgovor: navedite i karte koje sme da zameni, na primer 7 JOKER
fault-jump-in-without-twins = jump_in traži dva špila: kad igra od { $low } do { $high } igrača, istih karata nema
fault-jump-in-without-plain = jump_in traži obične karte: ovde ih nema
fault-no-wild-card = { $name } traži kartu koja bira znak: nijedna karta ne bira znak i ne ide na sve
fault-wild-cannot-win = { $name } traži kartu koja bira znak i sme da pobedi: { $card } ima finish = { $finish }
fault-several-unannounced = several_wilds traži najavu: announce neka bude with_card ili late
fault-nothing-to-challenge = { $name } = { $value } traži najavu: announce neka bude with_card ili late, ili { $name } = { $instead }
fault-never-challenged = unannounced_last = challenge traži nekoga ko sme da ukaže: challenge neka bude while_held
fault-nobody-can-win = nijednom kartom se ne može pobediti
fault-strong-worth-nothing = strong_value je { $value }, a jakih karata u špilu nema
fault-match-without-scores = match_end = { $value } traži scoring = { $scoring }
fault-match-without-limit = match_end = { $value } traži match_limit od bar 1
fault-limit-without-match = match_limit je { $value }, a match_end = deal završava se svakom partijom
