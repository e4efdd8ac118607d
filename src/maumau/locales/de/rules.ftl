group-about = Das Spiel
group-pack = Die Karten
group-dealing = Abheben und Geben
group-turn = Ein Zug
group-cards = Karten mit Wirkung
group-last-card = Die letzte Karte
group-scores = Punkte und Spielende

explain-aim = Wer zuerst keine Karten mehr hat, gewinnt die Runde.
explain-players = { $low } bis { $high } Spieler.
explain-players-only = { $count } Spieler.

explain-pack = { $packs ->
    [2] Zwei Blätter mit je { $cards } Karten, zusammen gemischt
   *[1] Ein Blatt mit { $cards } Karten
} ({ $cards ->
    [32] Sieben bis Ass
    [36] Sechs bis Ass
   *[52] Zwei bis Ass
}).
explain-second-pack = Ab { $players } Spielern kommt ein zweites Blatt dazu.
explain-jokers = { $count ->
    [one] { $count } Joker kommt dazu.
   *[other] { $count } Joker kommen dazu.
}

explain-first-dealer = { $value ->
    [highest_card] Wer die höchste Karte zieht, gibt zuerst, das Ass ist die höchste;
   *[random] Das Los bestimmt, wer zuerst gibt;
} danach gibt immer der Nächste in Spielrichtung.
explain-cut = { $value ->
    [specials] { $starter ->
        [left] Wer rechts vom Geber sitzt,
       *[right] Wer links vom Geber sitzt,
    } hebt ein Päckchen ab und zieht Karten von unten heraus, bis eine kommt, die nicht stark ist. Starke Karten, höchstens drei, gehören ihm und zählen zur Hand.
    [plain] { $starter ->
        [left] Wer rechts vom Geber sitzt,
       *[right] Wer links vom Geber sitzt,
    } hebt ab.
   *[none] Es wird nicht abgehoben.
}
explain-cut-choice = { $value ->
    [yes] Wer abhebt, darf eine starke Karte liegen lassen; damit endet das Abheben.
   *[no] Wer abhebt, muss die starken Karten nehmen.
}
explain-fourth-special = { $value ->
    [dealer] Ist auch die vierte Karte stark, bekommt sie der Geber, höchstens drei; danach wird alles neu gemischt und abgehoben.
   *[redeal] Ist auch die vierte Karte stark, wird alles neu gemischt und abgehoben.
}
explain-hand = Jeder bekommt { $count } Karten, { $packet ->
    [1] eine nach der anderen.
   *[other] je { $packet } auf einmal.
}
explain-hand-two = Zu zweit sind es { $count } Karten.
explain-start-card = { $value ->
    [cut] Die Karte, mit der das Abheben endet, beginnt den Ablegestapel.
   *[stock] Die oberste Karte des Stapels wird aufgedeckt und beginnt den Ablegestapel.
}
explain-start-effect = { $value ->
    [acts] Eine Startkarte mit Wirkung trifft den ersten Spieler, als hätte der Geber sie gelegt.
    [plain] Eine Startkarte mit Wirkung wird zurückgesteckt und ersetzt, bis eine ohne Wirkung kommt.
   *[inert] Eine Startkarte mit Wirkung bewirkt nichts: niemand hat sie gelegt.
}
explain-starter = { $starter ->
    [left] Links vom Geber wird begonnen;
   *[right] Rechts vom Geber wird begonnen;
} gespielt wird { $direction ->
    [clockwise] im Uhrzeigersinn.
   *[counterclockwise] gegen den Uhrzeigersinn.
}

