export const privacy = `
## Wer verantwortlich ist

Verantwortlich für Ihre Daten ist {legal_name}, {street}, {postal_code} {town}, {country}. Bei Fragen und Anliegen schreiben Sie an [{email}](mailto:{email}) oder rufen Sie {phone} an.

## Wofür wir Ihre Daten verwenden

| Wofür | Welche Daten | Rechtsgrundlage |
| --- | --- | --- |
| Warenkorb und Bestellung | Artikel, Name, Adresse, E-Mail, Telefon, Zahlungsart, Lieferung | Vertrag, Art. 6 Abs. 1 Buchst. b DSGVO |
| Kontaktlinsen besorgen | Linsenwerte, Antworten zu Ihren Augen, eine Verordnung, die Sie uns senden | Vertrag und Ihre ausdrückliche Einwilligung, Art. 9 Abs. 2 Buchst. a DSGVO |
| Ihr Konto führen, wenn Sie eines haben | Name, E-Mail, Telefon, Adressen, Merkliste, ein Prüfwert Ihres Passworts, die öffentlichen Schlüssel Ihrer Passkeys, die Browser, in denen Sie angemeldet sind | Vertrag, Art. 6 Abs. 1 Buchst. b DSGVO |
| Verordnungen in Ihrem Konto aufbewahren, wenn Sie es wünschen | Name und Werte jeder Person, verschlüsselt | Ihre ausdrückliche Einwilligung, Art. 9 Abs. 2 Buchst. a DSGVO |
| Sie erinnern, bevor Ihre Linsen ausgehen, wenn Sie es wünschen | Ihre Linsenbestellungen, Linsenwerte | Ihre ausdrückliche Einwilligung, Art. 9 Abs. 2 Buchst. a DSGVO |
| Hausbesuche und Termine im Geschäft planen und durchführen | Ihre Angaben im Formular: Kontaktdaten und Anlass, für einen Hausbesuch auch Geburtsjahr und Beweglichkeit | Ihre Anfrage und Ihre ausdrückliche Einwilligung, Art. 9 Abs. 2 Buchst. a DSGVO |
| Rechnungen stellen und aufbewahren | Rechnung, Zahlung | Gesetzliche Pflicht, Art. 6 Abs. 1 Buchst. c DSGVO |
| Linsen bei einem Rückruf finden | Bestellung, Charge und Haltbarkeit jeder Packung | Gesetzliche Pflicht, Art. 6 Abs. 1 Buchst. c DSGVO |
| Widerrufe, Rückgaben und Beschwerden bearbeiten | Bestellung, Ihre Erklärung, unser Schriftwechsel | Vertrag und gesetzliche Pflicht |
| Ihre Fragen beantworten | Was Sie uns schreiben oder sagen | Unser Interesse, Ihnen zu helfen, Art. 6 Abs. 1 Buchst. f DSGVO |
| Benachrichtigen, wenn ein Produkt wieder vorrätig ist, wenn Sie es wünschen | E-Mail-Adresse und Produkt | Ihre Einwilligung, Art. 6 Abs. 1 Buchst. a DSGVO |
| Die Website vor Missbrauch schützen | Wie oft etwas aus einem Netz oder mit einer E-Mail-Adresse versucht wurde; beides nur als Prüfwert | Unser Interesse an einer sicheren Website, Art. 6 Abs. 1 Buchst. f DSGVO |

Felder, die nicht mit „optional“ gekennzeichnet sind, brauchen wir; ohne sie können wir weder liefern noch zu Ihnen kommen. Wir senden keine Werbung per E-Mail, verfolgen Sie nicht und treffen keine automatisierten Entscheidungen im Sinne von Art. 22 DSGVO.

## Angaben zu Ihren Augen

Linsenwerte sind Gesundheitsdaten. Wir bitten Sie vor der Bestellung um Ihre ausdrückliche Einwilligung und verwenden die Werte nur für Ihre Bestellung und die anschließende Betreuung, nie für Werbung. Sie können die Einwilligung jederzeit widerrufen; dann können wir die Linsen nicht mehr für Sie bestellen. Was bis dahin geschehen ist, bleibt rechtmäßig.

Der Lieferant Ihrer Linsen erhält die Werte der bestellten Linsen und unsere Bestellnummer, aber nicht Ihren Namen. Eine Verordnung oder einen Kontaktlinsenpass, den Sie uns senden, sehen nur unsere Optiker.

## Hausbesuche und Termine

Das Formular für einen Hausbesuch oder einen Termin kann Gesundheitsdaten enthalten: Ihre eigenen oder die der Person, für die Sie anfragen. Auch der Anlass eines Termins kann dazugehören. Wir verwenden sie nur mit ausdrücklicher Einwilligung und nur für den Besuch oder Termin. Wenn Sie für jemand anderen anfragen, vergewissern Sie sich bitte, dass diese Person einverstanden ist.

## Wer Daten erhält

- Die Lieferanten der Kontaktlinsen: Werte und Anzahl der bestellten Linsen und unsere Bestellnummer, ohne Ihren Namen.
- Der Zusteller: Name, Adresse und Telefonnummer für das Paket.
- {stripe} Payments Europe, Limited, Dublin, Irland: Kartenzahlungen. Stripe erhält Ihre Kartendaten direkt; wir sehen die Kartennummer nie. Stripe kann Daten in den USA verarbeiten, geschützt durch das EU-US Data Privacy Framework und die Standardvertragsklauseln der Europäischen Kommission.
- Unsere Bank bei Überweisungen auf das Konto {iban}: was Ihre Überweisung enthält.
- {host}: betreibt die Server in unserem Auftrag.
- {mail_provider}: versendet unsere E-Mails in unserem Auftrag.
- Unser Buchhalter und Behörden: was das Gesetz verlangt.

Wir verkaufen keine Daten. Außer in den genannten Fällen geben wir keine Daten an Länder außerhalb der Europäischen Union weiter.

## Wie lange wir Daten aufbewahren

| Daten | Dauer |
| --- | --- |
| Warenkorb und begonnene, nicht abgegebene Bestellung | 30 Tage nach der letzten Änderung |
| Warenkorb oder begonnene Bestellung mit Linsenwerten | {bag_days} Tage nach der letzten Änderung |
| Linsenwerte einer Bestellung | {lens_values_months} Monate nach der Bestellung; auf der Rechnung 10 Jahre |
| Ihre Antworten zu Ihren Augen | {answers_months} Monate nach der Bestellung |
| Bestellungen, Rechnungen, Widerrufe, E-Mails dazu | 10 Jahre, die Frist für Buchhaltungsunterlagen (Artikel 16 des Code de commerce) |
| Ihr Konto mit seinen Adressen und seiner Merkliste | Bis Sie es löschen, was Sie im Konto selbst können |
| Browser, in denen Sie angemeldet sind | Bis Sie sich abmelden, höchstens 7 Tage |
| Änderung Ihrer E-Mail-Adresse, mit beiden Adressen | 3 Tage |
| Verordnungen in Ihrem Konto | Bis Sie die Person, die Verordnung oder das Konto löschen |
| Erinnerung, bevor Linsen ausgehen | 60 Tage nach der E-Mail, oder bis Sie sie abschalten |
| Verordnung oder Kontaktlinsenpass | {prescription_days} Tage nach der Freigabe durch den Optiker; sofort, wenn die Bestellung storniert wird; 2 Tage ohne Bestellung |
| Hausbesuch oder Termin | {visit_months} Monate danach |
| Anfrage ohne Besuch oder Termin | {no_visit_months} Monate nach ihrem Abschluss |
| Warten auf ein Produkt | Bis zur E-Mail, höchstens 12 Monate |
| E-Mails zur Anmeldung | 7 Tage |
| Zählung der Versuche | Höchstens 1 Stunde |
| Protokoll der Änderungen unseres Teams | 3 Jahre |

Sollen Linsenwerte früher gelöscht werden, widerrufen Sie Ihre Einwilligung auf der Seite Ihrer Bestellung oder schreiben Sie uns. Nur die Rechnung bleibt unverändert.

## Beim Besuch dieser Website

Der Server protokolliert Uhrzeit, aufgerufene Seite und Dauer, aber weder Namen, Suchbegriffe und Eingaben noch Netzwerkadressen. Die Website lädt nichts von anderen Servern. Welche Cookies es gibt, steht unter [Cookies](/legal/cookies).

Nur die Zahlungsseite lädt das Skript von {stripe}, und nur, wenn Sie mit Karte zahlen wollen.

## Ihre Rechte

Sie haben das Recht auf Auskunft, Berichtigung, Löschung, Einschränkung, Widerspruch und Übertragbarkeit. Wenn Sie ein Konto haben, können Sie dort eine Kopie Ihrer Daten herunterladen. Eine Einwilligung können Sie jederzeit widerrufen. Schreiben Sie an [{email}](mailto:{email}); wir antworten innerhalb eines Monats.

Sie können sich auch bei der Datenschutzbehörde beschweren: Commission nationale pour la protection des données (CNPD), 15, boulevard du Jazz, L-4370 Belvaux, [cnpd.public.lu](https://cnpd.public.lu).
`;
