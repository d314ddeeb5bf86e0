### Poczekalnia i formularz nowego stołu.

## Powitanie

lobby-welcome = Wszystko gotowe do startu?
lobby-lead = Kosmiczne gry planszowe w przeglądarce: solo z botami, na jednym urządzeniu albo online ze znajomymi. Bez zakładania konta.
lobby-name = Twoje imię
lobby-footer = Nieoficjalny projekt fanów z własnymi tekstami i rysunkami. Wszelkie prawa do gier należą do ich autorów i wydawców.
lobby-version = Wersja { $version }.

## Gra

lobby-summary-mlem = Koty lecą jedną rakietą. Wysiądź w porę albo rozbij się razem z nią.
lobby-credits = { $designer }, { $publisher } { $year }
lobby-players = liczba graczy: { $fewest }–{ $most }
lobby-minutes = około { $minutes } min
lobby-minutes-bots = około { $minutes } min z botami
lobby-minutes-short = { $minutes } min
lobby-level = Poziom botów
lobby-level-easy = Łatwy
lobby-level-normal = Normalny
lobby-level-hard = Trudny
lobby-level-expert = Ekspert
lobby-new-game = Nowa partia…
lobby-learn = Samouczek
lobby-rules = Zasady
lobby-starting = Uruchamianie…
lobby-facts = Dane gry i źródła

## Stoły

lobby-my-tables = Moje partie
lobby-my-tables-none = Tu pojawią się twoje partie.
lobby-show-all = Pokaż wszystkie (+{ $count })
lobby-public-tables = Otwarte partie
lobby-no-public-tables = Nie ma teraz otwartych partii. Utwórz własną i zaznacz „{ lobby-public }”!
lobby-go-on = Otwórz
lobby-play = Graj
lobby-forget = Usuń z listy
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-open-seat = wolne miejsce
lobby-won = wygrana
lobby-continue = Wróć do gry
lobby-continue-game = Wróć do gry: { $game }
lobby-continue-more = i jeszcze { $count }
lobby-against = przeciwnicy: { $names }
lobby-against-bots =
    { $count ->
        [one] przeciw { $count } botowi
        [few] przeciw { $count } botom
        [many] przeciw { $count } botom
       *[other] przeciw { $count } bota
    }
lobby-result-won = wygrana
lobby-result-shared = wspólne zwycięstwo
lobby-result-lost = przegrana
lobby-result-ended = zakończona
lobby-forget-sure = Ta partia jeszcze trwa. Jeśli usuniesz ją z listy, ta przeglądarka straci twoje miejsce.
lobby-create-game = Utwórz partię
lobby-tabs = Części poczekalni
lobby-tab-play = Graj
lobby-tab-mine = Moje partie
lobby-tab-open = Otwarte
lobby-tab-daily = Niebo
lobby-tab-waiting =
    { $count ->
        [one] twój ruch w { $count } partii
        [few] twój ruch w { $count } partiach
        [many] twój ruch w { $count } partiach
       *[other] twój ruch w { $count } partii
    }
lobby-facts-of = Dane gry: { $game }
lobby-daily = Niebo dnia
lobby-daily-help = { $game }: jedna mapa i to samo niebo dla wszystkich.
lobby-daily-none = Dziś nie ma jeszcze czasów.
lobby-daily-own = Twoje miejsce: { $place }.
lobby-status-gathering = czeka na graczy
lobby-status-playing = w trakcie
lobby-status-over = zakończona
lobby-status-closed = zamknięty
lobby-status-archive = zapis partii

## Zapisy partii

lobby-upload = Otwórz zapis partii
lobby-upload-help = Wybierz plik z zapisem partii.
lobby-upload-unreadable = To nie jest zapis partii (nieprawidłowy JSON).

## Klucze do miejsc

lobby-keys = Graj na innym urządzeniu
lobby-keys-help = Klucze do twoich miejsc są zapisane tylko w tej przeglądarce. Wyeksportuj je tutaj do pliku, a potem zaimportuj plik w przeglądarce, w której chcesz grać.
lobby-keys-warning = Każda osoba, która ma ten plik, może grać na twoich miejscach. Nie udostępniaj go.
lobby-keys-export = Eksportuj klucze
lobby-keys-import = Importuj klucze
lobby-keys-added =
    { $count ->
        [0] Bez nowych partii: ta przeglądarka ma już te klucze.
        [one] Dodano { $count } partię.
        [few] Dodano { $count } partie.
        [many] Dodano { $count } partii.
       *[other] Dodano { $count } partii.
    }
lobby-keys-bad-file = Nie można zaimportować tego pliku: to nie jest plik z kluczami Cosmodrome albo zapisała go nowsza wersja.

## Nowy stół

