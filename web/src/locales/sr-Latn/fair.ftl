fair-title = Mešanje
fair-none = Mešanje ove partije ne može da se proveri.
fair-stage-promising = Server je zapečatio svoj tajni broj za ovu partiju. Sada svaki uređaj pečati svoj.
fair-stage-revealing = Svi brojevi su zapečaćeni. Sada se otvaraju i mešaju.
fair-stage-sealed = Redosled karata određen je pre partije: zapečaćenom tajnom servera i brojevima svih. Kad se partija završi, tajna se otvara i tvoj uređaj proverava sve.
fair-stage-open = Partija je gotova.
fair-contributed = Doprineli su: { $names }
fair-substituted = Bez doprinosa, upotrebljena je zamena: { $names }
fair-deal = Partija
fair-deal-number = Sto { $table }, partija { $number }
fair-commitment = Pečat servera
fair-secret = Tajna servera
fair-key = Ono iz čega sve sledi
fair-join = Neka moj uređaj doprinosi mešanju, iako samo gledam
fair-save = Sačuvaj sve što je provereno
fair-more = Kako ovo radi?
fair-step-secret = Tajna servera je ona koju je zapečatio pre svih doprinosa.
fair-step-contributions = Svaki doprinos je onaj koji je zapečaćen: { $names }.
fair-step-silent = Zamene slede iz pečata, niko nije mogao da ih bira: { $names }.
fair-step-own = Doprinos tvog uređaja je upotrebljen.
fair-step-unused = Doprinos tvog uređaja nije upotrebljen.
fair-step-cut =
    { $count ->
        [one] Sečenje: podignuta je { $count } karta, kako je izabrao onaj ko seče.
        [few] Sečenje: podignute su { $count } karte, kako je izabrao onaj ko seče.
       *[other] Sečenje: podignuto je { $count } karata, kako je izabrao onaj ko seče.
    }
fair-step-cut-drawn =
    { $count ->
        [one] Sečenje: podignuta je { $count } karta, kako je odlučio slučaj.
        [few] Sečenje: podignute su { $count } karte, kako je odlučio slučaj.
       *[other] Sečenje: podignuto je { $count } karata, kako je odlučio slučaj.
    }
