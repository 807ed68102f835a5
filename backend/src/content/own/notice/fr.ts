export const notice = `
## Exploitant du site

{legal_name}, {street}, {postal_code} {town}, {country}

- **Téléphone :** {phone}
- **E-mail :** [{email}](mailto:{email})
- **Site :** {website}

## Registre et autorisation

- **Registre de commerce et des sociétés (RCS) :** {rcs_number}
- **Numéro de TVA :** {vat_number}
- **Autorisation d’établissement :** {permit}
- **Autorité de surveillance :** {supervisory_body}

## Profession

- **Titre professionnel :** {profession}
- **Chambre professionnelle :** {chamber}

La profession est régie par la loi modifiée du 2 septembre 2011 réglementant l’accès aux professions d’artisan, de commerçant, d’industriel ainsi qu’à certaines professions libérales et par ses règlements d’exécution, publiés sur [legilux.public.lu](https://legilux.public.lu).

Nous sommes opticiens et ne faisons pas partie du personnel médical. Nous n’assurons pas de soins d’urgence ; en cas d’urgence, appelez le 112.

## Réclamations et litiges

Parlez-nous-en d’abord. À défaut de solution, vous pouvez saisir gratuitement le Service national du Médiateur de la consommation, 6, rue du Palais de Justice, L-1841 Luxembourg, [mediateurconsommation.lu](https://www.mediateurconsommation.lu).

{mediation}

Le Centre européen des consommateurs Luxembourg conseille les clients d’autres pays : [cecluxembourg.lu](https://cecluxembourg.lu).

## Hébergement

Ce site est hébergé par {host}.
`;