explain-match = Eine Karte passt, wenn sie die Farbe oder den Wert der obersten Karte hat.
explain-draw = { $able ->
    [no] Nur wer nichts Passendes hat, zieht
   *[yes] Wer nicht legen kann oder will, zieht
} { $count ->
    [0] Karten, bis eine passt.
    [1] eine Karte.
   *[other] eine Karte und bei Bedarf weitere, bis zu { $count }; erst dann heißt es „weiter“.
}
explain-after-draw = { $value ->
    [drawn] Nach dem Ziehen darf nur die gezogene Karte gelegt werden, wenn sie passt; sonst heißt es „weiter“.
    [none] Nach dem Ziehen darf nichts gelegt werden: es heißt „weiter“.
    [must_drawn] Nur die eben gezogene Karte darf gelegt werden, und sobald sie passt, muss sie es.
    [must_any] Sobald eine Karte passt, muss eine gelegt werden.
   *[any] Nach dem Ziehen darf jede passende Karte gelegt werden; sonst heißt es „weiter“.
}
explain-stock = Ist der Stapel aufgebraucht, wird der Ablegestapel ohne seine oberste Karte gemischt und zum neuen Stapel. Gibt es gar nichts zu ziehen, darf man { $value ->
    [if_nothing_fits] nur dann „weiter“ sagen, wenn keine Karte passt.
   *[free] gleich „weiter“ sagen.
}
explain-wrong-card = { $count ->
    [0] Eine Karte, die nicht passt, wird nicht angenommen.
    [one] Eine Karte, die nicht passt, geht zurück auf die Hand; das kostet { $count } Karte und den Zug.
   *[other] Eine Karte, die nicht passt, geht zurück auf die Hand; das kostet { $count } Karten und den Zug.
}

explain-draw-cards = { $target ->
    [previous] Der Spieler davor muss
   *[next] Der nächste Spieler muss
} { $amount ->
    [one] { $amount } Karte ziehen.
   *[other] { $amount } Karten ziehen.
}
explain-at-once = Die Karten werden sofort gezogen, dagegen hilft keine Karte, und niemand verliert dadurch seinen Zug.
explain-answers = Statt zu ziehen, darf man { $answers } legen; die Karten zählen zusammen und treffen den Nächsten, der dran ist.
explain-no-answer = Dagegen hilft keine Karte.
explain-turns-round = Die Spielrichtung dreht sich zu dem, der getroffen ist.
explain-ends-turn = { $value ->
    [yes] Wer die Karten zieht, verliert seinen Zug.
   *[no] Wer die Karten gezogen hat, hat danach einen gewöhnlichen Zug.
}
explain-skip = Der nächste Spieler setzt aus; zu zweit ist man noch einmal dran.
explain-reverse = Die Spielrichtung wechselt; { $two ->
    [skip] zu zweit ist man noch einmal dran.
   *[nothing] zu zweit ändert das nichts.
}
explain-again = Man hat noch einen ganzen Zug.
explain-cover = Man muss sie mit einer passenden Karte decken; { $value ->
    [one] wer keine hat, zieht eine, und wenn auch die nicht passt, ist der Zug zu Ende.
   *[until_covered] wer keine hat, zieht, bis eine passt.
}
explain-nominate = { $wild ->
    [no] Passt wie jede andere Karte;
   *[yes] Passt als Wunschkarte auf jede Karte;
} wer sie legt, wünscht sich die nächste Farbe.
explain-search = { $hand ->
    [yes] Der Nächste muss sie mit einer Karte ihrer Farbe oder einer Wunschkarte decken; wer keine hat, zieht, bis eine kommt. Damit ist sein Zug zu Ende, und die Farbe bleibt.
   *[no] Der Nächste zieht, bis eine Karte ihrer Farbe oder eine Wunschkarte kommt, und deckt sie damit. Damit ist sein Zug zu Ende, und die Farbe bleibt.
}
explain-plain = Keine Wirkung.
explain-finish = { $value ->
    [forbidden] Darf nicht die letzte Karte sein.
   *[goes_on] Als letzte Karte gewinnt sie nicht: man spielt weiter.
}
explain-others = Alle anderen Karten haben keine Wirkung.
explain-joker = Ein Joker steht für jede Karte, die dort gelegt werden darf, und wirkt wie sie.
explain-wild-on-wild = { $value ->
    [always] Wunschkarte auf Wunschkarte ist erlaubt.
    [named_suit] Auf eine Wunschkarte, mit der eben gewünscht wurde, darf nur die Wunschkarte der gewünschten Farbe: sie ist dann eine gewöhnliche Karte und wünscht nichts.
   *[never] Wunschkarte auf Wunschkarte ist verboten.
}
explain-wild-plain = Eine Wunschkarte, deren Farbe passt, darf auch als gewöhnliche Karte gelegt werden, ohne Wunsch.
explain-several-wilds = Wer angesagt hat und nur noch Wunschkarten hält, darf sie alle auf einmal legen und gewinnt.
explain-jump-in = Auf eine Karte ohne Wirkung darf außer der Reihe ihr Zwilling (gleiche Farbe, gleicher Wert) gelegt werden, bis eine andere Karte darauf liegt; nach dem, der dazwischenwirft, geht es weiter.
explain-strong = Starke Karten: { $cards }.
explain-final-effects = { $value ->
    [no] Mit der letzten Karte ist die Runde sofort zu Ende; niemand zieht mehr für sie.
   *[yes] Karten, die wegen der letzten Karte zu ziehen sind, werden noch vor dem Zählen gezogen; dagegen hilft keine Karte.
}

