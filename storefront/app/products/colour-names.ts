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
