import type { Coverage } from "@landolt/forms";
import { useTranslations } from "use-intl";

/** Reasons that the visitor can settle by looking at the address once more. */
const correctable: readonly Coverage["reason"][] = [
  "contradiction",
  "which-place",
  "unknown-place",
  "not-a-postal-code",
];

/** Why home delivery costs what it costs, and whether the optician comes, in a sentence. */
export function useAreaTexts() {
  const t = useTranslations();
  const sentence = (purpose: "delivery" | "visit", coverage: Coverage): string => {
    const { answer, reason, place, kilometres, radiusKm: radius } = coverage;
    if (answer === "check") {
      const text = t(`coverage.${purpose}.check`, { radius });
      return correctable.includes(reason) ? [t("coverage.lookAgain"), text].join(" ") : text;
    }
    // What staff have decided does not follow from the distance.
    if (place === null || kilometres === null || reason === "zone") {
      return t(`coverage.${purpose}.${answer}`, { radius });
    }
    return t(`coverage.${purpose}.${answer}At`, { place, kilometres, radius });
  };
  return {
    delivery: (coverage: Coverage) => sentence("delivery", coverage),
    visit: (coverage: Coverage) => sentence("visit", coverage),
  };
}
