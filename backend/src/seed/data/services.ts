import type { WrittenProfile } from "@landolt/forms";

export const services: WrittenProfile["services"] = [
  {
    code: "eye-exam",
    minutes: 40,
    title: {
      en: "Comprehensive eye exam",
      fr: "Examen de vue complet",
      de: "Umfassende Augenprüfung",
    },
    text: {
      en: "We ask what your eyes do all day, measure each eye and both together, and explain what the figures mean. It is an optometrist’s test, not a medical diagnosis: if something ought to be seen by a doctor, we say so and write it down for you.",
      fr: "Nous vous demandons ce que vos yeux font de leurs journées, mesurons chaque œil puis les deux ensemble, et vous expliquons les chiffres. C’est un examen d’opticien-optométriste, non un diagnostic médical : si un médecin doit voir quelque chose, nous vous le disons et vous le notons.",
      de: "Wir fragen, was Ihre Augen den Tag über leisten, messen jedes Auge einzeln und beide zusammen und erklären Ihnen die Werte. Es ist eine optometrische Prüfung, keine ärztliche Diagnose: Gehört etwas in ärztliche Hand, sagen wir es Ihnen und geben es Ihnen schriftlich mit.",
    },
  },
  {
    code: "eyewear-consultation",
    minutes: 45,
    title: { en: "Eyewear consultation", fr: "Conseil en lunettes", de: "Brillenberatung" },
    text: {
      en: "Which frame sits well, which lens suits your desk, your car and your book, and what it costs before you decide. We measure while you wear the frame, and adjust it again whenever it slips.",
      fr: "Quelle monture tient bien, quel verre convient à votre bureau, à votre voiture et à votre livre, et à quel prix, avant que vous ne décidiez. Nous mesurons la monture sur vous et la réajustons dès qu’elle glisse.",
      de: "Welche Fassung gut sitzt, welches Glas zu Schreibtisch, Auto und Buch passt und was es kostet, bevor Sie sich entscheiden. Wir messen an der aufgesetzten Fassung und richten sie nach, sobald sie rutscht.",
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
      en: "We measure the cornea and the tear film, choose trial lenses, and practise putting them in and taking them out until it comes easily. A check after the first weeks belongs to it, then one a year.",
      fr: "Nous mesurons la cornée et le film lacrymal, choisissons des lentilles d’essai et vous montrons comment les poser et les retirer jusqu’à ce que le geste vienne seul. Un contrôle après les premières semaines en fait partie, puis un par an.",
      de: "Wir vermessen Hornhaut und Tränenfilm, wählen Probelinsen und üben mit Ihnen das Auf- und Absetzen, bis es leicht von der Hand geht. Eine Kontrolle nach den ersten Wochen gehört dazu, danach eine im Jahr.",
    },
  },
  {
    code: "sunglasses",
    minutes: 30,
    title: { en: "Sunglasses", fr: "Lunettes de soleil", de: "Sonnenbrillen" },
    text: {
      en: "Filter categories 0 to 4, polarised or not, with your prescription or without. We tell you which tints are fit for driving, and hold the lens up to the window with you.",
      fr: "Catégories de filtre 0 à 4, polarisées ou non, à votre vue ou non. Nous vous disons quelles teintes conviennent à la conduite et regardons le verre à la fenêtre avec vous.",
      de: "Filterkategorien 0 bis 4, polarisiert oder nicht, mit Ihrer Stärke oder ohne. Wir sagen Ihnen, welche Tönung sich zum Fahren eignet, und halten das Glas mit Ihnen ans Fenster.",
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
      en: "An hour for questions that need time: low vision and magnifiers, tired eyes at the screen, glasses for sport, a child’s growing short-sightedness. Bring the glasses you have and what you find hard to see.",
      fr: "Une heure pour les questions qui demandent du temps : basse vision et loupes, fatigue devant l’écran, lunettes de sport, myopie d’un enfant qui progresse. Apportez vos lunettes actuelles et ce que vous peinez à voir.",
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
      en: "A hinge gone, a lens lost on holiday, no spare pair: call us, we repair what can be repaired and lend a pair where we can. We are not medical staff. For pain, sudden loss of sight, flashes or a chemical splash, call 112.",
      fr: "Charnière rompue, lentille perdue en voyage, pas de paire de secours : appelez-nous, nous réparons ce qui peut l’être et prêtons une paire quand c’est possible. Nous ne sommes pas du personnel médical. En cas de douleur, de perte soudaine de la vue, d’éclairs ou de projection chimique, appelez le 112.",
      de: "Scharnier gebrochen, Linse im Urlaub verloren, keine Ersatzbrille: Rufen Sie an, wir reparieren, was sich reparieren lässt, und leihen nach Möglichkeit eine Brille aus. Wir sind kein medizinisches Personal. Bei Schmerzen, plötzlichem Sehverlust, Lichtblitzen oder Verätzung wählen Sie 112.",
    },
  },
  {
    code: "home-service",
    minutes: 60,
    title: { en: "Home service", fr: "Service à domicile", de: "Hausbesuch" },
    text: {
      en: "Within 30 km of Mersch an optician comes to you with trial lenses, portable instruments and a selection of frames, and calls before setting out. Not every measurement can be taken at home; we say which when we answer, within 24 hours.",
      fr: "Dans un rayon de 30 km autour de Mersch, un opticien vient chez vous avec verres d’essai, instruments portables et un choix de montures, et vous appelle avant de partir. Certaines mesures ne se font pas à domicile ; nous vous disons lesquelles dans notre réponse, sous 24 heures.",
      de: "Im Umkreis von 30 km um Mersch kommt eine Optikerin oder ein Optiker zu Ihnen, mit Probiergläsern, tragbaren Geräten und einer Auswahl an Fassungen; vor der Abfahrt rufen wir an. Nicht jede Messung ist zu Hause möglich; welche, steht in unserer Antwort, binnen 24 Stunden.",
    },
  },
];
