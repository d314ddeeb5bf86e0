### Stół: czekanie, gra i to, co po grze.
### Imiona przychodzą w mianowniku, więc zdania ich nie odmieniają.

## Droga do stołu

table-missing = Nie można pokazać tego stołu.
table-reconnecting = Połączenie zerwane. Łączymy ponownie…
table-no-board = Nie udało się wczytać planszy. Przyciski i tak działają.
table-join = Dołącz do stołu: { $game }
table-join-here = Są już: { $names }
table-join-name = Twoje imię
table-join-colour = Twój kolor (jeśli chcesz)
table-join-sit = Zajmij miejsce
table-join-watch = Chcę tylko oglądać
table-join-private = Zapisujemy tylko to imię i nic więcej.
table-colour-0 = pomarańczowy
table-colour-1 = niebieski
table-colour-2 = żółty
table-colour-3 = różowy
table-colour-4 = zielony
table-gathering = { $game }: czekamy na graczy
table-gathering-free =
    { $free ->
        [0] Wszystkie miejsca są zajęte. Gra się zaczyna…
        [one] Jest jeszcze jedno wolne miejsce. Gra zacznie się, gdy ktoś je zajmie.
        [few] Są jeszcze { $free } wolne miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
        [many] Jest jeszcze { $free } wolnych miejsc. Gra zacznie się, gdy wszystkie będą zajęte.
       *[other] Jest jeszcze { $free } wolnego miejsca. Gra zacznie się, gdy wszystkie będą zajęte.
    }
table-seat-open = wolne miejsce
table-leave = Odejdź od stołu
table-invite = Zaproś znajomych
table-invite-help = Kto otworzy ten link, może zająć miejsce. Można też skierować telefon na kod.
table-invite-link = Link z zaproszeniem
table-copy = Kopiuj link
table-copied = Skopiowano!
table-qr = Kod dla telefonu
table-qr-label = Link jako kod QR
table-sealed = Uczciwe kości
table-sealed-help = Ziarno wszystkich losowań jest już zapieczętowane. Po grze zostanie ujawnione i każdy może sprawdzić, czy pasuje do tej pieczęci:

## Miejsca

table-seats = Gracze
table-you = ty
table-bot = bot
table-away = poza stołem
table-deciding = decyduje
table-resigned = poza grą
table-stands-in = w zastępstwie gra bot
table-votes-to-end = chce przerwać
table-let-bot-play = Niech gra bot
table-bot-plays-for = { $name }: teraz gra tu bot.
table-take-seat-back = Wracam na swoje miejsce

## Pytanie

table-question = Pytanie i możliwości
table-is-asked = Pytanie do: { $name }
table-fold = Ukryj wybory
table-unfold = Pokaż wybory
table-choices = Twoje możliwości
table-your-turn = Twój ruch!
table-turn-of = Teraz gra: { $name }
table-waiting = Chwilę cierpliwości…
table-waiting-paused = Gra jest wstrzymana.
table-refused =
    { $count ->
        [one] Teraz niemożliwe: jeszcze { $count } ruch
        [few] Teraz niemożliwe: jeszcze { $count } ruchy
        [many] Teraz niemożliwe: jeszcze { $count } ruchów
       *[other] Teraz niemożliwe: jeszcze { $count } ruchu
    }
table-help = Zasada w skrócie
table-all-rules = Wszystkie zasady
table-hint = Podpowiedź
table-hint-busy = Każda możliwość jest sprawdzana…
table-hint-about-victory = Szansa na zwycięstwo po każdym wyborze, jak ją widzi najsilniejszy bot po wielu próbach. ± to los tych prób; tego, w czym bot się myli, nie obejmuje.
table-hint-about-points = Punkty, których możesz oczekiwać na końcu gry: to, co masz, dokładne szanse tego, co leci, i ocena tego, co możesz jeszcze zbudować. Najlepszy wybór jest wyborem planisty.
table-hint-about-chance = Szansa na zwycięstwo to to, jak często boty wygrywały po takiej przewadze i z tyloma latami do końca. ± to niepewność z niewielu ich gier; tego, w czym prognoza myli się w tej, nie obejmuje.
table-hint-about-fields = Pola, o które może polecieć twoja rakieta, policzone dla kogoś, kto od razu widzi każde miejsce.
table-hint-share = { $share } % ± { $margin }
table-hint-chance = szansa na zwycięstwo { $chance }
table-hint-points = { $worth } pkt
table-hint-fields = { $worth ->
        [one] { $worth } pole
        [few] { $worth } pola
        [many] { $worth } pól
       *[other] { $worth } pola
    }
