### Poczekalnia i formularz nowego stołu.

## Powitanie

lobby-welcome = Wszystko gotowe do startu?
lobby-lead = Kosmiczne gry planszowe w przeglądarce: solo z botami, na jednym urządzeniu albo online ze znajomymi. Bez zakładania konta.
lobby-name = Twoje imię
lobby-footer = Nieoficjalny projekt fanów z własnymi tekstami i rysunkami. Wszelkie prawa do gier należą do ich autorów i wydawców.
lobby-version = Wersja { $version }.

## Gra

lobby-summary-mlem = Koty lecą jedną rakietą. Wysiądź w porę albo wracaj do domu wrakiem.
lobby-credits = { $designer }, { $publisher } { $year }
lobby-players = liczba graczy: { $fewest }–{ $most }
lobby-minutes = około { $minutes } min
lobby-play-now = Zagraj teraz z botami
lobby-play-now-help = Start jednym kliknięciem.
lobby-starting = Uruchamianie…
lobby-hotseat = Na jednym urządzeniu
lobby-hotseat-help = Podawajcie sobie tablet albo laptop.
lobby-online = Online ze znajomymi
lobby-online-help = Wystarczy wysłać link.
lobby-how-to = Jak grać
lobby-tutorial = Samouczek
lobby-facts = Dane gry i źródła
lobby-own-table = Utwórz stół

## Stoły

lobby-my-tables = Moje partie
lobby-my-tables-none = Tu pojawią się twoje partie.
lobby-show-all = Pokaż wszystkie (+{ $count })
lobby-public-tables = Publiczne stoły
lobby-no-public-tables = Nie ma teraz publicznych stołów. Utwórz własny i zaznacz „{ lobby-public }”!
lobby-go-on = Otwórz
lobby-play = Graj
lobby-forget = Usuń z listy
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-open-seat = wolne miejsce
lobby-won = wygrana
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

lobby-new = Nowy stół: { $game }
lobby-mode = Tryb gry
lobby-mode-solo = Solo z botami
lobby-mode-hotseat = Na jednym urządzeniu
lobby-mode-online = Online ze znajomymi
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
lobby-bot-novice = Łatwy: dopiero poznaje zasady
lobby-bot-casual = Normalny: gra dla zabawy
lobby-bot-strong = Trudny: niełatwo z nim wygrać
lobby-bot-champion = Ekspert: prawie się nie myli
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
lobby-presets = Gotowe zestawy
lobby-preset-usual = Standardowy
lobby-seat-level = Miejsce { $number }: handicap
lobby-plan = Planowanie misji
lobby-practice = Trening: niebo dnia
lobby-summary-star_search = Przyłóż mapę do nieba i się pospiesz: gdzie w każdym białym polu świeci gwiazda?
lobby-summary-leaving_earth = Dwadzieścia lat, kilka rakiet, które mogą wybuchnąć, i cały Układ Słoneczny do zbadania.
lobby-bot-planner-lite = Planista: planuje własne misje
lobby-bot-child = Dziecko: nie spieszy się
lobby-bot-grown-up = Dorosły: patrzy uważnie
lobby-bot-eagle = Orzeł: widzi wszystko
