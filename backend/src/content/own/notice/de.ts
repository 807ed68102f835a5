export const notice = `
## Betreiber dieser Website

{legal_name}, {street}, {postal_code} {town}, {country}

- **Telefon:** {phone}
- **E-Mail:** [{email}](mailto:{email})
- **Website:** {website}

## Register und Genehmigung

- **Handels- und Gesellschaftsregister (RCS):** {rcs_number}
- **USt-IdNr. (TVA):** {vat_number}
- **Niederlassungsgenehmigung (autorisation d’établissement):** {permit}
- **Aufsichtsbehörde:** {supervisory_body}

## Beruf

- **Berufsbezeichnung:** {profession}
- **Kammer:** {chamber}

Für den Beruf gelten das geänderte Gesetz vom 2. September 2011 über den Zugang zu Handwerk, Handel und Industrie sowie seine Ausführungsverordnungen. Sie sind auf [legilux.public.lu](https://legilux.public.lu) veröffentlicht.

Wir sind Augenoptiker, kein medizinisches Personal. Wir behandeln keine Notfälle; im Notfall wählen Sie die 112.

## Beschwerden und Streitbeilegung

Sprechen Sie bitte zuerst mit uns. Finden wir keine Lösung, können Sie sich kostenlos an die Verbraucherschlichtung wenden: Service national du Médiateur de la consommation, 6, rue du Palais de Justice, L-1841 Luxembourg, [mediateurconsommation.lu](https://www.mediateurconsommation.lu).

{mediation}

Kunden aus anderen Ländern berät das Europäische Verbraucherzentrum Luxemburg: [cecluxembourg.lu](https://cecluxembourg.lu).

## Hosting

Diese Website wird von {host} gehostet.
`;
