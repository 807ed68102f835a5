import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Badge, Button, Container, Text } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { useSearchParams } from "react-router-dom";
import { type Mail, mailsKey } from "../../mails/api";
import { MailDrawer } from "../../mails/mail-drawer";
import { useShared, useWriting } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { Pager } from "../../shared/pager";
import { ReadFailure } from "../../shared/read-failure";
import { RecordsTable } from "../../shared/records-table";
import { usePageRead, useRead } from "../../shared/use-read";

const pageSize = 20;
const colours = { sent: "green", sending: "blue", failed: "red" } as const;

export default function OutboxPage() {
  const { t } = useTranslation("outbox");
  const shared = useShared();
  const [search, setSearch] = useSearchParams();
  const [page, setPage] = useState(0);
  const failed = search.get("state") === "failed";
  const open = search.get("mail");
  const { data, error } = usePageRead<{ mails: Mail[]; count: number }>(
    [...mailsKey, failed, page],
    `mails?limit=${pageSize}&offset=${page * pageSize}${failed ? "&state=failed" : ""}`,
    {
      placeholderData: keepPreviousData,
    },
  );
  const single = useRead<{ mail: Mail }>([...mailsKey, "one", open], `mails/${open}`, {
    enabled: open !== null,
  });
  const filter = (state: "failed" | undefined) => {
    setPage(0);
    setSearch(state ? { state } : {});
  };
  const show = (id: string | undefined) =>
    setSearch({ ...(failed ? { state: "failed" } : {}), ...(id ? { mail: id } : {}) });
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {([undefined, "failed"] as const).map((state) => (
          <Button
            key={state ?? "all"}
            size="small"
            variant={failed === (state === "failed") ? "primary" : "secondary"}
            aria-pressed={failed === (state === "failed")}
            onClick={() => filter(state)}
          >
            {t(state ? "onlyFailed" : "all")}
          </Button>
        ))}
      </PageHead>
      <Container className="divide-y p-0">
        <ReadFailure error={error} />
        {data?.count === 0 && <Text className="text-ui-fg-subtle px-6 py-8">{shared("none")}</Text>}
        {data && data.count > 0 && <Mails mails={data.mails} onOpen={show} />}
        {data && <Pager page={page} size={pageSize} count={data.count} onPage={setPage} />}
      </Container>
      {open !== null && single.data && (
        <MailDrawer mail={single.data.mail} onClose={() => show(undefined)} />
      )}
    </div>
  );
}

function Mails({ mails, onOpen }: { mails: readonly Mail[]; onOpen: (id: string) => void }) {
  const { t } = useTranslation("outbox");
  const { moment } = useWriting();
  return (
    <RecordsTable
      rows={mails}
      columns={[
        {
          head: t("mail"),
          className: "min-w-48 py-2",
          cell: ({ id, subject, to }) => (
            <>
              <button
                type="button"
                className="text-ui-fg-interactive-hover hover:underline text-left font-medium"
                onClick={() => onOpen(id)}
              >
                {subject || t("notKept")}
              </button>
              <div className="txt-compact-xsmall text-ui-fg-subtle break-all md:hidden">{to}</div>
            </>
          ),
        },
        { head: t("to"), cell: ({ to }) => to, wide: true },
        {
          head: t("state"),
          cell: ({ state }) => (
            <Badge size="2xsmall" color={colours[state]}>
              {t(`states.${state}`)}
            </Badge>
          ),
        },
        { head: t("attempts"), cell: ({ attempts }) => attempts, right: true, wide: true },
        { head: t("last"), cell: ({ last_attempt_at }) => moment(last_attempt_at) },
      ]}
    />
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "outbox",
  nested: "/customers",
});
