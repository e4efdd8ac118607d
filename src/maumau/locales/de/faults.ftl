fault-unreadable = die Datei lässt sich nicht lesen: { $why }
fault-syntax = das ist kein { $format }: { $why }
fault-not-a-table = ein Regelwerk ist eine Tabelle von Optionen, nicht { $value }
fault-id-taken = { $value } ist die Kennung eines mitgelieferten Regelwerks, und dieses spielt anders: eine andere Kennung wählen
fault-unknown-set = kein Regelwerk heißt { $value }; mitgeliefert sind { $choices }
fault-unknown-set-near = kein Regelwerk heißt { $value }: war { $nearest } gemeint? Mitgeliefert sind { $choices }
fault-base-circle = das Regelwerk geht über { $value } von sich selbst aus
fault-unknown-option = eine Option { $name } gibt es nicht
fault-unknown-option-near = eine Option { $name } gibt es nicht: war { $nearest } gemeint?
fault-twice = das ist noch einmal die Option { $name }, nur anders geschrieben
fault-wants-bool = { $value } geht hier nicht: true oder false wird verlangt
fault-wants-int = { $value } geht hier nicht: eine ganze Zahl wird verlangt
fault-wants-text = { $value } geht hier nicht: ein Text in Anführungszeichen wird verlangt
fault-wants-slug = { $value } geht hier nicht: ein Text in Anführungszeichen wird verlangt
fault-wants-pattern = { $value } geht hier nicht: Karten in Anführungszeichen werden verlangt, etwa „7 JOKER“
fault-wants-effect = { $value } geht hier nicht: die Art einer Wirkung oder eine Tabelle wird verlangt
fault-wants-effects = { $value } geht hier nicht: eine Tabelle von Karten und Wirkungen wird verlangt
fault-wants-values = { $value } geht hier nicht: eine Tabelle von Karten und Punkten wird verlangt
fault-wants-words = { $value } geht hier nicht: eine Tabelle von Worten wird verlangt
fault-out-of-range = { $value } geht nicht: möglich ist { $low } bis { $high }
fault-out-of-range-or-off = { $value } geht nicht: möglich ist { $low } bis { $high }, oder { $off } für keine
fault-not-a-choice = { $value } geht nicht: möglich ist { $choices }
fault-not-a-choice-near = { $value } geht nicht: war { $nearest } gemeint? Möglich ist { $choices }
fault-not-a-slug = { $value } ist keine Kennung: kleine Buchstaben, Ziffern und einzelne Bindestriche, höchstens 40, etwa grandmas-rules
fault-bad-text = { $value } ist kein Text, der sich zeigen lässt: druckbare Zeichen, höchstens { $high }
fault-not-a-card = { $value } nennt keine Karte: ein Wert (7, T, J), eine Karte (2C), eine Farbe (H) oder JOKER; mehrere mit Leerzeichen
fault-not-one-card = { $value } ist weder ein Wert (7, T, J) noch eine Karte (2C)
fault-no-kind = was bewirkt { $card }? Die Art angeben: { $choices }
fault-field-of-other-kind = { $field } sagt bei der Art { $kind } nichts: es gehört zu { $kinds }
fault-switch-and-option = { $name } setzt { $other }, das auch angegeben ist: eines davon weglassen
fault-switch-without-card = { $name } sagt hier nichts: { $card } hat keine Wirkung der Art { $kind }
fault-players-crossed = mindestens { $low } und höchstens { $high } Spieler geht nicht zugleich
fault-pack-too-small = { $players } Spieler brauchen { $needed } Karten: { $hands } für die Hände, eine zum Beginnen und je eine zum Ziehen; es sind { $cards }, genug für { $possible } Spieler
fault-pack-too-small-for-all = { $players } Spieler brauchen { $needed } Karten: { $hands } für die Hände, eine zum Beginnen und je eine zum Ziehen; es sind { $cards }, auch für { $low } Spieler nicht genug
fault-second-pack-never = ein zweites Blatt ab { $value } Spielern kommt nie dazu: höchstens { $high } spielen
fault-second-pack-already = zwei Blätter sind schon im Spiel: two_packs_from weglassen
fault-card-not-in-pack = { $card } ist nicht in einem Blatt mit { $pack } Karten
fault-no-jokers = JOKER ist genannt, aber das Blatt hat keine Joker: jokers auf 1 oder mehr setzen
fault-too-many-strong = nur { $plain } Karten sind nicht stark: das Abheben würde kaum enden; mindestens 4 sind nötig
fault-hand-too-small-for-cut = beim Abheben lassen sich 3 Karten gewinnen, also braucht eine Hand mindestens 3; { $value } sind weniger
fault-packet-over-hand = { $value } Karten auf einmal sind mehr als die { $hand } einer Hand
fault-needs-strong-cut = { $name } = { $value } braucht das Abheben, das starke Karten gewinnt: cut auf specials setzen
fault-no-plain-start = jede Karte hat eine Wirkung, also kann keine Startkarte ohne Wirkung kommen
fault-draw-and-never-play = zu ziehen, bis eine Karte passt, ist sinnlos, wenn danach nichts gelegt werden darf: draw_limit oder play_after_draw ändern
fault-at-once-and-answers = sofort gezogene Karten lassen sich nicht beantworten: answers oder at_once weglassen
fault-at-once-and-turn = sofort gezogene Karten kosten nie den Zug: ends_turn oder at_once weglassen
fault-answer-draws-nothing = { $card } ist keine Antwort: wer es legt, lässt niemanden ziehen
fault-joker-stands-for-none = JOKER allein ist keine Antwort: auch nennen, wofür er stehen darf, etwa 7 JOKER
fault-jump-in-without-twins = jump_in braucht zwei Blätter: mit { $low } bis { $high } Spielern hat keine Karte einen Zwilling
fault-jump-in-without-plain = jump_in braucht Karten ohne Wirkung: hier gibt es keine
fault-no-wild-card = { $name } braucht eine Wunschkarte: keine Karte wünscht eine Farbe und passt auf alles
fault-wild-cannot-win = { $name } braucht eine Wunschkarte, die gewinnen darf: finish von { $card } ist { $finish }
fault-several-unannounced = several_wilds braucht die Ansage: announce auf with_card oder late setzen
fault-nothing-to-challenge = { $name } = { $value } braucht die Ansage: announce auf with_card oder late setzen, oder { $name } auf { $instead }
fault-never-challenged = unannounced_last = challenge braucht jemanden, der hinweisen darf: challenge auf while_held setzen
fault-nobody-can-win = keine Karte darf als letzte gewinnen
fault-strong-worth-nothing = strong_value ist { $value }, aber es gibt keine starken Karten
fault-match-without-scores = match_end = { $value } braucht scoring = { $scoring }
fault-match-without-limit = match_end = { $value } braucht ein match_limit von 1 oder mehr
fault-limit-without-match = match_limit ist { $value }, aber match_end = deal endet nach jeder Runde
