### Rama wokół każdej strony: nagłówek, ustawienia i to, co można powiedzieć wszędzie.

## Rama

shell-title = Cosmodrome: kosmiczne gry planszowe
shell-skip = Przejdź do treści
shell-home = Do poczekalni
shell-back = Wstecz
shell-loading = Wczytywanie…
shell-again = Spróbuj ponownie
shell-reload = Wczytaj stronę ponownie
shell-lost = Pod tym adresem nic nie ma.
shell-page-failed = Nie udało się wczytać tej części strony.
shell-offline = Nie ma połączenia z serwerem. Czy działa sieć?
shell-failed = Serwer nie może odpowiedzieć ({ $status }).
shell-default-name = Kometa
shell-choose-file = Wybierz plik
shell-keys-at-risk = Ta przeglądarka nie może zapisać kluczy do twoich miejsc: jej pamięć jest pełna albo zablokowana, jak w niektórych oknach prywatnych. Zanim zamkniesz stronę, wyeksportuj klucze w poczekalni („Moje partie”) albo skopiuj link do miejsca.

## Ustawienia

shell-settings = Ustawienia
shell-language = Język
shell-theme = Kolory
shell-theme-system = Jak w systemie
shell-theme-dark = Ciemne
shell-theme-light = Jasne
shell-theme-contrast = Wysoki kontrast
shell-motion = Ruch
shell-motion-system = Jak w systemie
shell-motion-full = Włączony
shell-motion-still = Wyłączony
shell-sound = Dźwięki
shell-notifications = Powiadamiaj, kiedy jest mój ruch
shell-notifications-denied = Przeglądarka nie pozwala tej stronie na powiadomienia.
shell-shortcuts = Klawisze z cyframi naciskają przyciski
