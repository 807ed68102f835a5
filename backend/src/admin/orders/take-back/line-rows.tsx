import { Checkbox } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { useLensText } from "../../lens-releases/values";
import { useWriting } from "../../shared/language";
import { Choice } from "../../shared/lens-fields";
import type { Returnable } from "./api";

/** Which lines come back, and how many of each; two boxes of one lens differ by eye and values. */
export function LineRows(props: {
  lines: readonly Returnable[];
  currency: string;
  pieces: Readonly<Record<string, number>>;
  onChange: (id: string, pieces: number) => void;
}) {
  const { t } = useTranslation("takeBack");
  const { money } = useWriting();
  const lensText = useLensText();
  const { lines, currency, pieces, onChange } = props;
  return (
    <ul className="divide-y">
      {lines.map(({ id, title, price, most, metadata }) => {
        const values = metadata?.lens ? lensText(metadata.lens) : undefined;
        const name = [title, values].filter(Boolean).join(", ");
        const count = pieces[id] ?? 0;
        return (
          <li key={id} className="flex flex-wrap items-end justify-between gap-3 px-6 py-3">
            <div className="min-w-0 flex-1 basis-48">
              <div className="txt-compact-small-plus">{title}</div>
              {values && <div className="txt-small tabular-nums">{values}</div>}
              <div className="txt-small text-ui-fg-subtle">{money(price, currency)}</div>
            </div>
            {most === 1 ? (
              <Checkbox
                aria-label={name}
                checked={count === 1}
                onCheckedChange={(checked) => onChange(id, checked === true ? 1 : 0)}
              />
            ) : (
              <Choice
                label={t("pieces")}
                aria-label={`${t("pieces")}: ${name}`}
                value={count}
                onChange={({ target }) => onChange(id, Number(target.value))}
              >
                {[...Array(most + 1).keys()].map((each) => (
                  <option key={each} value={each}>
                    {each}
                  </option>
                ))}
              </Choice>
            )}
          </li>
        );
      })}
    </ul>
  );
}
