export const notice = `
## Who runs this site

{legal_name}, {street}, {postal_code} {town}, {country}

- **Phone:** {phone}
- **E-mail:** [{email}](mailto:{email})
- **Website:** {website}

## Register and permit

- **Trade and companies register (RCS):** {rcs_number}
- **VAT number:** {vat_number}
- **Business permit (autorisation d’établissement):** {permit}
- **Supervisory authority:** {supervisory_body}

## Profession

- **Professional title:** {profession}
- **Chamber:** {chamber}

The profession is governed by the amended Act of 2 September 2011 on access to crafts and trades and by the regulations made under it. They are published at [legilux.public.lu](https://legilux.public.lu).

We are opticians, not medical staff. We do not treat emergencies; in an emergency, call 112.

## Complaints and disputes

Please contact us first. If we cannot find a solution, you can turn to the consumer mediator free of charge: Service national du Médiateur de la consommation, 6, rue du Palais de Justice, L-1841 Luxembourg, [mediateurconsommation.lu](https://www.mediateurconsommation.lu).

{mediation}

The European Consumer Centre Luxembourg advises customers from other countries: [cecluxembourg.lu](https://cecluxembourg.lu).

## Hosting

This site is hosted by {host}.
`;
