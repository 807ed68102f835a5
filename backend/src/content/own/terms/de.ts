export const terms = `
## 1. Ihr Vertragspartner

Diese AGB gelten für Bestellungen, die Verbraucher über {website} bei {legal_name}, {street}, {postal_code} {town}, {country}, aufgeben. Sie erreichen uns telefonisch unter {phone} und per E-Mail an [{email}](mailto:{email}). Alle weiteren Angaben stehen im [Impressum](/legal/notice).

## 2. Vertragsschluss

1. Sie legen Produkte in den Warenkorb und geben Adresse, Lieferart und Zahlungsart an.
2. Die Zusammenfassung zeigt alles noch einmal. Bis dahin können Sie jede Eingabe ändern.
3. Mit der Schaltfläche „Zahlungspflichtig bestellen“ geben Sie eine verbindliche Bestellung ab.
4. Wir bestätigen sie per E-Mail. Mit dieser Bestätigung kommt der Vertrag zustande.

Der Vertrag kann auf Deutsch, Französisch oder Englisch geschlossen werden. Wir speichern Ihre Bestellung und senden Ihnen ihren Inhalt per E-Mail.

## 3. Kontaktlinsen

Bevor wir Ihre Kontaktlinsen bestellen, prüft ein Optiker die Werte. Ist etwas unklar, melden wir uns. Sind die Linsen für Sie nicht geeignet, stornieren wir die Bestellung und erstatten jede Zahlung.

Bestellen Sie innerhalb von {lens_release_months} Monaten nach einer solchen Prüfung dieselben Werte noch einmal, gilt die Prüfung weiter.

Für ein Kind unter 16 Jahren bestellt ein Elternteil oder Vormund. Pro Auge verkaufen wir auf einmal nur eine begrenzte Zahl von Packungen.

## 4. Preise

Alle Preise sind in Euro angegeben und enthalten die Mehrwertsteuer. Hinzu kommen die Lieferkosten; Sie sehen sie vor der Bestellung. Es gelten die Preise zum Zeitpunkt Ihrer Bestellung.

## 5. Zahlung

Sie können zahlen

- im Geschäft oder bei dem Optiker, der Ihnen die Bestellung bringt;
- per Überweisung auf das Konto {iban}: Wir bearbeiten die Bestellung, sobald das Geld eingegangen ist;
- mit Karte, Apple Pay oder Google Pay über {stripe}: Die Zahlungsseite sagt, ob der Betrag mit der Bestellung abgebucht oder nur reserviert wird, bis die Bestellung fertig ist.

## 6. Lieferung

Wir liefern in folgende Länder: {delivery_countries}. Im Umkreis von {free_delivery_km} km Luftlinie um {town} ist die Lieferung kostenlos; sonst kostet sie {delivery_price}. Sie können die Bestellung auch im Geschäft abholen oder im Umkreis von {home_visit_km} km von einem Optiker bringen lassen. Einzelheiten stehen auf der Seite [Lieferung und Rückgabe](/legal/delivery-and-returns).

Den Liefertermin sehen Sie vor der Bestellung. Wir liefern spätestens 30 Tage nach Ihrer Bestellung, bei Überweisung spätestens 30 Tage nach Zahlungseingang. Verspäten wir uns, können Sie uns eine angemessene Nachfrist setzen und danach vom Vertrag zurücktreten. Die Gefahr geht auf Sie über, wenn Sie die Ware erhalten.

## 7. Widerrufsrecht

Sie können den Vertrag binnen 14 Tagen ohne Angabe von Gründen widerrufen. Die Frist endet 14 Tage nach dem Tag, an dem Sie oder eine von Ihnen benannte Person, die nicht der Beförderer ist, die letzte Ware erhalten. Das gilt auch für das, was Sie bei einem Hausbesuch kaufen.

Für den Widerruf genügt eine eindeutige Erklärung: mit der Funktion [Vertrag hier widerrufen](/withdrawal), per E-Mail an {email}, telefonisch oder per Post. Sie können das Formular in Abschnitt 8 verwenden, müssen es aber nicht. Es reicht, die Erklärung vor Ablauf der Frist abzusenden. Mit der Online-Funktion erhalten Sie sofort eine Eingangsbestätigung.

### Was wir erstatten

Wir erstatten alle Zahlungen einschließlich der Kosten der Standardlieferung binnen 14 Tagen nach Eingang Ihrer Erklärung. Wir verwenden Ihr Zahlungsmittel, sofern wir nicht ausdrücklich etwas anderes vereinbaren; Kosten entstehen Ihnen dadurch nicht. Wir können warten, bis wir die Ware zurückhaben oder Sie die Absendung nachgewiesen haben.

### Rücksendung

Senden Sie die Ware binnen 14 Tagen nach Ihrer Erklärung an {legal_name}, {street}, {postal_code} {town}, {country}, oder bringen Sie sie ins Geschäft. {return_costs} Für einen Wertverlust müssen Sie nur aufkommen, wenn Sie mit der Ware anders umgegangen sind, als es zur Prüfung nötig war.

### Wann kein Widerrufsrecht besteht

Das Widerrufsrecht gilt nicht

- für Waren, die nach Ihren Angaben gefertigt werden, etwa Brillen mit Korrektionsgläsern und eigens für Sie angefertigte Linsen;
- für versiegelte Waren, die Sie geöffnet haben und die aus Gründen der Gesundheit oder Hygiene nicht zurückgenommen werden können, etwa Kontaktlinsen und Pflegemittel.

Ungeöffnete Packungen von Lagerlinsen können Sie zurückgeben. Die Zusammenfassung Ihrer Bestellung zeigt für jeden Artikel, was gilt.

## 8. Muster-Widerrufsformular

Wenn Sie den Vertrag widerrufen wollen, können Sie dieses Formular kopieren und an uns senden.

> An {legal_name}, {street}, {postal_code} {town}, {country}, E-Mail: {email}
>
> Hiermit widerrufe(n) ich/wir (\\*) den von mir/uns (\\*) abgeschlossenen Vertrag über den Kauf der folgenden Waren (\\*)/die Erbringung der folgenden Dienstleistung (\\*):
>
> Bestellt am (\\*)/erhalten am (\\*):
>
> Name des/der Verbraucher(s):
>
> Anschrift des/der Verbraucher(s):
>
> Unterschrift des/der Verbraucher(s) (nur bei Mitteilung auf Papier):
>
> Datum:
>
> (\\*) Unzutreffendes streichen.

## 9. Gesetzliche Gewährleistung

Für alles, was wir verkaufen, gilt die gesetzliche Gewährleistung von zwei Jahren ab Lieferung (Buch 2 des Code de la consommation). Ist eine Ware mangelhaft, reparieren oder ersetzen wir sie kostenlos. Ist das unmöglich, dauert es zu lange oder scheitert es, können Sie den Preis mindern oder den Vertrag beenden. Zeigt sich ein Mangel innerhalb eines Jahres nach der Lieferung, wird vermutet, dass er von Anfang an bestand.

Ihre Rechte bei versteckten Mängeln (Artikel 1641 ff. des Code civil) bleiben unberührt. Wenden Sie sich im Geschäft, telefonisch oder per E-Mail an uns.

## 10. Haftung

Wir haften nach den gesetzlichen Vorschriften. Diese AGB beschränken keines Ihrer gesetzlichen Rechte. Beachten Sie bitte die Gebrauchsanweisung Ihrer Linsen und lassen Sie Ihre Augen regelmäßig prüfen. Ist ein Auge gerötet oder schmerzt es, nehmen Sie die Linse heraus und gehen Sie zum Arzt.

## 11. Beschwerden und Schlichtung

Stimmt etwas nicht, sprechen Sie bitte zuerst mit uns. Finden wir keine Lösung, können Sie sich an die Verbraucherschlichtung wenden: Service national du Médiateur de la consommation, 6, rue du Palais de Justice, L-1841 Luxembourg, [mediateurconsommation.lu](https://www.mediateurconsommation.lu).

{mediation}

## 12. Anwendbares Recht

Es gilt luxemburgisches Recht. Wohnen Sie in einem anderen Land, bleibt Ihnen der Schutz seiner zwingenden Vorschriften. Sie können in Luxemburg oder an Ihrem Wohnort klagen.
`;
