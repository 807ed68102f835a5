export const accessibility = `
Cette page vous informe sur l’accessibilité de notre boutique en ligne, comme le demande la loi du 8 mars 2023 relative aux exigences en matière d’accessibilité applicables aux produits et services.

## Le service

Sur {website}, vous découvrez nos services et nos montures, commandez lentilles de contact, produits d’entretien, accessoires et lunettes de soleil, demandez une visite à domicile ou un rendez-vous, suivez une commande et vous rétractez d’un contrat. Tout cela sans compte client.

La commande se fait en trois étapes : adresse et livraison, récapitulatif, paiement. Chaque étape indique où vous en êtes. Une erreur est signalée à côté du champ et dans une liste au-dessus du formulaire, et vos saisies restent en place.

## Conformité

Nous visons le niveau AA des règles pour l’accessibilité des contenus web (WCAG) 2.2 et la norme européenne EN 301 549. Le site s’utilise

- au clavier seul et avec un lecteur d’écran ;
- à 400 % de zoom et sur téléphone ;
- avec le réglage « Grands caractères » au bas de chaque page ;
- en mode clair ou sombre, avec un contraste suffisant ;
- sans JavaScript ;
- en français, en allemand et en anglais.

Des tests automatiques contrôlent les pages à chaque modification. Aucun audit indépendant n’a encore été réalisé.

## Lacunes connues

- Une couleur sans image est présentée avec celles d’une autre couleur de la monture ; la page le signale.
- Les descriptions des images nomment la forme et la couleur, mais ne remplacent pas un essai.
- Les factures sont des fichiers PDF sans balises pour lecteurs d’écran. Sur demande, nous vous en envoyons le contenu sous forme de texte.
- Le formulaire de carte vient de {stripe} et nécessite JavaScript ; nous n’avons pas prise sur son accessibilité. Vous pouvez choisir un autre mode de paiement.

## Vous rencontrez une difficulté ?

Signalez-la par téléphone au {phone} ou à [{email}](mailto:{email}). Nous corrigeons le problème et, d’ici là, nous vous aidons par téléphone, en magasin ou chez vous.

## Surveillance

Si notre réponse ne vous satisfait pas, vous pouvez vous adresser à l’autorité compétente : l’Office de la surveillance de l’accessibilité des produits et services (OSAPS), [accessibilite-produits-services.public.lu](https://accessibilite-produits-services.public.lu).
`;
