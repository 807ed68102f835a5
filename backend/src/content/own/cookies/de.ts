export const cookies = `
Diese Website setzt nur Cookies ein, die sie zum Funktionieren braucht. Keiner davon verfolgt Sie, deshalb gibt es kein Banner zum Wegklicken. Solche Cookies brauchen keine Einwilligung; wir müssen Sie nur darüber informieren.

## Cookies dieser Website

| Name | Zweck | Dauer |
| --- | --- | --- |
| language | Die Sprache, in der Sie diese Website lesen | 365 Tage |
| glasses | Dass Sie große Schrift wünschen | 365 Tage |
| bag | Signierte Kennung Ihres Warenkorbs | 30 Tage |
| orders | Signierte Kennungen Ihrer letzten Bestellungen, für den Bestellstatus | 30 Tage |
| opened-orders | Signierte Kennungen von Bestellungen, die Sie mit Link und E-Mail-Adresse geöffnet haben | 2 Stunden |
| again | Signierte Kennung einer Bestellung, die wir uns auf diesem Gerät merken sollen, bis Sie sie löschen lassen | 365 Tage |
| tray | Fassungen, die Sie anprobieren möchten, bis Sie einen Hausbesuch anfragen oder sich anmelden | 30 Tage |
| seen | Produkte, die Sie angesehen haben, wenn wir sie auf diesem Gerät merken sollen | 30 Tage |
| visit | Die soeben gesendete Anfrage für einen Hausbesuch oder Termin, damit sich ihre Seite neu laden lässt | 1 Stunde |
| withdrawal | Der soeben erklärte Widerruf, damit Sie die Eingangsbestätigung lesen können | 2 Stunden |
| new-password | Der Link für ein neues Passwort, den Sie geöffnet haben | 15 Minuten |
| sign-in | Der Browser, in dem Sie eine E-Mail zur Anmeldung angefordert haben, und die Adresse, an die sie ging | 15 Minuten |
| account | Verschlüsselt: dass Sie angemeldet sind, bis Sie sich abmelden | 7 Tage |
| account-tray | Die Merkliste Ihres Kontos, bis Sie sich abmelden | 7 Tage |
| \\_\\_stripe\\_mid | {stripe}: erkennt das Gerät wieder, gegen Betrug | 1 Jahr |
| \\_\\_stripe\\_sid | {stripe}: erkennt die Sitzung wieder, gegen Betrug | 30 Minuten |
| m | {stripe}, auf m.stripe.com: erkennt das Gerät wieder, gegen Betrug | 2 Jahre |

Ein Cookie wird erst gesetzt, wenn Sie nutzen, wofür er da ist. Auf der verschlüsselten Website beginnen die Namen unserer Cookies außer „language“ und „glasses“ mit „\\_\\_Host-“. Skripte können von unseren Cookies nur „language“ lesen.

## Wenn Sie mit Karte zahlen

Wenn Sie die Kartenzahlung wählen, lädt die Zahlungsseite ein Skript von {stripe}. Es hilft, Betrug zu erkennen, und setzt eigene Cookies. Sie sind für die Zahlung notwendig; ohne Kartenzahlung werden sie nicht gesetzt.

## Speicher im Tab

Die Formulare für Hausbesuche und Termine merken sich Ihre Eingaben im geöffneten Tab, damit beim Neuladen nichts verloren geht. Sie werden gelöscht, wenn Sie das Formular senden oder den Tab schließen. Die Website vermerkt dort auch kurz, dass eine Seite nach einer Aktualisierung neu geladen wurde.

## Cookies löschen

Sie können Cookies jederzeit im Browser löschen. Danach ist Ihr Warenkorb leer, und die Website richtet sich wieder nach der Sprache Ihres Browsers.
`;
