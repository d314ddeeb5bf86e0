### Samouczek, przewodnik, dane gry ze źródłami oraz strona administratora.

## Samouczek

tutorial-title = Samouczek
tutorial-progress = Krok { $step } z { $steps }
tutorial-next = Dalej
tutorial-back = Poprzedni krok
tutorial-leave = Zakończ samouczek
tutorial-wrong = Tak też można, ale w tym samouczku wybierz: { $choice }
tutorial-done = Samouczek ukończony!
tutorial-done-help = Wiesz już wszystko, czego potrzeba do pierwszej gry. Zasady są zawsze o jedno kliknięcie stąd.
tutorial-play = Zagraj prawdziwą partię
tutorial-rules = Jak grać
tutorial-again = Zacznij samouczek od nowa
tutorial-more = Pokaż wszystkie ruchy ({ $count })

## Przewodnik

pages-plan = { $game }: planowanie misji
pages-how-to = Jak grać: { $game }
pages-contents = Spis treści
pages-tutorial = Rozpocznij samouczek
pages-play-now = Zagraj teraz z botami
pages-no-guide = Nie ma jeszcze przewodnika po tej grze.
pages-credits = Twórcy gry
pages-unofficial = To nieoficjalny projekt fanów. { $game } i nazwy w grze należą do ich właścicieli. { $publisher } nie ma związku z tym projektem. Jeśli gra ci się podoba, kup ją w pudełku.

## Dane gry i źródła

facts-title = { $game }: dane gry i źródła
facts-lead = Nie skopiowaliśmy gry drukowanej. Te wartości pochodzą z instrukcji lub publicznych stron albo zostały odtworzone. Przy każdej jest źródło.
facts-counts = Wartości według rodzaju źródła
facts-grade-rulebook = instrukcja
facts-grade-public = źródło publiczne
facts-grade-inferred = wywnioskowane
facts-grade-reconstructed = odtworzone
facts-grade-ours = własne
facts-means-rulebook = Podane w wydrukowanej instrukcji.
facts-means-public = Podane na publicznych stronach.
facts-means-inferred = Wynika ze znanych wartości, choć żadne źródło tego nie podaje.
facts-means-reconstructed = Dobrane tak, żeby pasowało do znanych wartości. Gra drukowana może się różnić.
facts-means-ours = Nie występuje w grze drukowanej. Dodaliśmy to, żeby dało się tu grać.
facts-built-in = Używane dane: wbudowane.
facts-own = Używane dane: pakiet tego serwera ({ $name }).
facts-entry = Pozycja
facts-known = Rodzaj źródła
facts-source = Źródło
facts-part = { $field }: { $value }
facts-bring = Masz tę grę? Użyj wartości ze swojego egzemplarza
facts-bring-export = Wyeksportuj dane do pliku:
facts-bring-edit = Zmień wartości na te z twojego egzemplarza i sprawdź plik:
facts-bring-use = Potem przy tworzeniu stołu wybierz plik w części „{ lobby-more }”.
facts-bring-table = Utwórz stół

## Strona administratora

admin-title = Panel administratora
admin-key = Klucz administratora
admin-key-help = Klucz jest w pliku admin.key w folderze danych serwera. Zostaje tu tylko do zamknięcia tego okna.
admin-enter = Zaloguj
admin-leave = Wyloguj
admin-refresh = Odśwież
admin-tables = Stoły
admin-playing = Partie w toku
admin-people = Połączone osoby
admin-newest = Najnowsze stoły
admin-no-tables = Nie ma jeszcze stołów.
admin-table =
    { $seats ->
        [one] { $seats } miejsce
        [few] { $seats } miejsca
        [many] { $seats } miejsc
       *[other] { $seats } miejsca
    }
admin-close = Zamknij stół
admin-close-sure = Zamknąć stół { $table }?
admin-close-help = Partia skończy się bez zwycięzcy. Tego nie można cofnąć.
admin-retention = Jak długo przechowywać partie
admin-retention-help = Stoły bez trwającej partii są po tym czasie usuwane razem ze wszystkimi danymi.
admin-retention-days = Dni (puste: przechowuj wszystko)
admin-retention-save = Zapisz
admin-saved = Zapisano.
admin-reports = Zgłoszenia
admin-report = Zgłoszenie { $number }, krok { $step }
admin-report-step = Pokaż ten krok
admin-report-record = Pobierz zapis partii
admin-no-reports = Brak zgłoszeń.
pages-practice-day = niebo na dzień { $day }
pages-practice-other = inne niebo
pages-practice-another = Inne niebo
pages-practice-free = Trening bez zegara
