import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminOrder, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, Text, toast, usePrompt } from "@medusajs/ui";
import { keepPreviousData, useMutation, useQueryClient } from "@tanstack/react-query";
import { useTranslation } from "react-i18next";
import { InsuranceCopy } from "../orders/insurance-copy";
import { ask } from "../shared/api";
import { useShared, useSiteLanguage, useWriting } from "../shared/language";
import { useMay } from "../shared/use-may";
import { useRead } from "../shared/use-read";

type Documents = {
  documents: { id: string; kind: "invoice" | "credit-note"; number: string; issued_at: string }[];
};

/** Milliseconds; invoices and credit notes follow a payment or a refund by themselves, a moment later. */
const refresh = 3_000;

/** Invoice, credit notes and packing slip of an order, to be opened or issued. */
export default function OrderDocuments({ data: order }: DetailWidgetProps<AdminOrder>) {
  const { t } = useTranslation("documents");
  const shared = useShared();
  const language = useSiteLanguage();
  const client = useQueryClient();
  const queryKey = ["order-documents", order.id];
  const address = `orders/${order.id}`;
  const { data } = useRead<Documents>([...queryKey, order.payment_status], `${address}/documents`, {
    placeholderData: keepPreviousData,
    refetchInterval: refresh,
  });
  const issue = useMutation({
    mutationFn: () => ask(`${address}/invoice`, {}),
    onSuccess: () => client.invalidateQueries({ queryKey }),
    onError: () => toast.error(t("failed")),
  });
  const { day } = useWriting();
  const mayIssue = useMay("orders", "change");
  const prompt = usePrompt();
  const askAndIssue = async () => {
    const agreed = await prompt({
      title: t("issueTitle"),
      description: t("issueText"),
      confirmText: t("issue"),
      cancelText: shared("cancel"),
      variant: "confirmation",
    });
    if (agreed) issue.mutate();
  };
  const documents = data?.documents ?? [];
  const invoice = documents.find(({ kind }) => kind === "invoice");
  const links = documents.map(({ id, kind, number, issued_at }) => ({
    id,
    name: `${t(kind === "invoice" ? "invoice" : "creditNote")} ${number}`,
    note: day(issued_at),
    href: `/admin/${address}/documents/${id}`,
  }));
  const slip = {
    id: "packing-slip",
    name: t("packingSlip"),
    note: "",
    href: `/admin/${address}/packing-slip?language=${language}`,
  };
  return (
    <Container className="divide-y p-0">
      <div className="px-6 py-4">
        <Heading level="h2">{t("title")}</Heading>
      </div>
      {[...links, slip].map(({ id, name, note, href }) => (
        <div key={id} className="flex items-center justify-between px-6 py-3">
          <a
            href={href}
            target="_blank"
            rel="noreferrer"
            className="txt-small text-ui-fg-interactive-hover hover:underline"
          >
            {name}
          </a>
          <Text size="small" className="text-ui-fg-subtle">
            {note}
          </Text>
        </div>
      ))}
      {invoice && mayIssue && <InsuranceCopy address={`${address}/documents/${invoice.id}`} />}
      {data && mayIssue && documents.length === 0 && (
        <div className="flex flex-col items-start gap-y-2 px-6 py-4">
          <Text size="small" className="text-ui-fg-subtle">
            {t("issueHint")}
          </Text>
          <Button
            size="small"
            variant="secondary"
            isLoading={issue.isPending}
            onClick={() => void askAndIssue()}
          >
            {t("issue")}
          </Button>
        </div>
      )}
    </Container>
  );
}

export const config = defineWidgetConfig({
  zone: "order.details.side.after",
  id: "order-documents",
});
