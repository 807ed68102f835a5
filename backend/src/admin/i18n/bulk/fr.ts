import type { Bulk } from "./en";

export const fr: Bulk = {
  title: "Import et export",
  subtitle:
    "Sortez un tableau en CSV, modifiez-le dans un tableur, remettez-le. Toutes les lignes d’un fichier sont écrites, ou aucune.",
  tables: {
    products: {
      title: "Produits",
      hint: "Textes en trois langues, mesures, mise en vente ; et de nouveaux produits avec tout ce qu’il leur faut.",
      columns:
        "Une ligne, c’est un produit ; un handle inconnu en crée un. L’export montre toutes les colonnes. Si un produit a plusieurs variantes, leurs cellules ont une partie pour chacune, dans l’ordre de sku : 9.90 | 14.90. Les prix, le stock et les variantes d’un produit existant ne se changent pas ici. Des colonnes peuvent manquer. Une cellule vide ne change rien ; un seul tiret vide un texte.",
    },
    prices: {
      title: "Prix",
      hint: "Le prix de chaque article, par monnaie. Les listes de prix et les offres restent telles quelles.",
      columns:
        "Colonnes : sku et une par monnaie, par exemple eur. Une cellule vide ne change rien.",
    },
    stock: {
      title: "Stock",
      hint: "Ce qui est en rayon, par article et par lieu.",
      columns:
        "Colonnes : sku, location (le nom du lieu), quantity. Un article que le lieu n’avait pas encore est ajouté.",
    },
  },
  export: "Exporter",
  import: "Importer",
  importOf: "Importer : {{table}}",
  importHint:
    "Un fichier CSV tel qu’il est exporté ici. Il est écrit une fois que vous avez vu son effet.",
  chooseFile: "Choisir un fichier",
  importAll: "Tout importer",
  tooLarge: "Le fichier dépasse 40 Mo. Rien n’a été changé.",
  progress: "Avancement de l’import",
  show: "Voir",
  written: "Lignes changées : {{shown}}",
  line: "Ligne {{line}}",
  state: {
    checking: "en contrôle",
    writing: "en écriture",
    undoing: "est annulé",
    done: "terminé",
    refused: "refusé",
    failed: "échoué",
    interrupted: "interrompu",
  },
  states: {
    checking: "Le fichier est en cours de contrôle.",
    writing:
      "{{done}} lignes sur {{total}}. Si l’une d’elles ne peut pas être écrite, toutes sont annulées.",
    undoing: "L’import ne peut pas être terminé ; ce qui a été écrit est annulé.",
    checked: "Le fichier est sans erreur. Voici ce qu’il changerait.",
    idle: "Tout ce que contient le fichier est déjà ainsi.",
    done: "Tout est écrit.",
    refused: "Le fichier contient des erreurs ; rien n’en a été écrit.",
    failed: "Cela n’a pas fonctionné ; rien n’en a été conservé. Importez de nouveau le fichier.",
    interrupted:
      "L’import a été interrompu ; rien n’en a été conservé. Importez de nouveau le fichier.",
  },
  effects: {
    new: "{{shown}} nouveaux",
    changed: "{{shown}} modifiés",
    unchanged: "{{shown}} inchangés",
    fault: "{{shown}} avec erreur",
  },
  effect: { new: "nouveau", changed: "modifié", unchanged: "inchangé", fault: "erreur" },
  codes: {
    "not-utf8": "Le fichier n’est pas en UTF-8. Dans le tableur, enregistrez-le en « CSV UTF-8 ».",
    "not-a-table":
      "À partir d’ici, ce n’est plus un tableau CSV : il manque peut-être un guillemet.",
    empty: "Le fichier n’a pas de lignes.",
    "half-line": "La ligne a trop ou trop peu de cellules ; l’en-tête en a {{allowed}}.",
    "too-many": "Le fichier a plus de 100 000 lignes. Partagez-le.",
    "column-missing": "La colonne {{detail}} manque.",
    "column-unknown": "La colonne {{detail}} est inconnue.",
    "column-twice": "La colonne {{detail}} figure deux fois.",
    "key-missing": "{{detail}} est vide : la ligne ne dit pas ce qu’elle concerne.",
    twice: "Figure déjà à la ligne {{detail}}.",
    stale: "A été modifié après l’export de ce fichier. Exportez à nouveau.",
    "unknown-sku": "Aucun article n’a cette référence.",
    "unknown-location": "Ce lieu n’existe pas.",
    "not-a-handle":
      "Un nouveau produit a besoin d’un handle en minuscules, chiffres et tirets simples, 100 caractères au plus.",
    negative: "{{detail}} : ne peut pas être négatif.",
    "not-a-number": "{{detail}} : n’est pas un nombre.",
    "too-precise": "{{detail}} : a trop de décimales.",
    "too-much": "{{detail}} : dépasse ce qui est possible.",
    "below-reserved": "{{detail}} : {{allowed}} pièces sont promises à des clients.",
    "out-of-range": "{{detail}} : possible de {{allowed}}.",
    "not-one-of": "{{detail}} : valeurs possibles : {{allowed}}.",
    "not-possible": "{{detail}} : ne peut pas s’écrire ainsi ; possible : {{allowed}}.",
    "too-long": "{{detail}} : le texte dépasse {{allowed}} caractères.",
    needed: "{{detail}} : ne peut pas être vidé.",
    "needed-new": "{{detail}} : il en faut pour un tel produit.",
    "not-of-this-kind": "{{detail}} : ne concerne pas un tel produit.",
    "only-new": "{{detail}} : ne peut être donné qu’avec un nouveau produit.",
    "part-missing": "{{detail}} : une des parties est vide.",
    "part-twice": "{{detail}} : deux parties sont identiques.",
    "not-as-many": "{{detail}} : il faut autant de parties que de SKU, soit {{allowed}}.",
    "sku-taken": "{{detail}} : {{allowed}} appartient à un autre produit.",
    claimed: "{{detail}} : figure déjà à la ligne {{allowed}}.",
    "facts-missing": "Les mesures de ce produit sont incomplètes ; corrigez-le sur sa propre page.",
  },
};
