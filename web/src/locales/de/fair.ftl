# Überprüfbares Mischen: der Dialog am Tisch, die Seite, die es erklärt, und die Statistik. Wird geladen, wenn es gebraucht wird.

fair-title = Das Mischen
fair-none = Wie diese Runde gemischt wurde, lässt sich nicht prüfen.
fair-stage-promising = Der Server hat seine geheime Zahl für diese Runde versiegelt. Jetzt versiegelt jedes Gerät eine eigene.
fair-stage-revealing = Alle Zahlen sind versiegelt. Jetzt werden sie geöffnet und verrührt.
fair-stage-sealed = Die Reihenfolge der Karten stand vor der Runde fest, durch das versiegelte Geheimnis des Servers und die Zahlen von allen. Nach der Runde wird das Geheimnis geöffnet, und dein Gerät prüft alles.
fair-stage-open = Die Runde ist vorbei.
fair-contributed = Beigetragen haben: { $names }
fair-substituted = Still geblieben, es gilt ein Ersatz: { $names }
fair-deal = Runde
fair-deal-number = Tisch { $table }, Runde { $number }
fair-commitment = Siegel des Servers
fair-secret = Das Geheimnis des Servers
fair-key = Woraus alles folgt
fair-join = Mein Gerät soll zum Mischen beitragen, obwohl ich nur zuschaue
fair-save = Alles Geprüfte speichern
fair-more = Wie geht das?
fair-step-secret = Das Geheimnis des Servers ist das, das er versiegelt hatte, bevor jemand beitrug.
fair-step-contributions = Jeder Beitrag ist der, der versiegelt war: { $names }.
fair-step-silent = Der Ersatz folgt aus den Siegeln, niemand konnte ihn wählen: { $names }.
fair-step-own = Der Beitrag deines Geräts wurde benutzt.
fair-step-unused = Der Beitrag deines Geräts wurde nicht benutzt.
fair-step-cut = { $count ->
    [one] Abgehoben wurde { $count } Karte, wie es der Abhebende wollte.
   *[other] Abgehoben wurden { $count } Karten, wie es der Abhebende wollte.
}
fair-step-cut-drawn = { $count ->
    [one] Abgehoben wurde { $count } Karte, wie es der Zufall wollte.
   *[other] Abgehoben wurden { $count } Karten, wie es der Zufall wollte.
}
fair-step-cards = { $shuffles ->
    [one] Einmal gemischt; { $count } Karten lagen genau da, wo sie liegen mussten.
   *[other] { $shuffles }-mal gemischt; { $count } Karten lagen genau da, wo sie liegen mussten.
}
fair-fault-form = Was der Server geschickt hat, ist keine vollständige Runde.
fair-fault-rules = Die Regeln sind nicht die versprochenen.
fair-fault-secret = Das Geheimnis des Servers ist nicht das, das er versiegelt hatte.
fair-fault-contribution = { $name }: der Beitrag ist nicht der, der versiegelt war.
fair-fault-substitute = { $name }: der Ersatz ist nicht der, der aus den Siegeln folgt.
fair-fault-shown = Vor der Runde wurde deinem Gerät etwas anderes gezeigt.
fair-fault-unused = Was dein Gerät geschickt hat, wurde nicht benutzt.
fair-fault-seen = Du hast etwas anderes gesehen, als der Server jetzt sagt.
fair-fault-chain = Diese Runde folgt nicht auf die, die dein Gerät vorher gesehen hat: eine wurde weggeworfen oder vertauscht.
fair-fault-card = Dort müsste eine andere Karte liegen.
fair-fault-cut = Abgehoben wurde nicht da, wo der Zufall es wollte.

# ------------------------------------------------------------ die Seite, die es erklärt

