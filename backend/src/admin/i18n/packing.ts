const en = {
  title: "Packing",
  open: "To pack",
  packed: "Packed on {{date}}",
  shipped: "sent",
  pack: "Packed with these boxes",
  packHint:
    "Note lot and expiry from each box of lenses. The customer is told when the parcel is sent, or that it can be collected.",
  lot: "Lot",
  expiry: "Expiry",
  box: "Box {{box}} of {{count}}",
  boxOf: "{{title}}, box {{box}} of {{count}}",
  right: "right",
  left: "left",
  correct: "Correct",
  done: "Packed",
  nothing: "No lots are noted.",
  missing: "Lot and expiry of every box of lenses, please; expired boxes stay here.",
  wholesaler: "Order list for the makers",
  wholesalerHint: "Lenses of open orders that are not packed yet, as CSV. No names of customers.",
  unknownMaker: "without a maker",
  boxes_one: "{{count}} box",
  boxes_other: "{{count}} boxes",
  all: "All makers",
};
type Packing = typeof en;

const fr: Packing = {
  title: "Préparation",
  open: "À préparer",
  packed: "Préparé le {{date}}",
  shipped: "envoyé",
  pack: "Préparé avec ces boîtes",
  packHint:
    "Notez le lot et la péremption de chaque boîte de lentilles. Le client est prévenu de l’envoi ou du retrait possible.",
  lot: "Lot",
  expiry: "Péremption",
  box: "Boîte {{box}} sur {{count}}",
  boxOf: "{{title}}, boîte {{box}} sur {{count}}",
  right: "droite",
  left: "gauche",
  correct: "Corriger",
  done: "Préparé",
  nothing: "Aucun lot n’est noté.",
  missing:
    "Lot et péremption de chaque boîte de lentilles, s’il vous plaît ; une boîte périmée reste ici.",
  wholesaler: "Liste de commande pour les fabricants",
  wholesalerHint: "Lentilles des commandes ouvertes non préparées, en CSV. Sans noms de clients.",
  unknownMaker: "sans fabricant",
  boxes_one: "{{count}} boîte",
  boxes_other: "{{count}} boîtes",
  all: "Tous les fabricants",
};

const de: Packing = {
  title: "Packen",
  open: "Zu packen",
  packed: "Gepackt am {{date}}",
  shipped: "verschickt",
  pack: "Mit diesen Packungen gepackt",
  packHint:
    "Notieren Sie Charge und Haltbarkeit jeder Linsenpackung. Der Kunde erfährt, wenn das Paket unterwegs ist oder abgeholt werden kann.",
  lot: "Charge",
  expiry: "Haltbar bis",
  box: "Packung {{box}} von {{count}}",
  boxOf: "{{title}}, Packung {{box}} von {{count}}",
  right: "rechts",
  left: "links",
  correct: "Korrigieren",
  done: "Gepackt",
  nothing: "Keine Chargen notiert.",
  missing: "Bitte Charge und Haltbarkeit jeder Linsenpackung; abgelaufene Packungen bleiben hier.",
  wholesaler: "Bestellliste für die Hersteller",
  wholesalerHint:
    "Linsen offener Bestellungen, die noch nicht gepackt sind, als CSV. Ohne Namen der Kunden.",
  unknownMaker: "ohne Hersteller",
  boxes_one: "{{count}} Packung",
  boxes_other: "{{count}} Packungen",
  all: "Alle Hersteller",
};

export const packing = { en, fr, de };
