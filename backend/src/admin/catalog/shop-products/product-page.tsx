import { kindOf, lensFacts, type ProductType, productKinds } from "@landolt/forms";
import { Container, Label, Switch, Text, toast } from "@medusajs/ui";
import { useId, useState } from "react";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { useNavigate } from "react-router-dom";
import { ask, Refused } from "../../shared/api";
import { resolverOf } from "../../shared/forms/faults";
import { OnlyWhoMay } from "../../shared/forms/only-who-may";
import { SaveBar } from "../../shared/forms/save-bar";
import { useRecord } from "../../shared/forms/use-record";
import { browserToday, useSiteLanguage } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { useMay } from "../../shared/use-may";
import {
  emptyDraft as emptyRange,
  type RangeDraft,
  rangeOf,
  rangeSchema,
} from "../lens-ranges/draft";
import { emptyDraft, type ProductDraft, productSchema, sentOf } from "./draft";
import { ProductEditor } from "./product-editor";
import { RangeFields } from "./range-fields";

const area = "catalog";
const reasons = new Set(["taken", "sku-taken", "claimed"]);

/** A new product of the online shop: everything its page needs, in one form. */
export function ProductPage({ type }: { type: ProductType }) {
  const { t } = useTranslation("shopProducts");
  const navigate = useNavigate();
  const language = useSiteLanguage();
  const mayEnterRange = useMay("lens-ranges", "change") === true;
  const [wantsRange, setWantsRange] = useState(true);
  const [lastDay] = useState(browserToday);
  const record = useRecord<undefined, ProductDraft>({
    stored: undefined,
    draftOf: () => emptyDraft(type, productKinds[kindOf(type)].department),
    readAgain: async () => undefined,
    schema: productSchema,
  });
  const range = useForm<RangeDraft>({
    defaultValues: emptyRange(language),
    resolver: resolverOf(rangeSchema(lastDay), "lenses:codes"),
  });
  const { draft } = record;
  const lensKind = lensFacts.shape.kind.safeParse(draft.facts.kind).data ?? "spherical";
  const withRange = type === productKinds.lens.type && mayEnterRange && wantsRange;
  const save = async () => {
    if (withRange && !(await range.trigger(undefined, { shouldFocus: true }))) {
      toast.error(t("rangeFaults"));
      return;
    }
    await record.save(async () => {
      const { source, checked_on, ...rest } = range.getValues();
      const lensRange = { range: rangeOf({ ...rest, source, checked_on }), source, checked_on };
      try {
        const { product } = await ask<{ product: { id: string } }>("shop-products", {
          form: sentOf(draft),
          ...(withRange ? { lens_range: lensRange } : {}),
        });
        toast.success(t("made"));
        navigate(`/products/${product.id}`, { replace: true });
      } catch (error) {
        const code = error instanceof Refused ? (error.code ?? "") : "";
        if (!reasons.has(code)) throw error;
        toast.error(t(`refused.${code}`));
      }
      return undefined;
    });
  };
  return (
    <FormProvider {...record.form}>
      <div className="flex flex-col gap-y-3">
        <PageHead title={t(`newTitle.${type}`)} back={{ to: "/products", label: t("back") }}>
          <SaveBar area={area} record={record} onSave={() => void save()} />
        </PageHead>
        <OnlyWhoMay area={area}>
          <ProductEditor />
        </OnlyWhoMay>
        {type === productKinds.lens.type && mayEnterRange && (
          <RangeSwitch on={wantsRange} onChange={setWantsRange} />
        )}
        {withRange && <RangeFields form={range} kind={lensKind} today={lastDay} />}
      </div>
    </FormProvider>
  );
}

function RangeSwitch({ on, onChange }: { on: boolean; onChange: (on: boolean) => void }) {
  const { t } = useTranslation("shopProducts");
  const id = useId();
  return (
    <Container className="flex items-start justify-between gap-x-4 px-6 py-4">
      <div>
        <Label htmlFor={id}>{t("withRange")}</Label>
        <Text size="xsmall" className="text-ui-fg-subtle">
          {t("withRangeHint")}
        </Text>
      </div>
      <Switch id={id} checked={on} onCheckedChange={onChange} />
    </Container>
  );
}
