### Nauka i sprawdzanie: lekcja, przewodnik, wydrukowane fakty; oraz strona gospodarza.

## Lekcja

tutorial-title = Pierwsza gra z przewodnikiem
tutorial-progress = Krok { $step } z { $steps }
tutorial-next = Dalej
tutorial-back = Krok wstecz
tutorial-leave = Zakończ lekcję
tutorial-wrong = Tak też można! Ale w tej lekcji wybieramy: { $choice }
tutorial-done = Brawo, to już cała lekcja!
tutorial-done-help = Wiesz wszystko, czego trzeba do pierwszej gry. Zasady są zawsze o jedno kliknięcie stąd.
tutorial-play = Zagraj teraz naprawdę
tutorial-rules = Jak grać
tutorial-again = Lekcja od nowa
tutorial-more = Pokaż wszystkie wybory ({ $count })

## Przewodnik

pages-plan = { $game }: planer
pages-how-to = Jak grać: { $game }
pages-contents = Spis treści
pages-tutorial = Zacznij pierwszą grę z przewodnikiem
pages-play-now = Zagraj teraz z botami
pages-no-guide = Przewodnika po tej grze jeszcze nie ma.
pages-credits = Kto zrobił tę grę
pages-unofficial = To nieoficjalny projekt fanów. { $game } i jej nazwy należą do ich właścicieli; { $publisher } nie ma nic wspólnego z tą stroną. Jeśli gra ci się podoba, kup ją w pudełku.

## Wydrukowane fakty

facts-title = { $game }: co jest wydrukowane na planszy
facts-lead = Nie skopiowaliśmy wydrukowanej gry. To, co jest na planszy i żetonach, znamy z zasad i publicznych stron albo trzeba było to odtworzyć. Tu jest każda liczba i to, skąd się wzięła.
facts-counts = Ile jest pewne
facts-grade-rulebook = zasady
facts-grade-public = publiczne
facts-grade-inferred = wywnioskowane
facts-grade-reconstructed = odtworzone
facts-grade-ours = nasze
facts-means-rulebook = Tak mówią wydrukowane zasady.
facts-means-public = Tak podają publiczne strony.
facts-means-inferred = Wynika z tego, co wiadomo, choć nikt tego nie pisze.
facts-means-reconstructed = Dobrane tak, żeby pasowało; wydrukowana plansza może być inna.
facts-means-ours = Nie ma odpowiednika w pudełku; wybraliśmy to, żeby dało się tu grać.
facts-built-in = W użyciu: fakty wbudowane ({ $name }).
facts-own = W użyciu: pakiet gospodarza tego serwera ({ $name }).
facts-entry = Pozycja
facts-known = Skąd wiadomo
facts-source = Źródło
facts-part = { $field }: { $value }
facts-english = Uwagi o źródłach są po angielsku.
facts-bring = Masz tę grę? Zagraj na swojej planszy
facts-bring-export = Zapisz fakty do pliku:
facts-bring-edit = Zmień go tak, jak pokazuje twoja plansza, i sprawdź:
facts-bring-use = Potem wybierz plik w części „{ lobby-more }”, gdy otwierasz stół.
facts-bring-table = Otwórz stół

## Gospodarz

admin-title = Pokój gospodarza
admin-key = Klucz gospodarza
admin-key-help = Jest w pliku admin.key w folderze danych serwera. To okno zapomni go po zamknięciu.
admin-enter = Otwórz
admin-leave = Zamknij na klucz
admin-refresh = Odśwież
admin-tables = Stoły
admin-playing = Trwające gry
admin-people = Połączone osoby
admin-newest = Najnowsze stoły
admin-no-tables = Nie ma jeszcze stołów.
admin-table =
    { $seats ->
        [one] jedno miejsce
        [few] { $seats } miejsca
       *[other] { $seats } miejsc
    }
admin-close = Zamknij stół
admin-close-sure = Zamknąć stół { $table }?
admin-close-help = Gra skończy się bez zwycięzcy. Tego nie da się cofnąć.
admin-retention = Jak długo przechowujemy gry
admin-retention-help = Stoły, przy których nikt nie gra, są po tym czasie usuwane razem ze wszystkim.
admin-retention-days = Dni (puste: przechowuj wszystko)
admin-retention-save = Zapisz
admin-saved = Zapisano.
admin-reports = Zgłoszenia
admin-report = Zgłoszenie { $number }, krok { $step }
admin-report-step = Zobacz ten krok
admin-report-record = Zapisz grę do pliku
admin-no-reports = Nikt niczego nie zgłosił.
pages-practice-day = niebo na { $day }
pages-practice-other = inne niebo
pages-practice-another = Inne niebo
