const en = {
  title: "Delivery zones",
  subtitle:
    "Your own word about places, before any distance is measured: for postal codes whose answer is not certain, or that you want to treat otherwise.",
  add: "Add a zone",
  none: "No zones yet: distances alone decide.",
  purpose: "For",
  purposes: { delivery: "Free delivery", "home-service": "Home visits" },
  country: "Country",
  codeFrom: "Postal code, from",
  codeTo: "to",
  codes: "Postal codes",
  place: "Place",
  placeHint: "Codes, a place, or both.",
  answer: "Answer",
  answers: { inside: "inside", outside: "outside", check: "to be checked" },
  note: "Note",
  remove: "Delete the zone {{name}}",
  removed: "The zone was deleted.",
  invalid: "These are no postal codes of the country, or neither codes nor a place are given.",
};
type Zones = typeof en;

const fr: Zones = {
  title: "Zones de livraison",
  subtitle:
    "Votre propre avis sur des lieux, avant toute mesure de distance : pour des codes postaux dont la réponse est incertaine ou que vous voulez traiter autrement.",
  add: "Ajouter une zone",
  none: "Pas encore de zone : seules les distances décident.",
  purpose: "Pour",
  purposes: { delivery: "Livraison gratuite", "home-service": "Visites à domicile" },
  country: "Pays",
  codeFrom: "Code postal, de",
  codeTo: "à",
  codes: "Codes postaux",
  place: "Lieu",
  placeHint: "Des codes, un lieu, ou les deux.",
  answer: "Réponse",
  answers: { inside: "dedans", outside: "dehors", check: "à vérifier" },
  note: "Note",
  remove: "Supprimer la zone {{name}}",
  removed: "La zone a été supprimée.",
  invalid: "Ce ne sont pas des codes postaux du pays, ou il manque codes et lieu.",
};

const de: Zones = {
  title: "Lieferzonen",
  subtitle:
    "Ihr eigenes Wort über Orte, bevor eine Entfernung gemessen wird: für Postleitzahlen, deren Antwort unsicher ist oder die Sie anders behandeln wollen.",
  add: "Zone hinzufügen",
  none: "Noch keine Zonen: allein die Entfernungen entscheiden.",
  purpose: "Für",
  purposes: { delivery: "Kostenlose Lieferung", "home-service": "Hausbesuche" },
  country: "Land",
  codeFrom: "Postleitzahl, von",
  codeTo: "bis",
  codes: "Postleitzahlen",
  place: "Ort",
  placeHint: "Postleitzahlen, ein Ort oder beides.",
  answer: "Antwort",
  answers: { inside: "innerhalb", outside: "außerhalb", check: "zu prüfen" },
  note: "Notiz",
  remove: "Zone {{name}} löschen",
  removed: "Die Zone wurde gelöscht.",
  invalid: "Das sind keine Postleitzahlen des Landes, oder es fehlen Postleitzahlen und Ort.",
};

export const zones = { en, fr, de };
