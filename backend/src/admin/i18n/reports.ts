const en = {
  title: "Reports",
  subtitle:
    "Goods at their price in the order, taxes included, before promotion codes and returns.",
  from: "From",
  to: "To",
  orders: "Orders",
  total: "Goods sold",
  conversion: "Filled bags that became orders",
  conversionOf: "{{ordered}} of {{bags}}",
  conversionUnknown: "Bags are kept for 30 days, so this is known only for the last 30 days.",
  promise: "Requests answered within {{hours}} hours",
  promiseOf: "{{kept}} of {{due}} that are due",
  noneDue: "None was due.",
  byCategory: "By category",
  byBrand: "By brand",
  byLens: "By contact lens",
  name: "Name",
  pieces: "Pieces",
  amount: "Amount",
  share: "Share",
  other: "without",
  nothing: "Nothing was sold.",
};
type Reports = typeof en;

const fr: Reports = {
  title: "Rapports",
  subtitle: "Articles à leur prix dans la commande, TTC, avant codes promotionnels et retours.",
  from: "Du",
  to: "Au",
  orders: "Commandes",
  total: "Articles vendus",
  conversion: "Paniers remplis devenus commandes",
  conversionOf: "{{ordered}} sur {{bags}}",
  conversionUnknown:
    "Les paniers sont gardés 30 jours : connu seulement pour les 30 derniers jours.",
  promise: "Demandes traitées sous {{hours}} heures",
  promiseOf: "{{kept}} sur {{due}} échues",
  noneDue: "Aucune n’était échue.",
  byCategory: "Par catégorie",
  byBrand: "Par marque",
  byLens: "Par lentille",
  name: "Nom",
  pieces: "Pièces",
  amount: "Montant",
  share: "Part",
  other: "sans",
  nothing: "Rien n’a été vendu.",
};

const de: Reports = {
  title: "Berichte",
  subtitle:
    "Waren zu ihrem Preis in der Bestellung, inkl. Steuern, vor Aktionscodes und Rücksendungen.",
  from: "Von",
  to: "Bis",
  orders: "Bestellungen",
  total: "Verkaufte Waren",
  conversion: "Gefüllte Warenkörbe, die Bestellungen wurden",
  conversionOf: "{{ordered}} von {{bags}}",
  conversionUnknown:
    "Warenkörbe werden 30 Tage aufbewahrt; dies ist nur für die letzten 30 Tage bekannt.",
  promise: "Anfragen, in {{hours}} Stunden beantwortet",
  promiseOf: "{{kept}} von {{due}} fälligen",
  noneDue: "Keine war fällig.",
  byCategory: "Nach Kategorie",
  byBrand: "Nach Marke",
  byLens: "Nach Kontaktlinse",
  name: "Name",
  pieces: "Stück",
  amount: "Betrag",
  share: "Anteil",
  other: "ohne",
  nothing: "Es wurde nichts verkauft.",
};

export const reports = { en, fr, de };
