export const privacy = `
## Responsable du traitement

{legal_name}, {street}, {postal_code} {town}, {country}, est responsable du traitement de vos données. Pour toute question ou demande, écrivez à [{email}](mailto:{email}) ou appelez le {phone}.

## À quoi servent vos données

| Finalité | Données | Base légale |
| --- | --- | --- |
| Tenir votre panier et traiter votre commande | Articles, nom, adresse, e-mail, téléphone, mode de paiement, livraison | Contrat, art. 6(1)(b) RGPD |
| Fournir vos lentilles de contact | Valeurs des lentilles, réponses sur vos yeux, ordonnance que vous nous envoyez | Contrat et votre consentement explicite, art. 9(2)(a) RGPD |
| Tenir votre compte, si vous en avez un | Nom, e-mail, téléphone, adresses, favoris, empreinte de votre mot de passe, clés publiques de vos clés d’accès, navigateurs où vous êtes connecté | Contrat, art. 6(1)(b) RGPD |
| Conserver des ordonnances dans votre compte, si vous le souhaitez | Nom et valeurs de chaque personne, chiffrés | Votre consentement explicite, art. 9(2)(a) RGPD |
| Vous prévenir avant que vos lentilles ne soient épuisées, si vous le souhaitez | Vos commandes de lentilles, leurs valeurs | Votre consentement explicite, art. 9(2)(a) RGPD |
| Organiser et assurer les visites à domicile et les rendez-vous en magasin | Ce que vous saisissez dans le formulaire : coordonnées et motif ; pour une visite, aussi année de naissance et mobilité | Votre demande et votre consentement explicite, art. 9(2)(a) RGPD |
| Établir et conserver les factures | Facture, paiement | Obligation légale, art. 6(1)(c) RGPD |
| Retrouver les lentilles en cas de rappel | Commande, lot et péremption de chaque boîte | Obligation légale, art. 6(1)(c) RGPD |
| Traiter rétractations, retours et réclamations | Commande, votre déclaration, nos échanges | Contrat et obligation légale |
| Répondre à vos questions | Ce que vous nous écrivez ou nous dites | Notre intérêt à vous aider, art. 6(1)(f) RGPD |
| Vous prévenir du retour en stock d’un produit, si vous le souhaitez | Adresse e-mail et produit | Votre consentement, art. 6(1)(a) RGPD |
| Protéger le site contre les abus | Nombre de tentatives depuis un réseau ou avec une adresse e-mail ; l’un et l’autre seulement sous forme d’empreinte | Notre intérêt à la sécurité du site, art. 6(1)(f) RGPD |

Les champs qui ne sont pas indiqués comme facultatifs sont nécessaires ; sans eux, nous ne pouvons ni livrer ni venir chez vous. Nous n’envoyons pas de publicité par e-mail, nous ne vous suivons pas et ne prenons aucune décision automatisée au sens de l’art. 22 RGPD.

## Données sur vos yeux

Les valeurs de vos lentilles sont des données de santé. Nous vous demandons votre consentement explicite avant la commande, ne les utilisons que pour votre commande et son suivi, et jamais pour la publicité. Vous pouvez retirer votre consentement à tout moment ; nous ne pourrons alors plus commander les lentilles pour vous. Ce qui a été fait auparavant reste licite.

Le fournisseur de vos lentilles reçoit les valeurs des lentilles commandées et notre numéro de commande, mais pas votre nom. Une ordonnance ou une fiche d’adaptation que vous nous envoyez n’est vue que par nos opticiens.

## Visites à domicile et rendez-vous

Le formulaire peut contenir des données de santé, les vôtres ou celles de la personne pour qui vous faites la demande ; le motif d’un rendez-vous peut en être une. Nous ne les utilisons qu’avec un consentement explicite et pour la visite ou le rendez-vous. Si vous faites la demande pour un tiers, assurez-vous qu’il est d’accord.

## Destinataires

- Les fournisseurs de lentilles de contact : valeurs et nombre des lentilles commandées, avec notre numéro de commande, sans votre nom.
- Le transporteur : nom, adresse et téléphone pour le colis.
- {stripe} Payments Europe, Limited, Dublin, Irlande : paiements par carte. Stripe reçoit directement les données de votre carte ; nous ne voyons jamais son numéro. Stripe peut traiter des données aux États-Unis, sous la protection du cadre de protection des données UE–États-Unis et des clauses contractuelles types de la Commission européenne.
- Notre banque, pour les virements sur le compte {iban} : ce que contient votre virement.
- {host} : exploite les serveurs pour notre compte.
- {mail_provider} : achemine nos e-mails pour notre compte.
- Notre comptable et les autorités : ce que la loi exige.

Nous ne vendons aucune donnée. Hormis ce qui est indiqué ci-dessus, aucune donnée ne quitte l’Union européenne.

## Durées de conservation

| Données | Durée |
| --- | --- |
| Panier, commande commencée et non passée | 30 jours après la dernière modification |
| Panier ou commande commencée avec des valeurs de lentilles | {bag_days} jours après la dernière modification |
| Valeurs des lentilles d’une commande | {lens_values_months} mois après la commande ; sur la facture, 10 ans |
| Vos réponses au sujet de vos yeux | {answers_months} mois après la commande |
| Commandes, factures, rétractations, e-mails à leur sujet | 10 ans, délai applicable aux documents comptables (article 16 du Code de commerce) |
| Votre compte, ses adresses et ses favoris | Jusqu’à ce que vous le supprimiez, ce que vous pouvez faire dans le compte même |
| Navigateurs où vous êtes connecté | Jusqu’à la déconnexion, 7 jours au plus |
| Changement d’adresse e-mail, avec les deux adresses | 3 jours |
| Ordonnances de votre compte | Jusqu’à ce que vous effaciez la personne, l’ordonnance ou le compte |
| Rappel avant la fin des lentilles | 60 jours après l’e-mail, ou jusqu’à ce que vous l’arrêtiez |
| Ordonnance ou fiche d’adaptation | {prescription_days} jours après la validation par l’opticien ; aussitôt si la commande est annulée ; 2 jours sans commande |
| Visite à domicile ou rendez-vous | {visit_months} mois après la date |
| Demande restée sans suite | {no_visit_months} mois après sa clôture |
| Attente du retour en stock d’un produit | Jusqu’à l’envoi de l’e-mail, 12 mois au plus |
| E-mails de connexion | 7 jours |
| Compte des tentatives | 1 heure au plus |
| Journal des modifications par notre équipe | 3 ans |

Pour faire effacer les valeurs de vos lentilles plus tôt, retirez votre consentement sur la page de votre commande ou écrivez-nous. Seule la facture reste inchangée.

## Quand vous consultez ce site

Le serveur enregistre l’heure, la page consultée et le temps de réponse, sans nom, recherche, saisie ni adresse réseau. Le site ne charge rien depuis d’autres serveurs. La liste des cookies se trouve à la page [Cookies](/legal/cookies).

Seule la page de paiement charge le script de {stripe}, et seulement si vous choisissez de payer par carte.

## Vos droits

Vous disposez d’un droit d’accès, de rectification, d’effacement, de limitation, d’opposition et de portabilité. Si vous avez un compte, vous pouvez y télécharger une copie de vos données. Vous pouvez retirer un consentement à tout moment. Écrivez à [{email}](mailto:{email}) ; nous répondons dans un délai d’un mois.

Vous pouvez aussi introduire une réclamation auprès de la Commission nationale pour la protection des données (CNPD), 15, boulevard du Jazz, L-4370 Belvaux, [cnpd.public.lu](https://cnpd.public.lu).
`;
