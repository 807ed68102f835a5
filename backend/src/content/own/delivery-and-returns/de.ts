export const deliveryAndReturns = `
## Lieferung

Wir liefern in folgende Länder: {delivery_countries}. Im Umkreis von {free_delivery_km} km Luftlinie um {town} ist die Lieferung kostenlos; sonst kostet sie {delivery_price}. Ist die Entfernung nicht sicher, prüfen wir sie und erstatten die Lieferkosten, wenn Ihre Adresse im Umkreis liegt.

Produktseite und Bestellung zeigen, wann die Ware ankommt. Kontaktlinsen kommen von unserem Lieferanten und brauchen einige Tage länger. Wird ein Teil Ihrer Bestellung für Sie angefertigt, teilen wir Ihnen den Termin per E-Mail mit. Wir liefern spätestens 30 Tage nach Ihrer Bestellung, bei Überweisung spätestens 30 Tage nach Zahlungseingang.

## Abholung und Besuch

Sie können Ihre Bestellung kostenlos im Geschäft abholen: {street}, {postal_code} {town}. Wir benachrichtigen Sie per E-Mail, sobald sie bereit ist. Oder ein Optiker bringt sie und passt Ihre Brille bei Ihnen zu Hause an, bis {home_visit_km} km von {town}.

## Widerruf innerhalb von 14 Tagen

Sie können den Vertrag binnen 14 Tagen nach Erhalt der Ware ohne Angabe von Gründen widerrufen: mit der Online-Funktion unten, per E-Mail an {email}, telefonisch oder per Post.

[Vertrag hier widerrufen](/withdrawal)

Wir erstatten alle Zahlungen einschließlich der Kosten der Standardlieferung binnen 14 Tagen nach Eingang Ihrer Erklärung. Wir können warten, bis wir die Ware zurückhaben oder Sie die Absendung nachgewiesen haben.

## Rücksendung

Senden Sie die Ware binnen 14 Tagen nach Ihrer Erklärung an {legal_name}, {street}, {postal_code} {town}, {country}, oder bringen Sie sie ins Geschäft. {return_costs} Bitte legen Sie Ihre Bestellnummer bei.

## Ausnahmen

- Entsiegelte Kontaktlinsen und Pflegemittel können aus hygienischen Gründen nicht zurückgegeben werden. Ungeöffnete Packungen von Lagerware nehmen wir zurück.
- Vom Widerruf ausgenommen sind Brillen und Linsen, die nach Ihren Angaben gefertigt wurden.

Die Zusammenfassung Ihrer Bestellung zeigt für jeden Artikel, was gilt.

## Wenn etwas nicht stimmt

Ist ein Artikel mangelhaft oder nicht der bestellte, gilt die gesetzliche Gewährleistung von zwei Jahren. Rufen Sie {phone} an oder schreiben Sie an [{email}](mailto:{email}); die Rücksendung kostet Sie dann nichts. Mehr dazu steht in den [AGB](/legal/terms).
`;
