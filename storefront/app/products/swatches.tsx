import { useTranslations } from "use-intl";
import { Swatch } from "#app/design/drawings/swatch.tsx";
import { colourOf, useColourName } from "./colour-names.ts";

/** The colours a frame is made in, as dots with their names for those who cannot see them. */
export function Swatches({ colours }: { colours: string[] }) {
  const t = useTranslations("shop");
  const nameOf = useColourName();
  return (
    <ul aria-label={t("colours")} className="mt-2 flex gap-1.5">
      {colours.map((name) => {
        const colour = colourOf(name);
        return (
          <li key={name}>
            {colour ? (
              <Swatch colour={colour} label={nameOf(name)} />
            ) : (
              <span className="sr-only">{nameOf(name)}</span>
            )}
          </li>
        );
      })}
    </ul>
  );
}
