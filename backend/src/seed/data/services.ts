import type { WrittenProfile } from "@landolt/forms";

export const services: WrittenProfile["services"] = [
  {
    code: "eye-exam",
    minutes: 40,
    title: {
      en: "Comprehensive eye exam",
      fr: "Examen complet de la vue",
      de: "Umfassende Augenprüfung",
    },
    text: {
      en: "We ask how you use your eyes during the day, measure each eye and both together, and explain what the figures mean. It is an optometrist’s test, not a medical diagnosis: if a doctor should take a look, we tell you and give you a note.",
      fr: "Nous vous demandons comment vous sollicitez vos yeux au quotidien, mesurons chaque œil puis les deux ensemble et vous expliquons les chiffres. C’est un examen d’opticien-optométriste, non un diagnostic médical : si l’avis d’un médecin est nécessaire, nous vous le disons et vous remettons un mot.",
      de: "Wir fragen, was Ihre Augen im Alltag leisten, messen jedes Auge einzeln und beide zusammen und erklären Ihnen die Werte. Es ist eine optometrische Prüfung, keine ärztliche Diagnose: Ist ärztlicher Rat nötig, sagen wir es Ihnen und geben Ihnen eine Notiz mit.",
    },
  },
  {
    code: "eyewear-consultation",
    minutes: 45,
    title: { en: "Eyewear consultation", fr: "Conseil en lunettes", de: "Brillenberatung" },
    text: {
      en: "We help you find the frame that sits well and the lens that suits your desk, your car and your book, and you know the price before you decide. We measure while you wear the frame, and readjust it whenever it slips.",
      fr: "Nous cherchons avec vous la monture qui tient bien et le verre qui convient au bureau, à la voiture et à la lecture ; vous connaissez le prix avant de décider. Nous prenons les mesures monture en place et la réajustons dès qu’elle glisse.",
      de: "Wir finden mit Ihnen die Fassung, die gut sitzt, und das Glas, das zu Schreibtisch, Auto und Buch passt; den Preis kennen Sie, bevor Sie sich entscheiden. Wir messen bei aufgesetzter Fassung und richten sie nach, sobald sie rutscht.",
    },
  },
  {
    code: "contact-lenses",
    minutes: 45,
    title: {
      en: "Contact lens fitting",
      fr: "Adaptation de lentilles",
      de: "Kontaktlinsenanpassung",
    },
    text: {
      en: "We measure the cornea and the tear film, choose trial lenses, and practise putting them in and taking them out until it comes easily. A check after the first weeks is included, then one a year.",
      fr: "Nous mesurons la cornée et le film lacrymal, choisissons des lentilles d’essai et vous montrons comment les poser et les retirer jusqu’à ce que le geste vienne naturellement. Un contrôle est compris après les premières semaines, puis un par an.",
      de: "Wir vermessen Hornhaut und Tränenfilm, wählen Probelinsen und üben mit Ihnen das Auf- und Absetzen, bis es leicht von der Hand geht. Eine Kontrolle nach den ersten Wochen gehört dazu, danach eine im Jahr.",
    },
  },
  {
    code: "sunglasses",
    minutes: 30,
    title: { en: "Sunglasses", fr: "Lunettes de soleil", de: "Sonnenbrillen" },
    text: {
      en: "Filter categories 0 to 4, polarised or not, with your prescription or without. We tell you which tints are suitable for driving, by day and by night.",
      fr: "Catégories de filtre 0 à 4, polarisées ou non, à votre vue ou non. Nous vous disons quelles teintes conviennent à la conduite, de jour comme de nuit.",
      de: "Filterkategorien 0 bis 4, polarisiert oder nicht, mit Ihrer Stärke oder ohne. Wir sagen Ihnen, welche Tönung sich zum Fahren eignet, bei Tag und bei Nacht.",
    },
  },
  {
    code: "individual-consultation",
    minutes: 60,
    title: {
      en: "Individual consultation",
      fr: "Consultation individuelle",
      de: "Individuelle Beratung",
    },
    text: {
      en: "An hour for questions that need time: low vision and magnifiers, tired eyes at the screen, glasses for sport, a child’s increasing short-sightedness. Bring the glasses you have and anything you find hard to see.",
      fr: "Une heure pour les questions qui demandent du temps : basse vision et loupes, fatigue devant l’écran, lunettes de sport, myopie d’un enfant qui progresse. Apportez vos lunettes actuelles et ce que vous peinez à voir.",
      de: "Eine Stunde für Fragen, die Zeit brauchen: Sehbehinderung und Lupen, müde Augen am Bildschirm, Sportbrillen, zunehmende Kurzsichtigkeit bei Kindern. Bringen Sie Ihre Brillen mit und das, was Sie schlecht erkennen.",
    },
  },
  {
    code: "emergency",
    title: {
      en: "Emergency help with glasses and lenses",
      fr: "Dépannage lunettes et lentilles",
      de: "Soforthilfe für Brille und Linsen",
    },
    text: {
      en: "A broken hinge, a lens lost on holiday, no spare pair: call us. We repair what can be repaired and lend you a pair where we can. We are not medical staff. For pain, sudden loss of sight, flashes or a chemical splash, call 112.",
      fr: "Charnière cassée, lentille perdue en voyage, pas de paire de secours : appelez-nous. Nous réparons ce qui peut l’être et prêtons une paire quand c’est possible. Nous ne faisons pas partie du personnel médical. En cas de douleur, de baisse brutale de la vision, d’éclairs lumineux ou de projection chimique, appelez le 112.",
      de: "Scharnier gebrochen, Linse im Urlaub verloren, keine Ersatzbrille: Rufen Sie uns an. Wir reparieren, was sich reparieren lässt, und leihen Ihnen nach Möglichkeit eine Brille. Wir sind kein medizinisches Personal. Bei Schmerzen, plötzlichem Sehverlust, Lichtblitzen oder einer Verätzung wählen Sie die 112.",
    },
  },
  {
    code: "home-service",
    minutes: 60,
    title: { en: "Home service", fr: "Service à domicile", de: "Hausbesuch" },
    text: {
      en: "An optician comes to your home with trial lenses, portable instruments and a selection of frames, and calls before setting out. Not every measurement can be taken at home; our reply tells you which ones can.",
      fr: "Un opticien vient chez vous avec des verres d’essai, des instruments portables et un choix de montures, et vous appelle avant de partir. Certaines mesures ne peuvent pas se faire à domicile ; notre réponse vous précise lesquelles.",
      de: "Eine Optikerin oder ein Optiker kommt zu Ihnen nach Hause, mit Probiergläsern, tragbaren Geräten und einer Auswahl an Fassungen; vor der Abfahrt rufen wir an. Nicht jede Messung ist zu Hause möglich; welche, erfahren Sie mit unserer Antwort.",
    },
  },
];
