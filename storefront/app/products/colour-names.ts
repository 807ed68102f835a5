import type { FrameFacts } from "@landolt/forms";
import { useTranslations } from "use-intl";
import { framePaints } from "#app/design/drawings/frame-paints.ts";

type Colour = FrameFacts["colour"];

/** The colour of this name; undefined where a newer catalog has one that this page does not know. */
export const colourOf = (name: string): Colour | undefined =>
  name in framePaints ? (name as Colour) : undefined;

/** Gives the word for a colour, or its name where there is no word yet. */
export function useColourName(): (name: string) => string {
  const t = useTranslations("catalog.colours");
  return (name) => {
    const colour = colourOf(name);
    return colour ? t(colour) : name;
  };
}

/**
 * Gives the word for a sun lens: for a description such as "Silver mirror" in the page's language, for a name
 * of its maker, such as "Prizm Black", the name.
 */
export function useSunLensName(): (name: string) => string {
  const t = useTranslations("catalog");
  const colourName = useColourName();
  return (name) => {
    const word = name.toLowerCase().replaceAll(" ", "-");
    const key = `sunLenses.${word}` as Parameters<typeof t.has>[0];
    return t.has(key) ? t(key as Parameters<typeof t>[0]) : colourName(name);
  };
}