explain-announce = { $value ->
    [off] Nichts wird angesagt.
    [with_card] Wer die vorletzte Karte legt, sagt das mit dieser Karte an, nicht später.
   *[late] Wer die vorletzte Karte legt, sagt das an; nachholen darf man es, bis jemand darauf hinweist.
}
explain-word = { $key ->
    [wild_last] Gesagt wird, wenn die eine Karte eine Wunschkarte ist:
    [final] Gesagt wird bei der letzten Karte:
   *[last] Gesagt wird, wenn eine Karte bleibt:
} { $word }
explain-announce-penalty = { $count ->
    [one] Eine vergessene Ansage kostet { $count } Karte.
   *[other] Eine vergessene Ansage kostet { $count } Karten.
}
explain-challenge = { $value ->
    [off] Die anderen können auf eine vergessene Ansage nicht hinweisen.
    [until_next_move] Die anderen dürfen auf eine vergessene Ansage hinweisen, bis der Nächste zieht oder legt.
   *[while_held] Die anderen dürfen auf eine vergessene Ansage hinweisen, solange die eine Karte gehalten wird.
}
explain-unannounced = { $value ->
    [penalty] Eine nicht angesagte letzte Karte gewinnt nicht: man zieht die Strafkarten, und es geht weiter.
    [challenge] Eine nicht angesagte letzte Karte gewinnt, wenn niemand darauf hinweist; sonst zieht man die Strafkarten, und es geht weiter.
   *[wins] Wer die nicht angesagte letzte Karte loswird, ehe jemand darauf hinweist, hat gewonnen.
}
explain-announce-drawn = { $value ->
    [never] Eine einzelne Karte, die man gezogen hat, kann nicht angesagt werden.
    [after_turn] Eine einzelne Karte, die man gezogen hat, darf angesagt werden, sobald der Zug vorbei ist, und muss es von da an.
   *[at_once] Eine einzelne Karte, die man gezogen hat, darf gleich angesagt werden.
}

explain-scoring = { $value ->
    [none] Punkte werden nicht geschrieben.
    [victories] Wer eine Runde gewinnt, bekommt einen Siegpunkt.
   *[points] Die Verlierer schreiben die Punkte der Karten, die ihnen bleiben.
}
explain-value = { $points ->
    [one] { $cards }: { $points } Punkt.
   *[other] { $cards }: { $points } Punkte.
}
explain-strong-value = Starke Karten ohne eigenen Wert: { $points } Punkte.
explain-other-values = Andere Karten zählen ihre Zahl.
explain-win-bonus = Der Sieger schreibt −{ $points }.
explain-wild-win-bonus = { $several ->
    [yes] Ein Sieg mit einer Wunschkarte schreibt stattdessen −{ $points }, für jede gelegte Wunschkarte einmal.
   *[no] Ein Sieg mit einer Wunschkarte schreibt stattdessen −{ $points }.
}
explain-wild-win-doubles = Ein Sieg mit einer Wunschkarte verdoppelt, was die Verlierer schreiben.
explain-rounding = Die Summe jedes Verlierers wird auf das nächste Vielfache von { $value } gerundet.
explain-match-end = { $value ->
    [elimination] { $reached ->
        [no] Wer über { $limit } Punkte kommt, scheidet aus;
       *[yes] Wer { $limit } Punkte erreicht, scheidet aus;
    } wer übrig bleibt, gewinnt das Spiel.
    [lowest_total] { $reached ->
        [no] Kommt jemand über { $limit } Punkte,
       *[yes] Erreicht jemand { $limit } Punkte,
    } gewinnt das Spiel, wer die wenigsten hat; bei Gleichstand wird noch eine Runde gespielt.
    [victories] Wer zuerst { $limit } Siegpunkte hat, gewinnt das Spiel.
   *[deal] Jede Runde steht für sich.
}