table-hint-unweighed = nie zważone
table-hint-some = Pokazano { $shown } z { $legal } możliwości.
table-hint-best = najlepsze
table-hint-close = nie do rozstrzygnięcia
table-hint-equal = równie dobre
table-paused = { $name } wstrzymuje grę.
table-resume = Gramy dalej

## Cofanie

table-undo = Cofnij
table-redo = Przywróć
table-undo-asks = { $name } prosi o cofnięcie ruchu. Zgoda?
table-undo-asks-seat = Pytanie do gracza { $seat }: czy { $name } może cofnąć ruch?
table-undo-waiting = Czekamy na odpowiedź: { $names }
table-yes = Tak
table-no = Nie

## Jedno urządzenie dla wszystkich

table-curtain = Teraz patrzy tylko { $name }
table-curtain-help = Przekaż urządzenie. Do tego czasu wszystko jest zakryte.
table-curtain-open = To ja, { $name }

## Przebieg i czat

table-log = Co się dzieje
table-log-link = Zobacz tę chwilę w powtórce
table-log-earlier = Wcześniejsze wpisy
table-log-opening = Początek
table-log-lines =
    { $count ->
        [one] { $count } wpis
        [few] { $count } wpisy
        [many] { $count } wpisów
       *[other] { $count } wpisu
    }
table-missed = Co się działo bez ciebie
table-missed-close = Przeczytane
table-missed-more = i jeszcze { $count }
table-missed-smaller =
    { $count ->
        [one] Do tego jedna drobniejsza sprawa.
        [few] Do tego { $count } drobniejsze sprawy.
        [many] Do tego { $count } drobniejszych spraw.
       *[other] Do tego { $count } drobniejszej sprawy.
    }
table-missed-replay = Obejrzyj od tej chwili
table-chat = Czat
table-chat-empty = Na razie cisza.
table-chat-write = Napisz wiadomość
table-chat-send = Wyślij
table-emote-hello = Cześć!
table-emote-well_done = Brawo!
table-emote-wow = Wow!
table-emote-oops = Ojej…
table-emote-thanks = Dziękuję!
table-emote-hurry = Twój ruch!

## Wszystko inne

table-tools = Stół i linki
table-pause = Wstrzymaj grę
table-stand-in-me = Niech bot gra za mnie
table-vote-end = Głosuję za przerwaniem
table-vote-end-help = Kiedy wszyscy głosują za przerwaniem, gra kończy się bez zwycięstwa.
table-resign = Poddaj się
table-resign-sure = Naprawdę chcesz się poddać?
table-resign-help = Pozostali grają dalej. Tego nie można cofnąć.
table-play-on = Gram dalej
table-move-seat = Przenieś swoje miejsce na inne urządzenie
table-move-seat-help = Zachowaj ten link dla siebie: to klucz do twojego miejsca.
table-new-link = Nowy link do tego miejsca
table-new-link-help = Gdy ktoś inny zobaczył link: stary przestaje działać, a inne urządzenia, które go używają, tracą miejsce.
table-new-link-made = To miejsce ma nowy link.
table-watch-link = Link dla widzów
table-record = Zapisz przebieg gry
table-report = Zgłoś tę pozycję
table-report-help = Co się tu nie zgadza? Do zgłoszenia dołączamy dotychczasową grę tak, jak widać ją z twojego miejsca.
table-report-send = Wyślij zgłoszenie
table-report-sent = Dziękujemy! To zgłoszenie ma numer { $number }.
table-cancel = Anuluj
table-close = Zamknij
table-provenance = Skąd to wiadomo
table-provenance-unknown = Nie ma o tym żadnej notatki.
table-all-facts = Wszystko, co jest wydrukowane

## Koniec

table-over = Koniec gry
table-points =
    { $points ->
        [one] { $points } punkt
        [few] { $points } punkty
        [many] { $points } punktów
       *[other] { $points } punktu
    }
table-rematch = Gramy jeszcze raz
table-rematch-join = Dołącz do następnej gry
table-retried = Z powtórzonymi rzutami
table-retried-help = Z powtórzonymi rzutami: w tej partii cofnięto rzut lub inne losowanie, więc nie liczy się ona w statystykach.
table-rematch-watch = Oglądaj następną grę
table-replay = Obejrzyj powtórkę
table-fairness = Sprawdź kości

table-type = Wpisz tutaj, na przykład { $example }
table-type-instead = Użyj planszy albo wpisz
table-type-go = Już
table-type-wrong = Tak się nie da. Wpisz to na przykład tak: { $example }
table-claims = Kto pierwszy?
table-claims-first = pierwsze miejsce
table-claims-behind = +{ $seconds } s
