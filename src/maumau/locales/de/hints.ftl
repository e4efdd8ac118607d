# Was der Meister an dieser Stelle täte, und warum. `left` sind Karten in einer Hand.

hint-play = Leg { $cards }{ $joker ->
    [yes] {" "}als { $as }
   *[no] {""}
}{ $named ->
    [yes] {" "}und wünsch { $suit }
   *[no] {""}
}.
hint-jump-in = Wirf { $cards } dazwischen.
hint-draw = { $count ->
    [0] Zieh.
    [one] Nimm { $count } Strafkarte.
   *[other] Nimm { $count } Strafkarten.
}
hint-pass = Sag „weiter“.
hint-pass-claim = Lass es gelten.
hint-challenge = Weis darauf hin: { $who } hat nichts angesagt.
hint-announce = Sag „{ $word }“.
hint-say-too = Und sag „{ $word }“.
hint-chance = Gewinnt die Runde geschätzt { $percent } von 100 Mal.
hint-others = Sonst: { $moves }.
hint-other = { $move } ({ $percent } %)
hint-rated = Wo es um die Wertung geht, gibt es keine Tipps.
hint-none = Hier gibt es gerade nichts zu raten.
hint-wait = Lieber nichts tun.

why-only-move = Etwas anderes geht nicht.
why-announce = Deine letzte Karte ist nicht angesagt.
why-challenge = { $who } hat die letzte Karte nicht angesagt.
why-jump-in = Die gleiche Karte liegt oben.
why-only-card = Keine andere Karte passt.
why-wins = Damit gewinnst du die Runde.
why-nothing-fits = Keine Karte passt.
why-answers = { $cards ->
    [one] So musst du die { $cards } Karte nicht nehmen.
   *[other] So musst du die { $cards } Karten nicht nehmen.
}
why-plays-on = Du bleibst dran.
why-makes-draw = { $who } hat noch { $left } und muss { $cards ->
    [one] { $cards } Karte
   *[other] { $cards } Karten
} nehmen.
why-takes-turn = { $who } hat noch { $left } und setzt aus.
why-turns = Als Nächstes ist { $who } dran, mit noch { $left }.
why-keeps-wild = { $card } bleibt für später.
why-names-longest = Von { $suit } hast du am meisten: { $cards }.
why-next-lacks = { $who } hat wohl kein { $suit }.
why-follows = { $cards ->
    [one] Noch { $cards } deiner Karten passt darauf.
   *[other] Noch { $cards } deiner Karten passen darauf.
}
why-avoids-dead-end = { $card } darf nicht die letzte Karte sein.
why-keeps-last = Als letzte Karte bleibt { $card }, und die passt auf alles.
why-for-match = Anders gewinnst du diese Runde öfter, aber für das Spiel ist dieser Zug mehr wert.
why-does-best = In { $worlds } Verteilungen, wie die verdeckten Karten liegen können, schneidet das am besten ab.
