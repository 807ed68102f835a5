import type { Written } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, Modules } from "@medusajs/framework/utils";
import { type TranslatedRecord, translated } from "../../catalog";
import { ensure, need } from "../ensure";

type Reason = { code: string; label: Written };

const returnReasons: Reason[] = [
  {
    code: "changed-mind",
    label: {
      en: "Changed my mind",
      fr: "J’ai changé d’avis",
      de: "Ich habe es mir anders überlegt",
    },
  },
  {
    code: "does-not-fit",
    label: { en: "Does not fit", fr: "Ne convient pas", de: "Passt nicht" },
  },
  {
    code: "not-as-described",
    label: {
      en: "Not as described",
      fr: "Ne correspond pas à la description",
      de: "Entspricht nicht der Beschreibung",
    },
  },
  {
    code: "damaged",
    label: {
      en: "Damaged or faulty",
      fr: "Endommagé ou défectueux",
      de: "Beschädigt oder fehlerhaft",
    },
  },
  {
    code: "wrong-article",
    label: {
      en: "Wrong item sent",
      fr: "Mauvais article reçu",
      de: "Falscher Artikel geliefert",
    },
  },
];

const refundReasons: Reason[] = [
  { code: "withdrawal", label: { en: "Withdrawal", fr: "Rétractation", de: "Widerruf" } },
  { code: "complaint", label: { en: "Complaint", fr: "Réclamation", de: "Reklamation" } },
  {
    code: "not-available",
    label: { en: "Not available", fr: "Non disponible", de: "Nicht lieferbar" },
  },
  {
    code: "goodwill",
    label: { en: "Goodwill", fr: "Geste commercial", de: "Kulanz" },
  },
];

const labels = (reference: string, reasons: Reason[], ids: ReadonlyMap<string, { id: string }>) =>
  reasons.map(
    ({ code, label }): TranslatedRecord => ({
      reference,
      id: need(ids, code).id,
      texts: translated({ label }),
    }),
  );

export async function seedReasons(container: MedusaContainer): Promise<TranslatedRecord[]> {
  const orders = container.resolve(Modules.ORDER);
  const payments = container.resolve(Modules.PAYMENT);
  const query = container.resolve(ContainerRegistrationKeys.QUERY);
  // Through the query, because the payment module's own type leaves the code out.
  const findRefunds = async (): Promise<{ id: string; code: string }[]> =>
    (await query.graph({ entity: "refund_reason", fields: ["id", "code"] })).data;
  const storedReturns = await ensure({
    wanted: returnReasons,
    keyOf: ({ code }) => code,
    find: (values) => orders.listReturnReasons({ value: values }),
    keyOfStored: ({ value }) => value,
    create: (missing) =>
      orders.createReturnReasons(
        missing.map(({ code, label }) => ({ value: code, label: label.en })),
      ),
  });
  const storedRefunds = await ensure({
    wanted: refundReasons,
    keyOf: ({ code }) => code,
    find: findRefunds,
    keyOfStored: ({ code }) => code,
    create: async (missing) => {
      await payments.createRefundReasons(
        missing.map(({ code, label }) => ({ code, label: label.en })),
      );
      return findRefunds();
    },
  });
  return [
    ...labels("return_reason", returnReasons, storedReturns),
    ...labels("refund_reason", refundReasons, storedRefunds),
  ];
}
