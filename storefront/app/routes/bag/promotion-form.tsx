import { Form } from "react-router";
import { useTranslations } from "use-intl";
import type { Bag } from "#app/commerce/buying/bag.ts";
import { Button } from "#app/design/button.tsx";
import { Field } from "#app/design/field.tsx";

/** Redeems promotion codes and gives them back. */
export function PromotionForm(props: {
  promotions: Bag["promotions"];
  /** A code that was not accepted, to be corrected. */
  typed: string | undefined;
}) {
  const t = useTranslations("bag");
  const typed = props.promotions.filter(({ automatic }) => !automatic);
  return (
    <div className="mt-10 border-t border-line pt-6">
      {typed.map(({ code, counts }) => (
        <Form
          key={code}
          method="post"
          className="mb-4 flex flex-wrap items-center justify-between gap-4"
        >
          <input type="hidden" name="code" value={code} />
          <span className={counts ? "font-semibold" : ""}>
            {t(counts ? "applied" : "notCounting", { code })}
          </span>
          <Button
            look="plain"
            name="intent"
            value="give-back"
            aria-label={t("removePromotion", { code })}
          >
            {t("remove")}
          </Button>
        </Form>
      ))}
      <Form
        // Emptied once its code is redeemed.
        key={typed.length}
        method="post"
        className="flex flex-wrap items-end gap-3"
        preventScrollReset
      >
        <Field
          label={t("promotion")}
          name="code"
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          required
          defaultValue={props.typed}
          className="min-w-0 grow basis-44"
        />
        <Button look="quiet" name="intent" value="redeem">
          {t("apply")}
        </Button>
      </Form>
    </div>
  );
}
