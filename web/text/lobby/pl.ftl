### Poczekalnia i formularz nowego stołu.

## Powitanie

lobby-welcome = Wszystko gotowe do startu?
lobby-lead = Kosmiczne gry planszowe w przeglądarce: samotnie przeciw botom, wokół jednego urządzenia albo online ze znajomymi. Bez zakładania konta.
lobby-name = Twoje imię przy stole
lobby-footer = Nieoficjalny projekt fanów z własnymi słowami i rysunkami. Wszelkie prawa do gier należą do ich autorów i wydawców.
lobby-version = Wersja { $version }.

## Gra

lobby-summary-mlem = Koty lecą jedną rakietą. Wysiądź w porę albo wracaj do domu z wrakiem.
lobby-credits = { $designer }, { $publisher } { $year }
lobby-players = liczba graczy: { $fewest }–{ $most }
lobby-minutes = około { $minutes } min
lobby-play-now = Zagraj teraz z botami
lobby-play-now-help = Jedno kliknięcie i już trwa gra.
lobby-starting = Zaczynamy…
lobby-hotseat = Wokół jednego urządzenia
lobby-hotseat-help = Tablet albo laptop krąży wokół stołu.
lobby-online = Online ze znajomymi
lobby-online-help = Wystarczy wysłać im link.
lobby-how-to = Jak grać
lobby-tutorial = Pierwsza gra z przewodnikiem
lobby-facts = Co jest wydrukowane na planszy
lobby-own-table = Przygotuj własny stół

## Stoły

lobby-my-tables = Moje partie
lobby-my-tables-none = Tu pojawią się twoje partie.
lobby-show-all = Pokaż wszystkie (+{ $count })
lobby-public-tables = Publiczne stoły
lobby-no-public-tables = Nikt teraz nie czeka publicznie. Otwórz stół i zaznacz „publiczny”!
lobby-go-on = Przejdź
lobby-play = Graj
lobby-forget = Usuń z listy
lobby-join = Dołącz
lobby-watch = Oglądaj
lobby-open-seat = wolne miejsce
lobby-won = wygrana
lobby-status-gathering = czeka na graczy
lobby-status-playing = trwa gra
lobby-status-over = gra skończona
lobby-status-closed = zamknięty
lobby-status-archive = zapis gry

## Zapisy

lobby-upload = Obejrzyj zapisaną grę
lobby-upload-help = Wybierz plik z zapisem gry, swoim albo cudzym.
lobby-upload-unreadable = Ten plik nie jest zapisem gry: to nie JSON.

## Seat keys

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
lobby-mode = Jak gracie?
lobby-mode-solo = Samotnie przeciw botom
lobby-mode-hotseat = Wokół jednego urządzenia
lobby-mode-online = Online ze znajomymi
lobby-seats = Kto gra?
lobby-count = Liczba graczy
lobby-seat-kind = Miejsce { $number }: człowiek czy bot
lobby-seat-name = Miejsce { $number }: imię
lobby-seat-bot = Miejsce { $number }: który bot
lobby-same-name = Dwa miejsca mają to samo imię. Wybierz, proszę, różne.
lobby-kind-human = człowiek
lobby-kind-invited = czeka na kogoś
lobby-kind-bot = bot
lobby-bot-random = losowy: robi cokolwiek
lobby-bot-steady = rozważny: gra solidnie
lobby-bot-novice = nowicjusz: dopiero co poznał zasady
lobby-bot-casual = rekreacyjny: gra dla zabawy
lobby-bot-strong = mocny: trudny do pokonania
lobby-bot-champion = mistrz: myśli o wszystkim
lobby-invite-note = Link do wolnych miejsc pojawi się, gdy tylko stół będzie gotowy.
lobby-options = Warianty
lobby-not-with = Nie łączy się z opcją: { $names }
lobby-some-not-with = Nie każdy wybór łączy się z opcją: { $names }
lobby-rulings = Zasady domowe i rozstrzygnięcia
lobby-rulings-help = Wydrukowane zasady zostawiają te pytania otwarte. Wybrane tu odpowiedzi uważamy za właściwe.
lobby-more = Więcej ustawień
lobby-public = Publiczny stół
lobby-public-help = Widoczny w poczekalni: każdy może dołączyć albo oglądać.
lobby-children = Stół dla dzieci
lobby-children-help = Gotowe pozdrowienia zamiast pisanych wiadomości.
lobby-hints = Podpowiedzi
lobby-hints-help = Kto ma wybrać, może zobaczyć, ile warta jest każda możliwość. Nigdy przy stole dla dzieci.
lobby-clock = Zegar
lobby-clock-none = bez zegara
lobby-clock-quick = po 10 minut i 30 sekund za ruch
lobby-clock-day = po 1 dniu i 4 godziny za ruch, najwyżej 3 dni
lobby-clock-days = po 3 dni i 12 godzin za ruch, najwyżej 5 dni
lobby-clock-week = po tygodniu i dzień za ruch, najwyżej tydzień
lobby-clock-help-none = Wszyscy zostają przy stole do końca. Kto chce grać całymi dniami, wybiera zegar z dniami.
lobby-clock-help-quick = Komu skończy się czas, za tę osobę gra bot.
lobby-clock-help-slow = Nikt nie musi zostać: zachowaj link do stołu i otwórz go po godzinach lub dniach, a miejsce wciąż będzie twoje. Dopiero gdy czyjś czas się skończy, gra za tę osobę bot.
lobby-takeover = Kiedy kogoś nie ma, gra za tę osobę bot
lobby-takeover-60 = po minucie
lobby-takeover-90 = po półtorej minuty
lobby-takeover-300 = po pięciu minutach
lobby-takeover-never = nigdy
lobby-pace = Tempo botów
lobby-pace-0 = natychmiast
lobby-pace-700 = żwawe
lobby-pace-1500 = spokojne
lobby-pace-3000 = powolne
lobby-pack = Własna plansza
lobby-pack-help = Pakiet danych (.toml) z tym, co pokazuje twoja wydrukowana plansza.
lobby-create-solo = Zacznij grę
lobby-create-hotseat = Zacznij grę
lobby-create-online = Otwórz stół
lobby-presets = Gotowe stoły
lobby-preset-usual = Zwykły stół
lobby-seat-level = Poziom miejsca { $number }
lobby-plan = Planer dla właścicieli gry
lobby-practice = Trening: niebo na dziś
lobby-summary-star_search = Przyłóż kartę do nieba i się pospiesz: gdzie w każdym polu świeci gwiazda?
lobby-summary-leaving_earth = Dwadzieścia lat, kilka rakiet, które mogą wybuchnąć, i cały Układ Słoneczny do zdobycia.
lobby-bot-planner-lite = planner-lite: planuje swoje misje
lobby-bot-child = dziecko: nie spieszy się
lobby-bot-grown-up = dorosły: patrzy uważnie
lobby-bot-eagle = orzeł: widzi wszystko
