/** Texts of the mail, and of the calendar entry, that come before lenses run out. */
import { inAll, localeOf, type SiteLanguage } from "@landolt/forms";
import type { LensSupply } from "./lens-supply";

type Texts = {
  day: (day: string) => string;
  subject: (day: string) => string;
  text: (number: string) => string;
  lenses: string;
  line: (supply: LensSupply) => string;
  fill: string;
  label: string;
  stop: string;
};

const dayIn = (language: SiteLanguage) => (day: string) =>
  new Intl.DateTimeFormat(localeOf(language), { dateStyle: "long", timeZone: "UTC" }).format(
    new Date(`${day}T00:00:00Z`),
  );

type Words = Record<"right" | "left", string> & { until: (day: string) => string };

/** "Biotrue: right eye until 3 March, left eye until 9 March". */
const lineIn =
  (language: SiteLanguage, words: Words) =>
  ({ title, eyes }: LensSupply): string => {
    const parts = eyes.map(
      ({ eye, last_day }) => `${words[eye]} ${words.until(dayIn(language)(last_day))}`,
    );
    return `${title}: ${parts.join(", ")}`;
  };

export const reminderTexts = inAll<Texts>({
  en: {
    day: dayIn("en"),
    subject: (day) => `Your contact lenses last until about ${day}`,
    text: (number) =>
      `You asked us to write before the lenses of your order no. ${number} run out. Worn as intended, they last this long:`,
    lenses: "Your lenses",
    line: lineIn("en", {
      right: "right eye",
      left: "left eye",
      until: (day) => `until about ${day}`,
    }),
    fill: "One press puts the same lenses in your bag. You see price and values before you order.",
    label: "Order the same again",
    stop: "On the same page you can turn this reminder off.",
  },
  fr: {
    day: dayIn("fr"),
    subject: (day) => `Vos lentilles suffisent jusqu’au ${day} environ`,
    text: (number) =>
      `Vous nous avez demandé de vous écrire avant que les lentilles de votre commande n° ${number} ne soient épuisées. À raison d’un port normal, elles suffisent jusqu’à ces dates :`,
    lenses: "Vos lentilles",
    line: lineIn("fr", {
      right: "œil droit",
      left: "œil gauche",
      until: (day) => `jusqu’au ${day} environ`,
    }),
    fill: "Un clic met les mêmes lentilles dans votre panier. Vous voyez le prix et les valeurs avant de commander.",
    label: "Commander les mêmes",
    stop: "La même page permet d’arrêter ce rappel.",
  },
  de: {
    day: dayIn("de"),
    subject: (day) => `Ihre Kontaktlinsen reichen bis etwa ${day}`,
    text: (number) =>
      `Sie wollten eine Nachricht, bevor die Linsen Ihrer Bestellung Nr. ${number} aufgebraucht sind. Bei normalem Tragen reichen sie so lange:`,
    lenses: "Ihre Linsen",
    line: lineIn("de", {
      right: "rechtes Auge",
      left: "linkes Auge",
      until: (day) => `bis etwa ${day}`,
    }),
    fill: "Mit einem Klick liegen dieselben Linsen in Ihrem Warenkorb. Preis und Werte sehen Sie, bevor Sie bestellen.",
    label: "Dasselbe bestellen",
    stop: "Auf derselben Seite können Sie die Erinnerung abschalten.",
  },
});