lobby-new = Nowa partia: { $game }
lobby-mode = Tryb
lobby-mode-solo = Solo z botami
lobby-mode-hotseat = Na jednym urządzeniu
lobby-mode-online = Online ze znajomymi
lobby-new-title = Nowa partia
lobby-game = Gra
lobby-bots = Boty
lobby-sum-people =
    { $count ->
        [one] { $count } człowiek
        [few] { $count } osoby
        [many] { $count } osób
       *[other] { $count } osoby
    }
lobby-sum-bots =
    { $count ->
        [one] { $count } bot
        [few] { $count } boty
        [many] { $count } botów
       *[other] { $count } bota
    }
lobby-sum-bots-level =
    { $count ->
        [one] { $count } bot ({ $level })
        [few] { $count } boty ({ $level })
        [many] { $count } botów ({ $level })
       *[other] { $count } bota ({ $level })
    }
lobby-sum-changed = { $preset }, ze zmianami
lobby-sum-kept = Liczba graczy i poziom obowiązują też dla „{ lobby-play }” w poczekalni.
lobby-seats = Gracze
lobby-count = Liczba graczy
lobby-seat-kind = Miejsce { $number }: człowiek albo bot
lobby-seat-name = Miejsce { $number }: imię
lobby-seat-bot = Miejsce { $number }: bot
lobby-same-name = Dwa miejsca mają to samo imię. Wybierz różne imiona.
lobby-kind-human = człowiek
lobby-kind-invited = wolne miejsce
lobby-kind-bot = bot
lobby-bot-random = Losowy: gra jakikolwiek możliwy ruch
lobby-bot-steady = Rozważny: nie ryzykuje
lobby-invite-note = Link z zaproszeniem pojawi się po utworzeniu stołu.
lobby-options = Warianty
lobby-not-with = Nie łączy się z: { $names }
lobby-some-not-with = Niektóre ustawienia nie łączą się z: { $names }
lobby-rulings = Zasady domowe i rozstrzygnięcia
lobby-rulings-help = Instrukcja nie rozstrzyga tych kwestii. Ustawienia domyślne to nasza interpretacja.
lobby-more = Więcej ustawień
lobby-public = Publiczny stół
lobby-public-help = Widoczny w poczekalni. Każdy może dołączyć albo oglądać.
lobby-children = Stół dla dzieci
lobby-children-help = Gotowe wiadomości zamiast czatu.
lobby-hints = Podpowiedzi
lobby-hints-help = Gracze widzą, ile wart jest każdy ruch. Nigdy przy stole dla dzieci.
lobby-clock = Zegar
lobby-clock-none = bez zegara
lobby-clock-quick = 10 minut na gracza + 30 sekund na ruch
lobby-clock-day = 1 dzień na gracza + 4 godziny na ruch (najwyżej 3 dni)
lobby-clock-days = 3 dni na gracza + 12 godzin na ruch (najwyżej 5 dni)
lobby-clock-week = 1 tydzień na gracza + 1 dzień na ruch (najwyżej tydzień)
lobby-clock-help-none = Gracie do końca za jednym razem. Aby grać przez kilka dni, wybierz zegar z dniami.
lobby-clock-help-quick = Gdy komuś skończy się czas, grę przejmie bot.
lobby-clock-help-slow = Nie musisz czekać: otwórz link do stołu po godzinach lub dniach i wrócisz na swoje miejsce. Bot zagra za ciebie tylko wtedy, gdy skończy ci się czas.
lobby-takeover = Gdy gracza nie ma, zastępuje go bot
lobby-takeover-60 = po 1 minucie
lobby-takeover-90 = po 90 sekundach
lobby-takeover-300 = po 5 minutach
lobby-takeover-never = nigdy
lobby-pace = Tempo botów
lobby-pace-0 = natychmiastowe
lobby-pace-700 = szybkie
lobby-pace-1500 = normalne
lobby-pace-3000 = wolne
lobby-pack = Pakiet danych
lobby-pack-help = Plik .toml z wartościami z twojego egzemplarza gry.
lobby-create-solo = Rozpocznij grę
lobby-create-hotseat = Rozpocznij grę
lobby-create-online = Utwórz stół
lobby-presets = Zasady
lobby-preset-usual = Standardowy
lobby-seat-level = Miejsce { $number }: handicap
lobby-plan = Planowanie misji
lobby-practice = Trening: inne niebo
lobby-summary-star_search = Dopasuj mapę do gwiazd, zanim przesypie się klepsydra.
lobby-summary-leaving_earth = Buduj rakiety, testuj je i wygraj wyścig do planet.
lobby-bot-planner-lite = Planista: planuje własne misje
lobby-bot-child = Dziecko: nie spieszy się
lobby-bot-grown-up = Dorosły: patrzy uważnie
lobby-bot-eagle = Orzeł: widzi wszystko
