import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { type ChoosableLine, quantityField } from "#app/order-lines/line-choice.ts";
import { type Entered, sealedField } from "./declaration.ts";

interface DeclarationReviewProps {
  entered: Entered;
  lines: readonly ChoosableLine[] | undefined;
}

/** The declaration read back, with the one button that makes it. */
export function DeclarationReview({ entered, lines }: DeclarationReviewProps) {
  const t = useTranslations("withdrawal");
  const eye = useTranslations("order.eyes");
  const { formKey, name, email, number, statement, wishes } = entered;
  const chosen = wishes.flatMap(({ id, quantity }) => {
    const line = lines?.find((one) => one.id === id);
    if (!line) return [];
    const parts = [line.title, line.variant, line.eye && eye(line.eye)].filter(Boolean);
    return { id, text: `${quantity} × ${parts.join(", ")}` };
  });
  const facts = [
    { label: t("name"), value: name },
    { label: t("number"), value: number },
    { label: t("email"), value: email },
  ];
  return (
    <Form method="post" className="mt-8 max-w-measure">
      {Object.entries({ formKey, name, email, number, statement }).map(([field, value]) => (
        <input key={field} type="hidden" name={field} value={value} />
      ))}
      {wishes.map(({ id, quantity, sealed }) => (
        <span key={id}>
          <input type="hidden" name={quantityField(id)} value={quantity} />
          {sealed && <input type="hidden" name={sealedField(id)} value="yes" />}
        </span>
      ))}
      <dl className="border-t border-line">
        {facts.map(({ label, value }) => (
          <div key={label} className="border-b border-line py-4">
            <dt className="text-small text-quiet">{label}</dt>
            <dd className="[overflow-wrap:anywhere]">{value}</dd>
          </div>
        ))}
        <div className="border-b border-line py-4">
          <dt className="text-small text-quiet">{t("lines")}</dt>
          {chosen.length > 0 ? (
            chosen.map(({ id, text }) => <dd key={id}>{text}</dd>)
          ) : (
            <dd className="[overflow-wrap:anywhere]">{statement || t("wholeOrder")}</dd>
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
