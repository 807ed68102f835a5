import type { SeedBrand } from "../../types";

/** Invented houses; a likeness to a real one is chance. */
export const lookbookBrands: SeedBrand[] = [
  {
    handle: "maison-orvanne",
    name: "Maison Orvanne",
    country: "fr",
    description: {
      en: "A small house in the Jura that cuts its frames from thick sheets of cotton acetate. Colours are layered, not printed, and come up deeper with every polish.",
      fr: "Une petite maison du Jura qui taille ses montures dans d’épaisses plaques d’acétate de coton. Les couleurs y sont superposées, non imprimées, et gagnent en profondeur à chaque polissage.",
      de: "Ein kleines Haus im Jura, das seine Fassungen aus dicken Platten von Baumwollacetat fräst. Die Farben sind geschichtet, nicht gedruckt, und werden mit jedem Polieren tiefer.",
    },
  },
  {
    handle: "kaltenried",
    name: "Kaltenried",
    country: "de",
    description: {
      en: "Sheet steel six tenths of a millimetre thick, folded rather than screwed. The hinges clip together and can be taken apart with two fingers.",
      fr: "De la tôle d’acier de six dixièmes de millimètre, pliée plutôt que vissée. Les charnières s’emboîtent et se démontent avec deux doigts.",
      de: "Stahlblech von sechs Zehntelmillimetern, gefaltet statt geschraubt. Die Scharniere sind gesteckt und lassen sich mit zwei Fingern lösen.",
    },
  },
  {
    handle: "torvik",
    name: "Torvik",
    country: "no",
    description: {
      en: "Titanium from a workshop by a fjord, for people who forget that they are wearing glasses. Nothing is decorated; what you see is what holds the lens.",
      fr: "Du titane venu d’un atelier au bord d’un fjord, pour ceux qui aiment oublier leurs lunettes. Aucun décor : tout ce que vous voyez tient le verre.",
      de: "Titan aus einer Werkstatt am Fjord, für Menschen, die ihre Brille gern vergessen. Kein Zierrat: Was Sie sehen, hält das Glas.",
    },
  },
  {
    handle: "officina-selvana",
    name: "Officina Selvana",
    country: "it",
    description: {
      en: "Generous Italian shapes with bevelled edges, made in the valleys below the Dolomites. They carry strong powers well, because the rims hide the edge of the lens.",
      fr: "Des formes italiennes généreuses aux arêtes biseautées, faites dans les vallées au pied des Dolomites. Elles portent bien les fortes corrections, car les cercles cachent le bord du verre.",
      de: "Großzügige italienische Formen mit facettierten Kanten, gefertigt in den Tälern unter den Dolomiten. Hohe Stärken stehen ihnen gut, weil der Rand die Glaskante verdeckt.",
    },
  },
  {
    handle: "hinoki-koba",
    name: "Hinoki Koba",
    country: "jp",
    description: {
      en: "Beta titanium with engraving as fine as a banknote’s, finished by hand. The nose pads adjust further than most, which helps if other frames slide down your nose.",
      fr: "Du titane bêta gravé aussi finement qu’un billet de banque, fini à la main. Les plaquettes se règlent plus largement que la moyenne, un avantage quand tout glisse du nez.",
      de: "Beta-Titan mit Gravuren so fein wie auf einem Geldschein, von Hand vollendet. Die Nasenpads lassen sich weiter verstellen als üblich, gut für Nasen, auf denen sonst alles rutscht.",
    },
  },
  {
    handle: "grachtwerk",
    name: "Grachtwerk",
    country: "nl",
    description: {
      en: "Clear angles and cheerful colours from a canal house, drawn on paper before they reach a computer. Every model comes in two widths that we can order for you.",
      fr: "Des angles nets et des couleurs gaies, venus d’une maison de canal et dessinés sur papier avant tout ordinateur. Chaque modèle existe en deux largeurs que nous pouvons commander pour vous.",
      de: "Klare Winkel und heitere Farben aus einem Grachtenhaus, auf Papier entworfen, bevor ein Rechner sie sieht. Jedes Modell gibt es in zwei Breiten, die wir für Sie bestellen können.",
    },
  },
  {
    handle: "ashcombe-reed",
    name: "Ashcombe & Reed",
    country: "gb",
    description: {
      en: "English classics with Windsor rims and riveted fronts, from drawings older than their makers. They look better with a little wear, as good shoes do.",
      fr: "Des classiques anglais aux cercles gainés et aux faces rivetées, d’après des dessins plus âgés que leurs artisans. Un peu d’usage les embellit, comme de bonnes chaussures.",
      de: "Englische Klassiker mit Windsorrändern und genieteten Fronten, nach Zeichnungen, die älter sind als ihre Macher. Etwas Gebrauch steht ihnen, wie guten Schuhen.",
    },
  },
  {
    handle: "filou-puce",
    name: "Filou & Puce",
    country: "be",
    description: {
      en: "Children’s frames that stay where they are put: low bridges, soft tips, hinges that give way and come back. The colours are chosen by children, the measurements by opticians.",
      fr: "Des montures d’enfant qui restent en place : ponts bas, embouts souples, charnières qui cèdent et reviennent. Les couleurs sont choisies par des enfants, les cotes par des opticiens.",
      de: "Kinderfassungen, die sitzen bleiben: tiefe Stege, weiche Bügelenden, Scharniere, die nachgeben und zurückfedern. Die Farben wählen Kinder, die Maße Optiker.",
    },
  },
  {
    handle: "serralume",
    name: "Serralume",
    country: "pt",
    description: {
      en: "Wood veneer and plant-based nylon from the hills behind Porto. No two grains are alike, so we show you the very piece that you will wear.",
      fr: "Placage de bois et nylon d’origine végétale, des collines derrière Porto. Aucun veinage ne se répète : nous vous montrons la pièce même que vous porterez.",
      de: "Holzfurnier und pflanzliches Nylon aus den Hügeln hinter Porto. Keine Maserung gleicht der anderen, deshalb zeigen wir Ihnen genau das Stück, das Sie tragen werden.",
    },
  },
  {
    handle: "hornalm",
    name: "Hornalm",
    country: "at",
    description: {
      en: "Frames of water-buffalo horn, pressed in thin layers and polished without varnish. Horn takes the warmth of the skin and wants a drop of oil twice a year; we do that for you.",
      fr: "Des montures en corne de buffle, pressée en fines couches et polie sans vernis. La corne prend la chaleur de la peau et demande une goutte d’huile deux fois l’an ; nous nous en chargeons.",
      de: "Fassungen aus Büffelhorn, in dünnen Lagen gepresst und ohne Lack poliert. Horn nimmt die Wärme der Haut an und braucht zweimal im Jahr einen Tropfen Öl; das übernehmen wir.",
    },
  },
];
