export const accessibility = `
Diese Seite informiert Sie über die Barrierefreiheit unseres Online-Shops, wie es das Gesetz vom 8. März 2023 über die Barrierefreiheitsanforderungen für Produkte und Dienstleistungen verlangt.

## Die Dienstleistung

Auf {website} können Sie sich über unsere Leistungen informieren, Fassungen ansehen, Kontaktlinsen, Pflegemittel, Zubehör und Sonnenbrillen bestellen, einen Hausbesuch oder Termin anfragen, eine Bestellung verfolgen und einen Vertrag widerrufen. Für all das brauchen Sie kein Kundenkonto.

Sie bestellen in drei Schritten: Adresse und Lieferung, Zusammenfassung, Zahlung. Jeder Schritt zeigt, wo Sie sind. Ein Fehler steht neben dem Feld und in einer Liste über dem Formular, und Ihre Eingaben bleiben erhalten.

## Wie sie die Anforderungen erfüllt

Wir richten uns nach den Web Content Accessibility Guidelines (WCAG) 2.2, Stufe AA, und nach der europäischen Norm EN 301 549. Die Website lässt sich nutzen

- allein mit der Tastatur und mit Screenreader;
- bei 400 % Vergrößerung und auf dem Telefon;
- mit dem Schalter „Große Schrift“ am Fuß jeder Seite;
- hell oder dunkel, mit ausreichendem Kontrast;
- ohne JavaScript;
- auf Deutsch, Französisch und Englisch.

Automatische Tests prüfen die Seiten bei jeder Änderung. Eine unabhängige Prüfung steht noch aus.

## Bekannte Lücken

- Eine Farbe ohne eigene Bilder wird mit den Bildern einer anderen Farbe der Fassung gezeigt; die Seite sagt es.
- Bildbeschreibungen nennen Form und Farbe, ersetzen aber keine Anprobe.
- Rechnungen sind PDF-Dateien ohne Auszeichnung für Screenreader. Auf Wunsch senden wir Ihnen den Inhalt als Text.
- Das Kartenformular kommt von {stripe} und braucht JavaScript; auf seine Barrierefreiheit haben wir keinen Einfluss. Sie können anders bezahlen.

## Sie kommen irgendwo nicht weiter?

Sagen Sie es uns am Telefon unter {phone} oder per E-Mail an [{email}](mailto:{email}). Wir beheben den Fehler und helfen Ihnen bis dahin am Telefon, im Geschäft oder zu Hause.

## Aufsicht

Sind Sie mit unserer Antwort nicht zufrieden, können Sie sich an die zuständige Behörde wenden: Office de la surveillance de l’accessibilité des produits et services (OSAPS), [accessibilite-produits-services.public.lu](https://accessibilite-produits-services.public.lu).
`;
