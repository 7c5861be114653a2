# Le contrat : actions, options, tirages, retours en arrière, parties enregistrées.
notation-empty = Il faut une action.
notation-too-long = Une action a au plus { $most } caractères.
notation-no-verb = Il n’y a pas d’action « { $verb } ». Les actions commencent par : { $verbs }.
notation-no-such = « { $text } » n’est pas une action : vérifier les noms après « { $verb } ».
notation-ambiguous = « { $text } » peut être « { $first } » ou « { $second } ».
notation-no-code = Il n’y a pas d’action numéro { $code } : elles vont de 0 à { $most }.
notation-not-an-action = { $given } n’est pas une action.

seat-name = Place { $number }

option-game = Il n’y a pas de jeu « { $given } ». Il y a : { $known }.
option-players = Ce jeu ne se joue pas à { $given } : il faut de { $fewest } à { $most } personnes.
option-unknown = Il n’y a pas d’option « { $name } ». Il y a : { $allowed }.
option-value = L’option { $name } ne peut pas être { $given }. Possible : { $allowed }.
option-seat = Il n’y a pas de place { $given } : elles vont de 0 à { $most }.
option-names = Il faut { $players } noms, chacun de 1 à 80 caractères imprimables.
option-seed = { $given } n’est pas une graine : un entier à partir de 0, ou un mot d’au plus 64 caractères simples.

draw-impossible = « { $given } » ne peut pas sortir de ce tirage. Possible : { $possible }.
prompt-draw = On pioche d’abord.
undo-limit = On ne peut pas revenir à { $given } : de { $limit } à { $seq }, c’est possible.
refused-over = La partie est finie.
refused-draw = Il faut d’abord un tirage.
refused-turn = C’est à quelqu’un d’autre de jouer.

document-other-game = Il s’agit ici de { $given }, non de { $wanted }.
document-other-pack = Le contenu du jeu de données { $id } n’est pas celui avec lequel ce document a été écrit.
record-format = Le format { $given } est inconnu ; seul { $known } est connu.
record-rules = La partie suit la version { $given } des règles ; ce programme a la version { $known }.
record-line = Une ligne s’écrit « clé: valeur » ou continue la précédente après une espace : { $line }
record-key = Il n’y a pas de clé « { $key } ». Il y a : { $known }.
record-option = Une option s’écrit nom=valeur, non { $part }.
record-number = Il faut un nombre entier, non { $given }.
record-after-end = La partie était finie avant « { $step } ».
record-other-turn = « { $step } » ne peut pas se trouver ici : c’est le tour { $turn }, la place { $seat } décide.
record-no-draw = Il n’y avait rien à tirer là où se trouve { $step }.
record-draw-missing = Le résultat d’un tirage manque ici, et il n’y a pas de graine pour le tirer.
record-checksum = La somme de contrôle { $given } ne convient pas : la partie s’est passée autrement.
record-scores = Les points ne correspondent pas à la partie.
