export const terms = `
## 1. Avec qui vous contractez

Ces conditions s’appliquent aux commandes que des consommateurs passent sur {website} auprès de {legal_name}, {street}, {postal_code} {town}, {country}. Vous nous joignez par téléphone au {phone} et par e-mail à [{email}](mailto:{email}). Tous les autres renseignements figurent dans les [mentions légales](/legal/notice).

## 2. Conclusion du contrat

1. Vous mettez des produits dans votre panier, puis indiquez votre adresse, le mode de livraison et le mode de paiement.
2. Le récapitulatif reprend l’ensemble. Jusque-là, vous pouvez corriger chaque saisie.
3. Le bouton « Commande avec obligation de paiement » vaut commande ferme.
4. Nous la confirmons par e-mail. Le contrat est conclu par cette confirmation.

Le contrat peut être conclu en français, en allemand ou en anglais. Nous conservons votre commande et vous en envoyons le contenu par e-mail.

## 3. Lentilles de contact

Avant que nous commandions vos lentilles de contact, un opticien en vérifie les valeurs. En cas de doute, nous vous contactons. Si les lentilles ne vous conviennent pas, nous annulons la commande et vous remboursons intégralement.

Si vous commandez à nouveau les mêmes valeurs dans les {lens_release_months} mois qui suivent cette vérification, elle reste valable.

Pour un enfant de moins de 16 ans, la commande est passée par un parent ou tuteur. Le nombre de boîtes vendues en une fois pour un œil est limité.

## 4. Prix

Tous les prix sont en euros, TVA comprise. Les frais de livraison s’y ajoutent ; ils vous sont indiqués avant la commande. Les prix applicables sont ceux du jour de la commande.

## 5. Paiement

Vous pouvez payer

- en magasin ou auprès de l’opticien qui vous apporte la commande ;
- par virement sur le compte {iban} : nous traitons la commande dès réception du paiement ;
- par carte, Apple Pay ou Google Pay via {stripe} : la page de paiement précise si le montant est débité à la commande ou seulement réservé jusqu’à ce que la commande soit prête.

## 6. Livraison

Nous livrons dans les pays suivants : {delivery_countries}. La livraison est gratuite dans un rayon de {free_delivery_km} km autour de {town}, à vol d’oiseau ; ailleurs, elle coûte {delivery_price}. Vous pouvez aussi retirer la commande en magasin ou la faire apporter par un opticien dans un rayon de {home_visit_km} km. Les détails figurent à la page [Livraison et retours](/legal/delivery-and-returns).

La date de livraison est indiquée avant la commande. Nous livrons au plus tard 30 jours après celle-ci ou, en cas de virement, après réception du paiement. En cas de retard, vous pouvez nous fixer un délai supplémentaire raisonnable, puis mettre fin au contrat. Le risque vous est transféré à la réception des produits.

## 7. Droit de rétractation

Vous pouvez vous rétracter du contrat sans motif dans un délai de 14 jours. Ce délai expire 14 jours après le jour où vous-même, ou un tiers que vous avez désigné et qui n’est pas le transporteur, recevez le dernier produit. Cela vaut aussi pour vos achats lors d’une visite à domicile.

Pour vous rétracter, informez-nous par une déclaration sans ambiguïté : avec la fonction [Renoncer au contrat ici](/withdrawal), par e-mail à {email}, par téléphone ou par courrier postal. Vous pouvez utiliser le formulaire de l’article 8, sans y être obligé. Il suffit d’envoyer la déclaration avant l’expiration du délai. La fonction en ligne vous donne aussitôt un accusé de réception.

### Remboursement

Nous vous remboursons tous vos paiements, frais de livraison standard compris, dans les 14 jours suivant la réception de votre déclaration. Nous utilisons votre moyen de paiement, sauf accord exprès de votre part ; le remboursement est sans frais. Nous pouvons attendre d’avoir reçu les produits ou la preuve de leur expédition.

### Renvoi des produits

Renvoyez les produits à {legal_name}, {street}, {postal_code} {town}, {country}, ou rapportez-les en magasin dans les 14 jours suivant votre déclaration. {return_costs} Vous ne répondez d’une dépréciation que si vous avez manipulé les produits plus qu’il n’était nécessaire pour les examiner.

### Exceptions

Le droit de rétractation ne s’applique pas

- aux produits fabriqués selon vos spécifications, comme les lunettes montées avec des verres à votre vue et les lentilles fabriquées sur commande ;
- aux produits scellés que vous avez ouverts et qui ne peuvent être repris pour des raisons de santé ou d’hygiène, comme les lentilles de contact et les produits d’entretien.

Les boîtes de lentilles de stock non ouvertes peuvent être renvoyées. Le récapitulatif de la commande indique la règle applicable à chaque article.

## 8. Modèle de formulaire de rétractation

Si vous souhaitez vous rétracter, vous pouvez recopier ce formulaire et nous l’envoyer.

> À l’attention de {legal_name}, {street}, {postal_code} {town}, {country}, e-mail : {email}
>
> Je/nous (\\*) vous notifie/notifions (\\*) par la présente ma/notre (\\*) rétractation du contrat portant sur la vente du bien (\\*)/pour la prestation de services (\\*) ci-dessous :
>
> Commandé le (\\*)/reçu le (\\*) :
>
> Nom du (des) consommateur(s) :
>
> Adresse du (des) consommateur(s) :
>
> Signature du (des) consommateur(s) (uniquement en cas de notification du présent formulaire sur papier) :
>
> Date :
>
> (\\*) Biffez la mention inutile.

## 9. Garantie légale

La garantie légale de conformité de deux ans à compter de la livraison s’applique à tout ce que nous vendons (livre 2 du Code de la consommation). Nous réparons ou remplaçons gratuitement un produit non conforme. Si c’est impossible, trop long ou sans succès, vous pouvez demander une réduction du prix ou mettre fin au contrat. Un défaut qui apparaît dans l’année suivant la livraison est présumé avoir existé à la livraison.

Vos droits au titre des vices cachés (articles 1641 et suivants du Code civil) restent entiers. Adressez-vous à nous en magasin, par téléphone ou par e-mail.

## 10. Responsabilité

Notre responsabilité est celle que prévoit la loi. Ces conditions ne limitent aucun de vos droits légaux. Suivez le mode d’emploi de vos lentilles et faites contrôler régulièrement votre vue. Si un œil est rouge ou douloureux, retirez la lentille et consultez un médecin.

## 11. Réclamations et médiation

Si quelque chose ne va pas, parlez-nous-en d’abord. À défaut d’accord, vous pouvez saisir le Service national du Médiateur de la consommation, 6, rue du Palais de Justice, L-1841 Luxembourg, [mediateurconsommation.lu](https://www.mediateurconsommation.lu).

{mediation}

## 12. Droit applicable

Le droit luxembourgeois s’applique. Si vous résidez dans un autre pays, vous conservez la protection de ses règles impératives. Vous pouvez agir en justice au Luxembourg ou dans votre pays de résidence.
`;