page-title = War diese Runde ehrlich?
page-intro = „Da wird beim Mischen geschummelt“: das hört jede Kartenseite. Hier musst du uns nicht glauben. Nach jeder Runde kann dein eigenes Gerät jede Karte nachrechnen.
page-envelopes = Der Gedanke, mit Umschlägen
page-envelopes-1 = Der Geber fängt an. Er schreibt eine geheime Zahl auf einen Zettel, versiegelt ihn in einem Umschlag und legt ihn auf den Tisch. Ändern kann er sie nicht mehr.
page-envelopes-2 = Dann macht es jeder Spieler ebenso. Noch hat niemand eine andere Zahl gesehen, also kann sich niemand eine passende aussuchen.
page-envelopes-3 = Die Spieler öffnen ihre Umschläge. Jede Zahl muss die versiegelte sein.
page-envelopes-4 = Alle Zahlen, auch die verborgene des Gebers, werden verrührt, und daraus folgt nach festem Rezept die Reihenfolge der Karten. War nur einer ehrlich, so konnte sie niemand vorhersehen oder lenken.
page-envelopes-5 = Ihr spielt. Der Umschlag des Gebers bleibt zu, sonst wüssten alle die Karten.
page-envelopes-6 = Nach der Runde öffnet er ihn. Jetzt können alle das Rezept wiederholen: dieselben Zahlen geben denselben Stapel, Karte für Karte.
page-here = Hier ist der Server der Geber, die Umschläge sind Fingerabdrücke von Zahlen (SHA-256), und dein Browser erledigt deinen Teil von selbst in einem Augenblick.
page-cut = Das Abheben
page-cut-text = Wer abhebt, wählt wirklich, wo. Die Stelle wird aufgeschrieben und gehört zur Prüfung. Hebt ein Computerspieler ab, oder läuft die Zeit ab, so folgt auch die Stelle aus der Mischung. Bei „Jetzt spielen“ hebt der Zufall ab, ohne ein Wort.
page-questions = Fragen
page-silent = Ein Spieler war „still“. Ist das schlimm?
page-silent-text = Sein Gerät hat seine Zahl nicht rechtzeitig geschickt: schlechte Verbindung, geschlossenes Fenster. Damit niemand die Runde aufhalten kann, folgt ein Ersatz aus den Umschlägen auf dem Tisch, und das wird aufgeschrieben. Wurde deine Zahl nicht benutzt, sagt es dir dein eigenes Gerät.
page-again = Könnte der Server eine schlechte Runde wegwerfen?
page-again-text = Die Runden eines Tisches sind nummeriert, und jede nennt den Umschlag der vorigen. Fehlt eine, so sieht jeder die Lücke.
page-cheat = Kann also niemand betrügen?
page-cheat-text = Doch. Sicher ist nur, dass niemand die Karten legen konnte. Der Server kennt sie, während ihr spielt, wie ein Geber, der spickt, und könnte sie einem Freund zuflüstern. Spiel an einem Tisch, dessen Gastgeber du vertraust, oder sei selbst der Gastgeber.
page-luck = Ich hatte fünfmal nacheinander schlechte Karten. War das ehrlich?
page-luck-text = Wenn die Prüfung das sagt, war es Zufall, und der kann das. Wie alle Runden zusammen aussehen, zeigt die Statistik.
page-statistics = Statistik aller Runden
page-spec = Für Techniker: jedes Byte steht in docs/fairness-spec.md, und „maumau verify“ prüft Aufzeichnungen mit einem zweiten Programm, das mit dieser Seite keine Zeile gemein hat.

# ------------------------------------------------------------ Statistik

stats-title = Statistik aller Runden
stats-intro = Gezählt aus den Aufzeichnungen aller Runden, die hier zu Ende gespielt wurden, und verglichen mit dem, was ehrliches Mischen im Mittel ergibt.
stats-none = Hier wurde noch keine Runde zu Ende gespielt.
stats-deals = { $count ->
    [one] { $count } Runde
   *[other] { $count } Runden
}
stats-verified = davon überprüfbar gemischt: { $count }
stats-refused = Aufzeichnungen, die nicht stimmen: { $count }
stats-p = Was ist der p-Wert?
stats-p-text = Der p-Wert sagt, wie oft allein ehrliches Mischen zu einem mindestens so großen Unterschied führt. 0,5 ist nichts Besonderes. Unter 0,01 kommt durch puren Zufall in einem von hundert Tests vor; bleibt ein Wert unter 0,001, während Runden dazukommen, dann stimmt etwas nicht.
stats-p-value = p = { $p }
stats-p-few = zu wenige Runden für einen p-Wert
stats-expected = erwartet
stats-counted = gezählt
stats-first-card = Die erste Karte des Stapels
stats-first-card-text = Nach dem Mischen liegt jede Karte gleich oft oben.
stats-hand = Besondere Karten in der Hand des ersten Spielers
stats-hand-text = Wie viele Karten mit einer Wirkung der bekam, der anfängt; beim Abheben gewonnene zählen nicht.
stats-hand-row = { $count ->
    [one] { $count } besondere Karte
   *[other] { $count } besondere Karten
}
stats-who = Menschen und Computerspieler
stats-who-text = Besondere Karten, die ausgeteilt und die gezogen wurden, für jede Art von Spieler. Wen die Karten bevorzugen, der bekäme mehr als erwartet.
stats-dealt-people = an Menschen ausgeteilt
stats-dealt-computers = an Computerspieler ausgeteilt
stats-drawn-people = von Menschen gezogen
stats-drawn-computers = von Computerspielern gezogen
stats-of = { $special } von { $count } Karten
stats-cuts = Wo der Zufall abhebt
stats-cuts-text = Stellen, die niemand gewählt hat, nach Vierteln des Stapels.
stats-cuts-row = Viertel { $count }
stats-draws = Gezogene Karten je Runde, im Mittel
stats-people = Menschen
stats-computers = Computerspieler
stats-silent = Ersetzte Beiträge
stats-silent-text = So oft blieb ein Gerät still und es galt ein Ersatz: bei { $silent } von { $count } Beiträgen von Menschen.
