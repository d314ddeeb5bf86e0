### Samouczek, krok po kroku (tools/tutorials/star_search.py). Otwory, oczka i pola są takie, jak w jego zapisie.
### Imiona stoją w mianowniku, a zdania nie zdradzają płci.

## Pierwsze szukanie

lesson-welcome = Witaj! Grasz jako Vega, a Rigel to bot. Dwie rakiety ścigają się dookoła nieba i wygrywa ta, która pierwsza wraca do domu. Twoja stoi na czerwonej planecie, więc szukasz gwiazd. Naciśnij „Szukaj, kolor mapy: czerwony”.
lesson-welcome-show = Strzałka pokazuje przycisk.
lesson-chart = Twoja mapa ma trzy białe pola. Gdzie w każdym z nich jest gwiazda? Trzymaj ją nad prawym dolnym rogiem nieba, bez obrotu, tak żeby jej lewy górny otwór leżał na F6. Świecą wszystkie trzy. Połóż ją tam!
lesson-chart-show = Dotknij nieba, żeby przyłożyć mapę, dotknij mapy, żeby ją obrócić. Potem naciśnij „Połóż!”.
lesson-twinkling = Trzy gwiazdy, trzy pola! Teraz gwiazdy migoczą. Po twojej lewej siedzi Rigel, więc to Rigel wyjmuje gwiazdy z białych pól i wkłada je do innych pustych otworów. Po każdym szukaniu niebo się zmienia.
lesson-other = Dwie pozostałe gwiazdy Rigel przenosi losowo. Teraz gra Rigel. Druga rakieta wciąż stoi na czerwonej planecie startu, więc Rigel też szuka.
lesson-look-too = Rigel ma czerwoną mapę, a piasek się sypie. Możesz szukać oczami, ale mapę kładzie tylko Rigel. Idź dalej i zobacz, co się dzieje.

## Gwiazdy i oczka

lesson-two-of-three = Gwiazdę mają tylko dwa z trzech białych pól, więc Rigel leci o dwa pola. A rozwiązań było sześć! Siedzisz po lewej, więc gwiazdy przenosisz ty. Dla pierwszej wybierz I1, lewy dolny róg.
lesson-two-of-three-show = Dotknij pustego otworu w rogu. Tutaj strona pomaga ostatni raz. Potem szukasz już bez pomocy, a zły wybór niczym nie grozi.
lesson-surprise = Gwiazda w rogu prawie do niczego nie pasuje. A to psikus! Zostaje jeszcze jedna, ale nie musisz wybierać. Naciśnij „Przenieś gwiazdę losowo”.
lesson-roll = Twoja rakieta nie stoi na planecie, więc rzucasz kostką. Czarne oczka liczą się zawsze. Puste tylko dla rakiety, która jest ostatnia i stoi sama, a twoja prowadzi. Naciśnij „Rzuć kostką”.
lesson-black-pips = Dwa czarne oczka i jedno puste: lecisz o dwa pola, na niebieską planetę. Szukasz tam dopiero w następnej turze. Teraz rzuca Rigel, a druga rakieta jest ostatnia i stoi sama.

## Gwiazda stała

lesson-hollow-pips = Jedno czarne oczko i jedno puste: Rigel liczy oba i leci o dwa pola. Twój ruch! Stoisz na niebieskiej planecie. Niebieskie strony map są trudniejsze, mają cztery białe pola. Naciśnij „Szukaj, kolor mapy: niebieski”.
lesson-blue = Wypełnij wszystkie białe pola razem z pomarańczową gwiazdą stałą, a lecisz o jedno pole dalej! Obróć mapę raz w prawo. Potem trzymaj ją tak, żeby jej lewy górny otwór leżał na C2, i połóż.
lesson-fixed-star = Cztery gwiazdy i dodatkowe pole: lecisz o pięć! Rigel musi przenieść trzy żółte gwiazdy. Gwiazda stała nigdy się nie rusza.
lesson-planet-rolled = Twoja rakieta znów stoi na planecie. Ale najpierw gra Rigel, a druga rakieta nie stoi na planecie. Więc Rigel rzuca kostką.

## Stop!

lesson-stop = Czerwona planeta na kostce: to też oznacza szukanie. Ale Rigel patrzy i patrzy, a piasku już nie ma. Stop! Mapę trzeba położyć od razu.
lesson-it-counts = Znowu dwa z trzech. Liczy się to nawet po sygnale, więc Rigel leci o dwa pola. Gwiazdy przenosisz ty. Naciśnij „Przenieś 2 gwiazdy losowo”.
lesson-red-again = Pół okrążenia za tobą. Twoja rakieta stoi na czerwonej planecie, więc naciśnij „Szukaj, kolor mapy: czerwony”.
lesson-never-flip = Mapę możesz obracać, ale nigdy nie odwracaj jej na drugą stronę. Rozwiązań jest tu dwanaście! Tylko jedno ma gwiazdę stałą: mapa bez obrotu, jej lewy górny otwór na D5. Znajdź je!

## Do domu

lesson-four-fields = Trzy gwiazdy i dodatkowe pole: lecisz o cztery. Rigel przenosi dwie gwiazdy, a potem rzuca. Liczą się wszystkie oczka, bo druga rakieta jest daleko w tyle.
lesson-roll-again = Dwa czarne oczka i jedno puste: Rigel leci o trzy pola. Teraz rzucasz ty. Zaraz przed tobą jest niebieska planeta. Naciśnij „Rzuć kostką” i trzymaj kciuki!
lesson-lucky = Jedno czarne oczko i stoisz na niebieskiej planecie. Puste oczka dla ciebie się nie liczą i dziś to szczęście. Rigel rzuca jeszcze raz.
lesson-last-search = Do domu jest pięć pól. Pełna niebieska mapa z gwiazdą stałą daje właśnie pięć! Naciśnij „Szukaj, kolor mapy: niebieski”.
lesson-home = Obróć mapę raz w prawo i trzymaj ją tak, żeby jej lewy górny otwór leżał na E2. Wszystkie cztery białe pola są pełne, razem z gwiazdą stałą? Połóż ją i leć do domu!
lesson-end = Wygrana! Grę kończy pierwsza rakieta, która dolatuje na start albo go mija. W wariancie Rudi Rakieta są dwa okrążenia, liczą się tylko pełne mapy, a przy planecie na kostce szukają wszyscy naraz. Zacznij własną grę!
