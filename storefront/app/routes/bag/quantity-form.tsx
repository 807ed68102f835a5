import { useEffect, useId, useRef } from "react";
import { useFetcher } from "react-router";
import { useTranslations } from "use-intl";
import { type BagLine, largestQuantity, nameOf } from "#app/commerce/buying/bag.ts";
import { Button } from "#app/design/button.tsx";
import { useEarlyTouch } from "#app/document/use-early-touch.ts";
import { type RefusalKey, RefusalNotice } from "#app/forms/refusal.tsx";
import { LineForm } from "./line-form.tsx";
import { LineNotice } from "./line-notice.tsx";

interface QuantityFormProps {
  line: BagLine;
  currency: string | undefined;
  /** What distinguishes this quantity from others beside it; the product's name unless given. */
  labels?: { quantity: string; remove: string };
}

/** Pieces of a line, the way out of the bag, and what there is to say of it. */
export function QuantityForm({ line, currency, labels }: QuantityFormProps) {
  const t = useTranslations("bag");
  const fetcher = useFetcher<{ refusal?: RefusalKey }>({ key: line.id });
  const field = useRef<HTMLInputElement>(null);
  const fieldId = useId();
  const isTouchedEarly = useEarlyTouch();
  const product = nameOf(line);
  // A new quantity from the server replaces what stood in the field, without taking the focus away. What was
  // typed before the page's program ran stands until it is sent.
  useEffect(() => {
    const typed = isTouchedEarly(field.current?.form);
    if (field.current && !typed) field.current.value = String(line.quantity);
  }, [line.quantity, isTouchedEarly]);
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <fetcher.Form
          method="post"
          className="flex flex-wrap items-center gap-x-3 gap-y-2"
          data-early
        >
          <input type="hidden" name="line" value={line.id} />
          <input
            ref={field}
            id={fieldId}
            aria-label={labels?.quantity ?? t("quantityOf", { product })}
            name="quantity"
            type="number"
            inputMode="numeric"
            min={1}
            max={largestQuantity}
            step={1}
            required
            defaultValue={line.quantity}
            className="min-h-12 w-16 rounded-surface border border-edge bg-raised px-3"
          />
          {/* Two lines of lenses have the same button: what it updates is read out with it. */}
          <Button look="quiet" name="intent" value="set" aria-describedby={fieldId}>
            {t("update")}
          </Button>
        </fetcher.Form>
        <LineForm
          intent="remove"
          line={line.id}
          label={labels?.remove ?? t("removeNamed", { product })}
        >
          {t("remove")}
        </LineForm>
      </div>
      <LineNotice line={line} currency={currency} fetcher={fetcher} />
      <RefusalNotice refusal={fetcher.data?.refusal} />
    </>
  );
}
