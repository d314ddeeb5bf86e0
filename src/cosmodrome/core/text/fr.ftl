### Ce que dit chaque jeu. Les messages sont les mêmes dans toutes les langues; ceux d'un jeu sont dans games/<id>/text.
### Les noms arrivent sans article: aucune phrase ne les élide ni ne les accorde.

## Qui

seat = Joueur { $number }
nobody = personne
and = et

## Refus de la table

refused-not_your_turn = Ce n'est pas ton tour. En train de choisir : { $seat }.
refused-not_offered = Ce n'est pas possible maintenant.
refused-no_such_seat = Cette place n'existe pas à cette table.
refused-unknown_action = Ce coup n'existe pas dans ce jeu.
refused-match_over = La partie est finie.
refused-nothing_to_undo = Il n'y a aucun coup à reprendre.
refused-nothing_to_redo = Il n'y a aucun coup à rétablir.
refused-undo_pending = Quelqu'un demande à reprendre un coup. Réponds d'abord.
refused-nothing_to_answer = Personne ne demande à reprendre un coup.
refused-resigned = Cette place ne joue plus.
refused-time_is_up = Le temps pour ce coup est écoulé.
refused-clock_ran = Le temps a couru depuis : ce coup ne peut plus être annulé.

## Ce qui se passe à la table

log-undone = { $seat } reprend un coup.
log-redone = { $seat } rétablit le coup.
log-undo_asked = { $seat } demande à reprendre un coup.
log-undo_agreed = { $seat } est d'accord.
log-undo_declined = { $seat } n'est pas d'accord.
log-resigned = { $seat } abandonne.
log-handed_over = { $seat } laisse sa place à { $to }.
log-bot_stands_in = Un robot joue à la place de { $seat }.
log-seat_back = { $seat } revient et reprend sa place.
log-match_ended = La partie est finie. Victoire : { $winners }.
log-match_lost = La partie est finie, sans victoire.
log-match_abandoned = La partie s'arrête ici, sans vainqueur.

## Jouer dans le terminal

play-choose-range =
    { $last ->
        [1] Appuie sur Entrée, ? pour l'aide, q pour quitter
       *[other] Tape de 1 à { $last }, { $hints ->
            [yes] h pour un conseil, ? pour l'aide, q pour quitter
           *[no] ? pour l'aide, q pour quitter
        }
    }
play-bad-choice =
    { $last ->
        [1] Il n'y a qu'un choix : appuie sur Entrée.
       *[other] Tape un nombre de 1 à { $last }, s'il te plaît.
    }
play-type = Tape un numéro ou ce que tu veux dire, par exemple { $example }, ? pour l'aide, q pour quitter
play-type-only = Tape ce que tu veux dire, par exemple { $example }, ? pour l'aide, q pour quitter
play-bad-word = Ce n'est pas possible ici. Tape-le ainsi : { $example }
play-seconds = ⏳ { $seconds } s
play-too-late = Le temps est écoulé.
play-who-first = Plusieurs peuvent parler : commence par ton numéro, par exemple { $example }
play-log = Ce qui se passe
play-saved = La partie est enregistrée dans { $file }.
play-quit = À bientôt !
play-thinking = { $seat } réfléchit…
play-winner =
    { $count ->
        [one] Victoire pour { $names } !
       *[other] Victoire partagée pour { $names } !
    }
play-final-scores = Scores finaux
play-pass-device = Passe l'écran à { $seat }, puis appuie sur Entrée.
play-help =
    Chaque choix a un numéro : tape-le et appuie sur Entrée.
    ? affiche cette aide, u reprend ton dernier coup, l montre tout ce qui s'est passé,
    s enregistre la partie, q l'enregistre et quitte.
play-help-hints = h donne un conseil : ce que valent tes choix, et pourquoi le meilleur est le meilleur.
play-weighing = Chaque choix est mis à l'épreuve…
play-commitment = Dés honnêtes : la graine de cette partie est scellée par { $commitment }
play-fair =
    La graine du hasard a été scellée avant la partie par { $commitment }
    L'enregistrement la révèle maintenant. Pour vérifier chaque lancer : { $command }
play-undo-ask = { $seat }, est-ce que { $asker } peut reprendre son coup ?
play-yes = o
play-no = n
play-end-hint = Tape s puis Entrée pour garder cette partie, ou seulement Entrée pour quitter.

## Conseils, et parties relues

advice-choice = choix
advice-victory = chances de gagner
advice-points = points à espérer
advice-fields = cases à espérer
advice-margin = à peu près
advice-best = Le meilleur : { $best }
advice-close = Trop serré pour trancher : { $best } ou { $other }
advice-equal = Le meilleur : { $best } (à ce compte tout aussi bien : { $other })
advice-some = { $weighed } choix sur { $legal } sont montrés.
advice-none = Il n'y a pas de conseil ici.
advice-not-weighed = non évalué
advice-only = Il n'y a qu'un choix.
advice-unknown = Rien ne dit quel choix est le meilleur.
analysis-player = joueur
analysis-result = résultat
analysis-luck = chance
analysis-lost = gaspillé
analysis-judged = décisions
analysis-close = trop serré
analysis-units-victory = La chance et le gaspillage sont en centièmes de victoire, selon le robot le plus fort.
analysis-units-points = La chance et le gaspillage sont en points, comme le planificateur les compte : les chances exactes de ce qui vole, une estimation de ce qui reste à construire.
analysis-units-fields = La chance et le gaspillage sont en cases, pour qui voit toutes les places d'un coup.
analysis-no-mistakes = Aucune erreur qui se distingue du hasard.
analysis-mistakes = Erreurs
analysis-step = étape
analysis-played = joué
analysis-better = mieux
analysis-cost = coût
