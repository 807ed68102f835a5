import { Button } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ask } from "../../shared/api";
import { SelectField } from "../../shared/forms/fields";
import { useShared } from "../../shared/language";
import { useAttempt } from "../../shared/use-attempt";
import { useRead } from "../../shared/use-read";

type Product = { id: string; handle: string };

/** The brand of a product that was made on Medusa's own page, which knows no brands. */
export function BrandForm({ product: { id, handle } }: { product: Product }) {
  const { t } = useTranslation("shopProducts");
  const shared = useShared();
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const form = useForm({ defaultValues: { brand: "" } });
  const chosen = form.watch("brand");
  const { data } = useRead<{ brands: { id: string; name: string }[] }>(["brands"], "brands");
  const save = form.handleSubmit(({ brand }) =>
    attempt(async () => {
      await ask(`products/${id}`, { additional_data: { brands: { [handle]: brand } } });
      await queries.invalidateQueries({ queryKey: ["shop-products", id] });
    }),
  );
  return (
    <FormProvider {...form}>
      <div className="flex max-w-96 items-end gap-x-2">
        <SelectField
          path="brand"
          label={t("brand")}
          choices={(data?.brands ?? []).map((brand) => ({ value: brand.id, label: brand.name }))}
        />
        <Button
          size="small"
          variant="secondary"
          disabled={chosen === ""}
          isLoading={busy}
          onClick={() => void save()}
        >
          {shared("save")}
        </Button>
      </div>
    </FormProvider>
  );
}