fair-step-cards = Broj mešanja: { $shuffles }. Broj karata koje leže tačno tamo gde treba: { $count }, dakle sve.
fair-fault-form = Ono što je server poslao nije cela partija.
fair-fault-rules = Pravila nisu ona koja su obećana.
fair-fault-secret = Tajna servera nije ona koju je zapečatio.
fair-fault-contribution = { $name }: doprinos nije onaj koji je zapečaćen.
fair-fault-substitute = { $name }: zamena nije ona koja sledi iz pečata.
fair-fault-shown = Pre partije tvom uređaju je pokazano nešto drugo.
fair-fault-unused = Ono što je tvoj uređaj poslao nije upotrebljeno.
fair-fault-seen = Tebi je prikazano nešto drugo od onoga što server sada kaže.
fair-fault-chain = Ova partija ne sledi iz one koju je tvoj uređaj video pre nje: jedna je odbačena ili zamenjena.
fair-fault-card = Tu bi trebalo da leži druga karta.
fair-fault-cut = Špil nije presečen tamo gde je odlučio slučaj.
page-title = Da li je ova partija bila poštena?
page-intro = „Mešanje je namešteno“: to čuje svako mesto za karte. Ovde ne moraš da nam veruješ. Posle svake partije tvoj uređaj može sam da izračuna svaku kartu.
page-envelopes = Zamisao, sa kovertama
page-envelopes-1 = Prvi je onaj ko deli. Piše tajni broj na papirić, pečati ga u kovertu i stavlja na sto. Više ne može da ga promeni.
page-envelopes-2 = Zatim isto radi svaki igrač. Niko još nije video tuđ broj, pa niko ne može da bira svoj kako mu odgovara.
page-envelopes-3 = Igrači otvaraju svoje koverte. Svaki broj mora da bude onaj koji je zapečaćen.
page-envelopes-4 = Svi brojevi, i skriveni broj onoga ko deli, mešaju se, i redosled karata sledi iz te mešavine po utvrđenom receptu. Ako je samo jedan bio pošten, niko nije mogao da predvidi ni da namesti redosled.
page-envelopes-5 = Igra se. Koverta onoga ko deli ostaje zatvorena, inače bi svi znali karte.
page-envelopes-6 = Posle partije on je otvara. Sada svi mogu da ponove recept: isti brojevi daju isti špil, kartu po kartu.
page-here = Ovde deli server, koverte su otisci brojeva (SHA-256), a tvoj deo tvoj pregledač obavlja sam, u trenu.
page-cut = Sečenje
page-cut-text = Ko seče, zaista bira gde. Mesto se zapisuje i ulazi u proveru. Kad seče računar, ili istekne vreme, i mesto sledi iz mešavine. Uz „Igraj odmah“ slučaj seče bez reči.
page-questions = Pitanja
page-silent = Igrač je „ćutao“. Da li je to loše?
page-silent-text = Njegov uređaj nije na vreme poslao broj: loša veza, zatvorena strana. Da niko ne bi mogao da zadrži partiju, zamena sledi iz koverata na stolu, i to se zapisuje. Ako tvoj broj nije upotrebljen, reći će ti tvoj uređaj.
page-again = Može li server da odbaci lošu partiju?
page-again-text = Partije za stolom su numerisane i svaka navodi kovertu prethodne. Ako jedna nedostaje, svi vide rupu.
page-cheat = Da li to znači da niko ne može da vara?
page-cheat-text = Ne. To znači da niko nije mogao da namesti karte. Server ih zna dok igraš, kao delilac koji viri, i mogao bi da ih šapne prijatelju. Igraj za stolom čijem domaćinu veruješ, ili budi domaćin.
page-luck = Pet puta zaredom loše karte. Da li je to pošteno?
page-luck-text = Ako provera tako kaže, bio je to slučaj, a on to ume. Kako izgledaju sve partije zajedno, pokazuje statistika.
page-statistics = Statistika svih partija
page-spec = Za inženjere: svaki bajt je opisan u docs/fairness-spec.md, a „maumau verify“ proverava zapise drugim programom koji sa ovom stranom nema nijedan zajednički red.
stats-title = Statistika svih partija
stats-intro = Izbrojano iz zapisa svih partija koje su ovde završene i upoređeno sa onim što pošteno mešanje daje u proseku.
stats-none = Ovde još nije završena nijedna partija.
stats-deals =
    { $count ->
        [one] { $count } partija
        [few] { $count } partije
       *[other] { $count } partija
    }
stats-verified = od toga sa proverenim mešanjem: { $count }
stats-refused = zapisa koji nisu ispravni: { $count }
stats-p = Šta je p-vrednost?
stats-p-text = Ona kaže koliko često bi i samo pošteno mešanje dalo razliku bar ovoliku. 0,5 nije ništa posebno. Ispod 0,01 desi se čistim slučajem u jednoj od sto provera; ako vrednost ostane ispod 0,001 dok partija ima sve više, nešto nije u redu.
stats-p-value = p = { $p }
stats-p-few = premalo partija za p-vrednost
stats-expected = očekivano
stats-counted = izbrojano
stats-first-card = Prva karta špila
stats-first-card-text = Posle mešanja svaka karta je podjednako često na vrhu.
stats-hand = Posebne karte u ruci prvog igrača
stats-hand-text = Koliko je karata sa dejstvom dobio onaj ko počinje; karte dobijene sečenjem se ne računaju.
stats-hand-row =
    { $count ->
        [one] { $count } posebna karta
        [few] { $count } posebne karte
       *[other] { $count } posebnih karata
    }
stats-who = Ljudi i računari
stats-who-text = Posebne karte koje su podeljene i koje su vučene, za svaku vrstu igrača. Koga karte vole, dobijao bi više od očekivanog.
stats-dealt-people = podeljeno ljudima
stats-dealt-computers = podeljeno računarima
stats-drawn-people = vukli ljudi
stats-drawn-computers = vukli računari
stats-of = { $special } od { $count } karata
stats-cuts = Gde slučaj seče
stats-cuts-text = Mesta koja niko nije birao, po četvrtinama špila.
stats-cuts-row = četvrtina { $count }
stats-draws = Vučene karte po partiji, u proseku
stats-people = ljudi
stats-computers = računari
stats-silent = Zamenjeni doprinosi
stats-silent-text = Toliko puta je uređaj ćutao i upotrebljena je zamena: { $silent } od { $count } doprinosa ljudi.
