const en = {
  title: "Brands",
  subtitle: "The makers on the website, with what is said about each.",
  add: "Add a brand",
  newTitle: "New brand",
  back: "All brands",
  name: "Name",
  country: "Country, two letters (fr, de, it)",
  countryColumn: "Country",
  description: "Description",
  products: "Products",
  taken: "There is a brand of this name already.",
  remove: "Delete",
  removeTitle: "Delete {{name}}?",
  removeText:
    "The brand disappears from the website and can not be brought back. It has no products, so nothing else changes.",
};
type Brands = typeof en;

const fr: Brands = {
  title: "Marques",
  subtitle: "Les fabricants sur le site, avec ce qui est dit de chacun.",
  add: "Ajouter une marque",
  newTitle: "Nouvelle marque",
  back: "Toutes les marques",
  name: "Nom",
  country: "Pays, deux lettres (fr, de, it)",
  countryColumn: "Pays",
  description: "Description",
  products: "Produits",
  taken: "Il y a déjà une marque de ce nom.",
  remove: "Supprimer",
  removeTitle: "Supprimer {{name}} ?",
  removeText:
    "La marque disparaît du site et ne peut être rétablie. Elle n’a pas de produits, rien d’autre ne change.",
};

const de: Brands = {
  title: "Marken",
  subtitle: "Die Hersteller auf der Website, mit dem, was über jeden gesagt wird.",
  add: "Marke hinzufügen",
  newTitle: "Neue Marke",
  back: "Alle Marken",
  name: "Name",
  country: "Land, zwei Buchstaben (fr, de, it)",
  countryColumn: "Land",
  description: "Beschreibung",
  products: "Produkte",
  taken: "Eine Marke dieses Namens gibt es schon.",
  remove: "Löschen",
  removeTitle: "{{name}} löschen?",
  removeText:
    "Die Marke verschwindet von der Website und kann nicht zurückgeholt werden. Sie hat keine Produkte, sonst ändert sich nichts.",
};

export const brands = { en, fr, de };
