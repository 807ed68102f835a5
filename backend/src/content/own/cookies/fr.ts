export const cookies = `
Ce site n’utilise que des cookies indispensables à son fonctionnement. Aucun ne vous suit ; il n’y a donc pas de bandeau à fermer. La loi dispense ces cookies de consentement, mais nous devons vous en informer.

## Les cookies de ce site

| Nom | Usage | Durée |
| --- | --- | --- |
| language | La langue dans laquelle vous lisez ce site | 365 jours |
| glasses | Préférence pour les grands caractères | 365 jours |
| bag | Identifiant signé de votre panier | 30 jours |
| orders | Identifiants signés de vos dernières commandes, pour le suivi | 30 jours |
| opened-orders | Identifiants signés des commandes que vous avez ouvertes par un lien et votre adresse e-mail | 2 heures |
| again | Identifiant signé d’une commande que vous avez demandé de mémoriser sur cet appareil, jusqu’à ce que vous l’effaciez | 365 jours |
| tray | Montures à essayer, jusqu’à votre demande de visite à domicile ou votre connexion | 30 jours |
| seen | Les produits que vous avez consultés, si vous nous demandez de les retenir sur cet appareil | 30 jours |
| visit | Demande de visite à domicile ou de rendez-vous que vous venez d’envoyer, pour que sa page puisse être rechargée | 1 heure |
| withdrawal | Rétractation que vous venez de déclarer, pour que vous puissiez lire l’accusé de réception | 2 heures |
| new-password | Le lien que vous avez ouvert pour choisir un nouveau mot de passe | 15 minutes |
| sign-in | Le navigateur où vous avez demandé un e-mail pour vous connecter, et l’adresse à laquelle il a été envoyé | 15 minutes |
| account | Chiffré : que vous êtes connecté, jusqu’à votre déconnexion | 7 jours |
| account-tray | Les favoris que garde votre compte, jusqu’à votre déconnexion | 7 jours |
| \\_\\_stripe\\_mid | {stripe} : reconnaît l’appareil, contre la fraude | 1 an |
| \\_\\_stripe\\_sid | {stripe} : reconnaît la session, contre la fraude | 30 minutes |
| m | {stripe}, sur m.stripe.com : reconnaît l’appareil, contre la fraude | 2 ans |

Un cookie n’est déposé que lorsque vous utilisez la fonction correspondante. Sur le site chiffré, les noms de nos cookies commencent par « \\_\\_Host- », sauf « language » et « glasses ». Parmi nos cookies, les scripts ne peuvent lire que « language ».

## Si vous payez par carte

Quand vous choisissez la carte, la page de paiement charge un script de {stripe}. Il aide à détecter la fraude et dépose ses propres cookies. Ils sont nécessaires au paiement ; sans paiement par carte, ils ne sont pas déposés.

## Mémoire de l’onglet

Les formulaires de visite à domicile et de rendez-vous gardent votre saisie dans l’onglet ouvert, pour qu’un rechargement ne fasse rien perdre. Elle est effacée à l’envoi du formulaire ou à la fermeture de l’onglet. Le site y note aussi brièvement qu’une page a été rechargée après une mise à jour.

## Supprimer les cookies

Vous pouvez supprimer les cookies à tout moment dans votre navigateur. Votre panier est alors vide, et le site reprend la langue de votre navigateur.
`;
