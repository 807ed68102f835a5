import { Badge, Button, Container, Heading, Text } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { useTranslation } from "react-i18next";
import { paymentTexts } from "../../payments/ways";
import { useSiteLanguage, useWriting } from "../shared/language";
import { OrderLink } from "../shared/order-link";
import { Pager } from "../shared/pager";
import { ReadFailure } from "../shared/read-failure";
import { RecordsTable } from "../shared/records-table";
import { usePageRead } from "../shared/use-read";
import type { Accounts } from "./accounts-api";

/** What an accountant asks for of the same days: VAT, payments, documents, open items. */
export function AccountsPanels({ period }: { period: { from: string; to: string } }) {
  const { data, error } = usePageRead<{ accounts: Accounts }>(
    ["reports", "accounts", period],
    `reports/accounts?${new URLSearchParams(period)}`,
    {
      placeholderData: keepPreviousData,
      enabled: period.from !== "" && period.to !== "",
      retry: false,
    },
  );
  if (!data) return <ReadFailure error={error} />;
  return (
    <>
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-2">
        <VatPanel accounts={data.accounts} />
        <PaymentsPanel accounts={data.accounts} />
      </div>
      <DocumentsPanel key={`${period.from} ${period.to}`} accounts={data.accounts} />
      <OpenPanel accounts={data.accounts} />
    </>
  );
}

function Panel({
  title,
  note,
  children,
}: {
  title: string;
  note?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container className="divide-y p-0">
      <div className="flex flex-wrap items-center justify-between gap-2 px-6 py-4">
        <Heading level="h2">{title}</Heading>
        {note}
      </div>
      {children}
    </Container>
  );
}

function Nothing() {
  const { t } = useTranslation("reports");
  return (
    <Text size="small" className="text-ui-fg-subtle px-6 py-4">
      {t("noneInPeriod")}
    </Text>
  );
}

function VatPanel({ accounts: { vat, currency } }: { accounts: Accounts }) {
  const { t } = useTranslation("reports");
  const { money, share } = useWriting();
  const cents = (amount: number) => money(amount / 100, currency);
  return (
    <Panel title={t("vat")}>
      {vat.length === 0 ? (
        <Nothing />
      ) : (
        <RecordsTable
          rows={vat.map((rate) => ({ id: String(rate.percent), ...rate }))}
          columns={[
            { head: t("rate"), cell: ({ percent }) => share(percent / 100) },
            { head: t("net"), cell: ({ net }) => cents(net), right: true },
            { head: t("vatAmount"), cell: ({ vat: amount }) => cents(amount), right: true },
            { head: t("gross"), cell: ({ gross }) => cents(gross), right: true },
          ]}
        />
      )}
    </Panel>
  );
}

function PaymentsPanel({ accounts: { payments, currency } }: { accounts: Accounts }) {
  const { t } = useTranslation("reports");
  const language = useSiteLanguage();
  const { money } = useWriting();
  return (
    <Panel title={t("payments")}>
      {payments.length === 0 ? (
        <Nothing />
      ) : (
        <RecordsTable
          rows={payments.map((row) => ({ id: row.way, ...row }))}
          columns={[
            { head: t("way"), cell: ({ way }) => paymentTexts[way][language].name },
            {
              head: t("received"),
              cell: (row) => `${money(row.received, currency)} (${row.payments})`,
              right: true,
            },
            {
              head: t("refunded"),
              cell: (row) => `${money(row.refunded, currency)} (${row.refunds})`,
              right: true,
            },
          ]}
        />
      )}
    </Panel>
  );
}

const pageSize = 20;

function DocumentsPanel({ accounts: { documents, missing, currency } }: { accounts: Accounts }) {
  const { t } = useTranslation("reports");
  const { money, day } = useWriting();
  const [page, setPage] = useState(0);
  const cents = (amount: number) => money(amount / 100, currency);
  const shown = documents.slice(page * pageSize, (page + 1) * pageSize);
  const complete = missing.length === 0;
  return (
    <Panel
      title={t("documents")}
      note={
        documents.length > 0 && (
          <Badge size="2xsmall" color={complete ? "green" : "red"}>
            {complete ? t("complete") : t("missing", { numbers: missing.join(", ") })}
          </Badge>
        )
      }
    >
      {documents.length === 0 ? (
        <Nothing />
      ) : (
        <RecordsTable
          rows={shown}
          columns={[
            {
              head: t("number"),
              className: "tabular-nums",
              cell: ({ id, order_id, number }) => (
                <a
                  className="text-ui-fg-interactive hover:underline"
                  href={`/admin/orders/${order_id}/documents/${id}`}
                  target="_blank"
                  rel="noreferrer"
                >
                  {number}
                </a>
              ),
            },
            { head: t("kind"), cell: ({ kind }) => t(`kinds.${kind}`), wide: true },
            { head: t("date"), cell: ({ issued_at }) => day(issued_at) },
            {
              head: t("order"),
              cell: ({ order_id, order }) => <OrderLink id={order_id} number={order} />,
            },
            { head: t("buyer"), cell: ({ buyer }) => buyer, wide: true },
            {
              head: t("vatAmount"),
              cell: ({ total }) => cents(total.vat),
              right: true,
              wide: true,
            },
            { head: t("gross"), cell: ({ total }) => cents(total.gross), right: true },
          ]}
        />
      )}
      <Pager page={page} size={pageSize} count={documents.length} onPage={setPage} />
    </Panel>
  );
}

function OpenPanel({ accounts: { open, currency } }: { accounts: Accounts }) {
  const { t } = useTranslation("reports");
  const language = useSiteLanguage();
  const { money, day } = useWriting();
  const [all, setAll] = useState(false);
  const sum = open.reduce((left, { total, paid }) => left + total - paid, 0);
  return (
    <Panel
      title={t("open")}
      note={<Text size="small">{t("openSum", { amount: money(sum, currency) })}</Text>}
    >
      {open.length === 0 ? (
        <Nothing />
      ) : (
        <RecordsTable
          rows={(all ? open : open.slice(0, pageSize)).map((item) => ({
            id: item.order_id,
            ...item,
          }))}
          columns={[
            {
              head: t("order"),
              cell: ({ id, number }) => <OrderLink id={id} number={number} />,
            },
            { head: t("date"), cell: ({ placed_at }) => day(placed_at) },
            { head: t("buyer"), cell: ({ name }) => name, wide: true },
            { head: t("way"), cell: ({ way }) => paymentTexts[way][language].name, wide: true },
            {
              head: t("left"),
              cell: ({ total, paid }) => money(total - paid, currency),
              right: true,
            },
          ]}
        />
      )}
      {!all && open.length > pageSize && (
        <div className="px-6 py-3">
          <Button size="small" variant="transparent" onClick={() => setAll(true)}>
            {t("showAll", { count: open.length })}
          </Button>
        </div>
      )}
    </Panel>
  );
}
