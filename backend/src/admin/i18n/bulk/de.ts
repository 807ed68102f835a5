import type { Bulk } from "./en";

export const de: Bulk = {
  title: "Import und Export",
  subtitle:
    "Eine Tabelle als CSV herausnehmen, in der Tabellenkalkulation ändern, zurückgeben. Entweder wird jede Zeile einer Datei geschrieben oder keine.",
  tables: {
    products: {
      title: "Produkte",
      hint: "Texte in drei Sprachen, Maße, ob ein Produkt im Verkauf ist; und neue Produkte mit allem, was sie brauchen.",
      columns:
        "Eine Zeile ist ein Produkt; ein unbekanntes handle legt eines an. Der Export zeigt alle Spalten. Hat ein Produkt mehrere Varianten, haben deren Zellen einen Teil für jede, in der Reihenfolge von sku: 9.90 | 14.90. Preise, Bestand und Varianten eines vorhandenen Produkts werden hier nicht geändert. Spalten dürfen fehlen. Eine leere Zelle ändert nichts; ein einzelner Bindestrich leert einen Text.",
    },
    prices: {
      title: "Preise",
      hint: "Was jeder Artikel kostet, je Währung. Preislisten und Angebote bleiben, wie sie sind.",
      columns: "Spalten: sku und eine je Währung, etwa eur. Eine leere Zelle ändert nichts.",
    },
    stock: {
      title: "Bestand",
      hint: "Was im Regal liegt, je Artikel und Lagerort.",
      columns:
        "Spalten: sku, location (Name des Lagerorts), quantity. Ein Artikel, den ein Lagerort noch nicht führte, kommt hinzu.",
    },
  },
  export: "Exportieren",
  import: "Importieren",
  importOf: "Importieren: {{table}}",
  importHint:
    "Eine CSV-Datei, wie sie hier exportiert wird. Geschrieben wird erst, wenn Sie gesehen haben, was sie bewirkt.",
  chooseFile: "Datei wählen",
  importAll: "Alles importieren",
  tooLarge: "Die Datei ist größer als 40 MB. Nichts wurde geändert.",
  progress: "Fortschritt des Imports",
  show: "Ansehen",
  written: "Geänderte Zeilen: {{shown}}",
  line: "Zeile {{line}}",
  state: {
    checking: "wird geprüft",
    writing: "wird geschrieben",
    undoing: "wird zurückgenommen",
    done: "fertig",
    refused: "abgelehnt",
    failed: "fehlgeschlagen",
    interrupted: "unterbrochen",
  },
  states: {
    checking: "Die Datei wird geprüft.",
    writing:
      "{{done}} von {{total}} Zeilen. Lässt sich eine nicht schreiben, werden alle zurückgenommen.",
    undoing: "Der Import kann nicht beendet werden; was geschrieben ist, wird zurückgenommen.",
    checked: "Die Datei ist ohne Fehler. Das würde sie ändern.",
    idle: "Alles in der Datei ist schon so.",
    done: "Alles ist geschrieben.",
    refused: "Die Datei hat Fehler; nichts davon wurde geschrieben.",
    failed:
      "Das hat nicht geklappt; nichts davon ist geblieben. Importieren Sie die Datei noch einmal.",
    interrupted:
      "Der Import wurde unterbrochen; nichts davon ist geblieben. Importieren Sie die Datei noch einmal.",
  },
  effects: {
    new: "{{shown}} neu",
    changed: "{{shown}} geändert",
    unchanged: "{{shown}} unverändert",
    fault: "{{shown}} mit Fehler",
  },
  effect: { new: "neu", changed: "geändert", unchanged: "unverändert", fault: "Fehler" },
  codes: {
    "not-utf8": "Die Datei ist nicht UTF-8. Speichern Sie sie als „CSV UTF-8“.",
    "not-a-table": "Ab hier ist das keine CSV-Tabelle, vielleicht fehlt ein Anführungszeichen.",
    empty: "Die Datei hat keine Zeilen.",
    "half-line": "Die Zeile hat zu wenige oder zu viele Zellen; der Kopf hat {{allowed}}.",
    "too-many": "Die Datei hat mehr als 100.000 Zeilen. Teilen Sie sie auf.",
    "column-missing": "Die Spalte {{detail}} fehlt.",
    "column-unknown": "Die Spalte {{detail}} ist nicht bekannt.",
    "column-twice": "Die Spalte {{detail}} steht zweimal da.",
    "key-missing": "{{detail}} ist leer: die Zeile sagt nicht, worum es geht.",
    twice: "Dasselbe steht in Zeile {{detail}}.",
    stale: "Wurde nach dem Export dieser Datei geändert. Exportieren Sie neu.",
    "unknown-sku": "Diese Artikelnummer gibt es nicht.",
    "unknown-location": "Diesen Lagerort gibt es nicht.",
    "not-a-handle":
      "Ein neues Produkt braucht ein handle aus kleinen Buchstaben, Ziffern und einzelnen Bindestrichen, höchstens 100.",
    negative: "{{detail}}: darf nicht negativ sein.",
    "not-a-number": "{{detail}}: ist keine Zahl.",
    "too-precise": "{{detail}}: hat zu viele Nachkommastellen.",
    "too-much": "{{detail}}: ist mehr, als möglich ist.",
    "below-reserved": "{{detail}}: {{allowed}} Stück sind Kunden versprochen.",
    "out-of-range": "{{detail}}: möglich ist {{allowed}}.",
    "not-one-of": "{{detail}}: möglich ist {{allowed}}.",
    "not-possible": "{{detail}}: so nicht zu schreiben; möglich ist {{allowed}}.",
    "too-long": "{{detail}}: der Text ist länger als {{allowed}} Zeichen.",
    needed: "{{detail}}: kann nicht geleert werden.",
    "needed-new": "{{detail}}: ein solches Produkt braucht das.",
    "not-of-this-kind": "{{detail}}: gehört nicht zu einem solchen Produkt.",
    "only-new": "{{detail}}: kann nur mit einem neuen Produkt angegeben werden.",
    "part-missing": "{{detail}}: einer der Teile ist leer.",
    "part-twice": "{{detail}}: zwei Teile sind gleich.",
    "not-as-many": "{{detail}}: braucht so viele Teile, wie es SKUs gibt, nämlich {{allowed}}.",
    "sku-taken": "{{detail}}: {{allowed}} gehört zu einem anderen Produkt.",
    claimed: "{{detail}}: steht schon in Zeile {{allowed}}.",
    "facts-missing":
      "Die Maße dieses Produkts sind nicht vollständig; berichtigen Sie es auf seiner eigenen Seite.",
  },
};
