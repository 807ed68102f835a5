import { inEach, siteLanguages } from "@landolt/forms";
import { Button, Container, Heading, Text, toast, usePrompt } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { z } from "zod";
import { ask } from "../shared/api";
import { resolverOf } from "../shared/forms/faults";
import { LongField } from "../shared/forms/fields";
import { Form } from "../shared/forms/form";
import { languageName, useShared, useWriting } from "../shared/language";
import { RecordsTable } from "../shared/records-table";
import { useAttempt } from "../shared/use-attempt";
import { useMay } from "../shared/use-may";
import { type FoundLot, type LotOfProduct, lotKey, recallsKey } from "./recall-api";

const text = z.string().trim().min(20).max(4000);
const schema = z.object(inEach(siteLanguages, () => text));

/** The customers who have boxes of a lot of one product, and what is written to them. */
export function RecallPanel({ lot, product }: { lot: string; product: LotOfProduct }) {
  const { t } = useTranslation("recalls");
  const { moment, month } = useWriting();
  const waiting = product.orders.filter(({ email, informed_at }) => email && !informed_at);
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-col gap-y-1 px-6 py-4">
        <Heading level="h2">{product.title}</Heading>
        <Text size="small" className="text-ui-fg-subtle">
          {t("found", { count: product.orders.length, lot })}
        </Text>
        {product.recall && (
          <Text size="small" className="text-ui-fg-subtle">
            {t("begun", {
              by: product.recall.begun_by_name,
              at: moment(product.recall.created_at),
            })}
          </Text>
        )}
      </div>
      <RecordsTable
        rows={product.orders.map((order) => ({ ...order, id: order.order_id }))}
        columns={[
          {
            head: t("order"),
            cell: ({ order_id, number }) => (
              <Link to={`/orders/${order_id}`} className="text-ui-fg-interactive-hover">
                {number}
              </Link>
            ),
          },
          { head: t("customer"), cell: ({ name, email }) => name ?? email },
          { head: t("phone"), cell: ({ phone }) => phone, wide: true },
          { head: t("boxes"), cell: ({ boxes }) => boxes, right: true },
          { head: t("expiry"), cell: ({ expiries }) => expiries.map(month).join(", "), wide: true },
          {
            head: t("informed"),
            cell: ({ email, informed_at, informed_by }) => {
              if (informed_at) return `${moment(informed_at)}, ${informed_by}`;
              return email ? t("notYet") : t("noEmail");
            },
          },
        ]}
      />
      {waiting.length > 0 && (
        <TextsForm key={product.product_id} lot={lot} product={product} count={waiting.length} />
      )}
    </Container>
  );
}

function TextsForm(props: { lot: string; product: LotOfProduct; count: number }) {
  const { lot, product, count } = props;
  const { t, i18n } = useTranslation("recalls");
  const shared = useShared();
  const queries = useQueryClient();
  const prompt = usePrompt();
  const mayInform = useMay("orders", "change");
  const { busy, attempt } = useAttempt();
  const draft = Object.fromEntries(
    siteLanguages.map((language) => {
      const draftIn = i18n.getFixedT(language, "recalls");
      return [language, draftIn("draft", { product: product.title, lot })];
    }),
  ) as z.infer<typeof schema>;
  const form = useForm({
    defaultValues: product.recall?.texts ?? draft,
    resolver: resolverOf<z.infer<typeof schema>>(schema),
  });
  if (!mayInform) return null;
  const submit = form.handleSubmit(async (texts) => {
    const agreed = await prompt({
      title: t("confirmTitle", { count }),
      description: t("confirmText"),
      confirmText: t("send", { count }),
      cancelText: shared("cancel"),
      variant: "confirmation",
    });
    if (!agreed) return;
    await attempt(async () => {
      const body = { lot, product_id: product.product_id, texts };
      const informed = await ask<FoundLot & { sent: number }>("recalls", body);
      queries.setQueryData(lotKey(lot), informed);
      await queries.invalidateQueries({ queryKey: recallsKey, exact: true });
      toast.success(t("sent", { count: informed.sent }));
    });
  });
  return (
    <Form form={form} save={submit} className="flex flex-col gap-y-4 px-6 py-4">
      <Text size="small" className="text-ui-fg-subtle">
        {product.recall ? t("sameTexts") : t("checkTexts")}
      </Text>
      {siteLanguages.map((language) => (
        <LongField
          key={language}
          path={language}
          label={languageName(language)}
          rows={5}
          maxLength={4000}
          readOnly={product.recall !== null}
        />
      ))}
      <Button type="submit" size="small" className="w-fit" isLoading={busy}>
        {t("send", { count })}
      </Button>
    </Form>
  );
}
