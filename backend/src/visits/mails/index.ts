import { inAll } from "@landolt/forms";
import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";
import { de as deInStore } from "./in-store/de";
import { en as enInStore } from "./in-store/en";
import { fr as frInStore } from "./in-store/fr";
import type { InStoreTexts, Letter, VisitMailTexts } from "./letters";

function otherwise<Kind extends string>(
  letters: Record<Kind, Letter>,
  own: Partial<Record<Kind, Partial<Letter>>>,
): Record<Kind, Letter> {
  const kinds = Object.keys(letters) as Kind[];
  return Object.fromEntries(
    kinds.map((kind) => [kind, { ...letters[kind], ...own[kind] }]),
  ) as Record<Kind, Letter>;
}

const inStore = (texts: VisitMailTexts, own: InStoreTexts): VisitMailTexts => ({
  ...texts,
  labels: { ...texts.labels, ...own.labels },
  calendar: { ...texts.calendar, ...own.calendar },
  letters: otherwise(texts.letters, own.letters),
  staff: otherwise(texts.staff, own.staff),
});

/** By where the visit takes place, and by language. */
export const visitMailTexts = {
  home: inAll<VisitMailTexts>({ en, fr, de }),
  store: inAll<VisitMailTexts>({
    en: inStore(en, enInStore),
    fr: inStore(fr, frInStore),
    de: inStore(de, deInStore),
  }),
};
