import type { BoxLot } from "@landolt/forms";
import { Badge, Button, Text, toast } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { FormProvider } from "react-hook-form";
import { useTranslation } from "react-i18next";
import { ask, Refused } from "../shared/api";
import { StaleNotice } from "../shared/forms/stale-notice";
import { useRecord } from "../shared/forms/use-record";
import { useShared, useWriting } from "../shared/language";
import { useMay } from "../shared/use-may";
import { type Packing, type Parcel, packingKey } from "./api";
import { entriesOf, LotForm, lotSchema, notedIn } from "./lot-form";

type Props = { orderId: string; parcel: Parcel };

/** What was noted of a parcel's boxes, and a way to correct it. */
export function PackedParcel({ orderId, parcel }: Props) {
  const { t } = useTranslation("packing");
  const shared = useShared();
  const { moment } = useWriting();
  const mayCorrect = useMay("orders", "change");
  const [editing, setEditing] = useState(false);
  const { lots, packed_at, shipped_at } = parcel;
  return (
    <div className="flex flex-col gap-y-3 px-6 py-4">
      <div className="flex items-center justify-between gap-x-3">
        <Text size="small" weight="plus">
          {t("packed", { date: moment(packed_at) })}
          {shipped_at && (
            <Badge size="2xsmall" color="green" className="ml-2">
              {t("shipped")}
            </Badge>
          )}
        </Text>
        {mayCorrect && (
          <Button size="small" variant="secondary" onClick={() => setEditing(!editing)}>
            {editing ? shared("cancel") : t("correct")}
          </Button>
        )}
      </div>
      {editing ? (
        <Correction orderId={orderId} parcel={parcel} onDone={() => setEditing(false)} />
      ) : lots.length === 0 ? (
        <Text size="small" className="text-ui-fg-subtle">
          {t("nothing")}
        </Text>
      ) : (
        <Lots {...parcel} />
      )}
    </div>
  );
}

function Lots({ lots, lines }: Pick<Parcel, "lots" | "lines">) {
  const { t } = useTranslation("packing");
  const { month } = useWriting();
  return (
    <table className="txt-small w-full text-left tabular-nums">
      <thead>
        <tr className="text-ui-fg-subtle">
          {[t("title"), t("lot"), t("expiry")].map((name) => (
            <th key={name} scope="col" className="py-1 font-medium">
              {name}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {lots.map(({ line, box, lot, expiry }) => {
          const packed = lines.find(({ id }) => id === line);
          const title = [packed?.title, packed?.eye && t(packed.eye)].filter(Boolean).join(", ");
          return (
            <tr key={`${line} ${box}`} className="border-ui-border-base border-t">
              <th scope="row" className="py-1 font-normal">
                {t("boxOf", { title, box, count: packed?.quantity ?? box })}
              </th>
              <td className="py-1">{lot}</td>
              <td className="py-1">{month(expiry)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

/** Another person may correct the same boxes meanwhile: the second to save is informed. */
function Correction({ orderId, parcel, onDone }: Props & { onDone: () => void }) {
  const { t } = useTranslation("packing");
  const shared = useShared();
  const queries = useQueryClient();
  const find = ({ parcels }: Pick<Packing, "parcels">) =>
    parcels.find(({ id }) => id === parcel.id) ?? parcel;
  const record = useRecord({
    stored: parcel,
    draftOf: ({ lines, lots }: Parcel) => ({ entries: entriesOf(lines, lots) }),
    schema: lotSchema(parcel.lines),
    readAgain: async () => find(await ask<Packing>(`orders/${orderId}/lots`)),
  });
  const { stored, form, busy } = record;
  const correct = async (lots: BoxLot[]) => {
    const body = { lots, version: stored.version };
    try {
      const saved = await ask<Packing>(`orders/${orderId}/lots/${stored.id}`, body);
      toast.success(shared("saved"));
      await queries.invalidateQueries({ queryKey: packingKey(orderId) });
      onDone();
      return find(saved);
    } catch (error) {
      if (!(error instanceof Refused && error.status === 400)) throw error;
      toast.error(t("missing"));
      return undefined;
    }
  };
  return (
    <FormProvider {...form}>
      <StaleNotice record={record} />
      <LotForm
        lines={stored.lines}
        action={shared("save")}
        busy={busy}
        onSave={() => void record.save(({ entries }) => correct(notedIn(entries)))}
      />
    </FormProvider>
  );
}
