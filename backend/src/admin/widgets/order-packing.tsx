import type { BoxLot } from "@landolt/forms";
import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Alert, Container, Heading, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { FormProvider, useForm } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { type Packing, type PackLine, packingKey } from "../orders/api";
import { entriesOf, LotForm, type Lots, lotSchema, notedIn } from "../orders/lot-form";
import { PackedParcel } from "../orders/packed-parcel";
import { ask } from "../shared/api";
import { resolverOf } from "../shared/forms/faults";
import { OnlyWhoMay } from "../shared/forms/only-who-may";
import { RawRecord } from "../shared/raw-record";
import { refusalCodes } from "../shared/refusals";
import { useAttempt } from "../shared/use-attempt";
import { useRead } from "../shared/use-read";

/** Packs an order with lot and expiry of each box, and shows what was noted. */
export default function OrderPacking({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { t } = useTranslation("packing");
  const queryKey = packingKey(order.id);
  const { data } = useRead<Packing>(
    // Packed elsewhere on this page, the order is another one.
    [...queryKey, order.fulfillments?.length],
    `orders/${order.id}/lots`,
  );
  if (!data || (data.open.length === 0 && data.parcels.length === 0)) return null;
  return (
    <Container id="packing" className="divide-y p-0">
      <div className="flex items-center justify-between px-6 py-4">
        <Heading level="h2">{t("title")}</Heading>
        <RawRecord record={data} />
      </div>
      {data.open.length > 0 && (
        <>
          <Promised expected={data.expected} />
          {data.withdrawn && (
            <Alert variant="warning" className="border-0">
              {t("withdrawn")}
            </Alert>
          )}
          {data.awaits_payment && (
            <Alert variant="warning" className="border-0">
              {t("awaitsPayment")}
            </Alert>
          )}
          {!data.withdrawn && (
            <OpenLines key={data.parcels.length} orderId={order.id} lines={data.open} />
          )}
        </>
      )}
      {data.parcels.map((parcel) => (
        <PackedParcel key={parcel.id} orderId={order.id} parcel={parcel} />
      ))}
    </Container>
  );
}

/** When the order comes, as the customer was informed, as long as it is not packed. */
function Promised({ expected }: Pick<Packing, "expected">) {
  const { t, i18n } = useTranslation("packing");
  const day = (date: string) =>
    new Intl.DateTimeFormat(i18n.language, { dateStyle: "medium", timeZone: "UTC" }).format(
      new Date(`${date}T00:00:00Z`),
    );
  const text =
    expected.kind === "arrival"
      ? t("promisedArrival", { from: day(expected.from), to: day(expected.to) })
      : expected.kind === "collection"
        ? t("promisedReady", { ready: day(expected.ready) })
        : undefined;
  return text && <Text className="px-6 py-3">{text}</Text>;
}

function OpenLines({ orderId, lines }: { orderId: string; lines: readonly PackLine[] }) {
  const { t } = useTranslation("packing");
  const queries = useQueryClient();
  const { busy, attempt } = useAttempt();
  const form = useForm<Lots>({
    defaultValues: { entries: entriesOf(lines, []) },
    resolver: resolverOf(lotSchema(lines)),
  });
  const pack = (lots: BoxLot[]) =>
    attempt(
      async () => {
        try {
          await ask(`orders/${orderId}/pack`, { lots });
          toast.success(t("done"));
        } finally {
          await queries.invalidateQueries({ queryKey: packingKey(orderId) });
          // The order's own panels show the new parcel as well.
          await queries.invalidateQueries({ queryKey: ["orders"] });
        }
      },
      // Lots are at fault where there is no code.
      ({ status, code }) => (status === 400 ? t(refusalCodes[code ?? ""] ?? "missing") : undefined),
    );
  const submit = form.handleSubmit(({ entries }) => pack(notedIn(entries)));
  return (
    <div className="flex flex-col gap-y-3 px-6 py-4">
      <Text size="small" weight="plus">
        {t("open")}
      </Text>
      <Text size="small" className="text-ui-fg-subtle">
        {t("packHint")}
      </Text>
      <OnlyWhoMay area="orders">
        <FormProvider {...form}>
          <LotForm lines={lines} action={t("pack")} busy={busy} onSave={() => void submit()} />
        </FormProvider>
      </OnlyWhoMay>
    </div>
  );
}

export const config = defineWidgetConfig({ zone: "order.details.before", id: "order-packing" });
