export const deliveryAndReturns = `
## Livraison

Nous livrons dans les pays suivants : {delivery_countries}. La livraison est gratuite dans un rayon de {free_delivery_km} km autour de {town}, à vol d’oiseau ; ailleurs, elle coûte {delivery_price}. Si la distance n’est pas certaine, nous la vérifions et vous remboursons les frais de livraison si votre adresse se trouve dans ce rayon.

La page du produit et la commande indiquent la date d’arrivée. Les lentilles de contact viennent de notre fournisseur et demandent quelques jours de plus. Si une partie de la commande est fabriquée pour vous, nous vous communiquons la date par e-mail. Nous livrons au plus tard 30 jours après la commande ou, en cas de virement, après réception du paiement.

## Retrait et visite

Vous pouvez retirer votre commande gratuitement en magasin : {street}, {postal_code} {town}. Nous vous prévenons par e-mail dès qu’elle est prête. Un opticien peut aussi l’apporter et ajuster vos lunettes chez vous, jusqu’à {home_visit_km} km de {town}.

## Rétractation sous 14 jours

Vous pouvez vous rétracter dans les 14 jours suivant la réception, sans motif : par la fonction en ligne ci-dessous, par e-mail à {email}, par téléphone ou par courrier postal.

[Renoncer au contrat ici](/withdrawal)

Nous vous remboursons tous vos paiements, frais de livraison standard compris, dans les 14 jours suivant la réception de votre déclaration. Nous pouvons attendre d’avoir reçu les produits ou la preuve de leur expédition.

## Renvoi des produits

Dans les 14 jours suivant votre déclaration, renvoyez les produits à {legal_name}, {street}, {postal_code} {town}, {country}, ou rapportez-les en magasin. {return_costs} Joignez votre numéro de commande.

## Exceptions

- Pour des raisons d’hygiène, les lentilles de contact et les produits d’entretien descellés ne peuvent être repris. Les boîtes de stock non ouvertes peuvent être renvoyées.
- Le droit de rétractation ne s’applique pas aux lunettes et lentilles fabriquées selon vos spécifications.

Le récapitulatif de la commande indique la règle applicable à chaque article.

## Un problème avec un article

Si un article est défectueux ou ne correspond pas à la commande, la garantie légale de deux ans s’applique. Appelez le {phone} ou écrivez à [{email}](mailto:{email}) ; le retour ne vous coûte alors rien. Pour en savoir plus, voyez les [conditions générales](/legal/terms).
`;
