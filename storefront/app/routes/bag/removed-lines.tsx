import { useTranslations } from "use-intl";
import { nameOf, type RemovedLine } from "#app/commerce/buying/bag.ts";
import { useLensTexts } from "#app/order-lines/use-lens-texts.ts";
import { LineForm } from "./line-form.tsx";

/** What was just taken out, each with the way back to its place. */
export function RemovedLines({ removed }: { removed: readonly RemovedLine[] }) {
  return (
    <div role="status">
      {removed.length > 0 && (
        <ul className="mb-8 grid gap-2">
          {removed.map((line) => (
            <Removed key={line.id} line={line} />
          ))}
        </ul>
      )}
    </div>
  );
}

function Removed({ line }: { line: RemovedLine }) {
  const t = useTranslations("bag");
  const texts = useLensTexts();
  const eye = line.lens && texts.eye(line.lens.eye);
  const product = [nameOf(line), eye].filter(Boolean).join(", ");
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 rounded-surface border border-line bg-tint px-5 py-1">
      <span className="py-2">{t("removed", { product })}</span>
      <LineForm intent="restore" line={line.id} label={t("undoNamed", { product })}>
        {t("undo")}
      </LineForm>
    </li>
  );
}
