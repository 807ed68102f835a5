import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { type ChoosableLine, chosenQuantities } from "#app/order-lines/line-choice.ts";

interface DeclarationReviewProps {
  values: FormValues;
  lines: readonly ChoosableLine[] | undefined;
}

/** The declaration read back, with the one button that makes it. */
export function DeclarationReview({ values, lines = [] }: DeclarationReviewProps) {
  const t = useTranslations("withdrawal");
  const eye = useTranslations("order.eyes");
  const { step: _pressed, ...entered } = values;
  const chosen = chosenQuantities(values, lines).flatMap(({ id, quantity }) => {
    const line = lines.find((one) => one.id === id);
    if (!line) return [];
    const parts = [line.title, line.variant, line.eye && eye(line.eye)].filter(Boolean);
    return { id, text: `${quantity} × ${parts.join(", ")}` };
  });
  return (
    <Form method="post" className="mt-8 max-w-measure">
      {Object.keys(entered).map((name) => (
        <input key={name} type="hidden" name={name} value={textIn(values, name)} />
      ))}
      <dl className="border-t border-line">
        {(["name", "number", "email"] as const).map((name) => (
          <div key={name} className="border-b border-line py-4">
            <dt className="text-small text-quiet">{t(name)}</dt>
            <dd className="[overflow-wrap:anywhere]">{textIn(values, name)}</dd>
          </div>
        ))}
        <div className="border-b border-line py-4">
          <dt className="text-small text-quiet">{t("lines")}</dt>
          {chosen.length > 0 ? (
            chosen.map(({ id, text }) => <dd key={id}>{text}</dd>)
          ) : (
            <dd className="[overflow-wrap:anywhere]">
              {textIn(values, "statement") || t("wholeOrder")}
            </dd>
          )}
        </div>
      </dl>
      <p className="mt-8 flex flex-wrap gap-4">
        <Button type="submit" name="step" value="confirm">
          {t("confirm")}
        </Button>
        <Button look="quiet" type="submit" name="step" value="change">
          {t("change")}
        </Button>
      </p>
    </Form>
  );
}
