import { defineWidgetConfig } from "@medusajs/admin-sdk";
import { BellAlert, BellAlertDone } from "@medusajs/icons";
import { DropdownMenu, IconButton, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useDatesOfMedusa, useWriting } from "../shared/language";
import "../shared/phone.css";
import "../shared/thumbnails.css";
import { useRead } from "../shared/use-read";
import type { StaffEvent } from "../shared/use-staff-events";

type Listed = StaffEvent & { id: number };

/** Milliseconds. Asked for, and not followed: each window that follows events keeps a connection. */
const refresh = 20_000;

/** The number of the last event that was seen in this browser. */
const seenKey = "landolt-bell-seen";
const lastSeen = () => Number(localStorage.getItem(seenKey) ?? 0);

function addressOf({ kind, resource_id: id }: StaffEvent): string {
  if (kind === "order") return `/orders/${id}`;
  // A declaration whose order nobody knows yet is among what waits today.
  if (kind === "withdrawal") return id.startsWith("order_") ? `/orders/${id}` : "/today";
  return `/home-service/${id}`;
}

/** What has happened, in the reader's language and with the way there. Stands for Medusa's own bell. */
export default function Bell() {
  useDatesOfMedusa();
  const { t } = useTranslation("bell");
  const { moment } = useWriting();
  const [seen, setSeen] = useState(lastSeen);
  const { data } = useRead<{ staff_events: Listed[] }>(["staff-events"], "staff-events", {
    refetchInterval: refresh,
  });
  const events = data?.staff_events ?? [];
  const unseen = events.filter(({ id }) => id > seen).length;
  const note = (open: boolean) => {
    if (open) localStorage.setItem(seenKey, String(events[0]?.id ?? seen));
    else setSeen(lastSeen());
  };
  return (
    <DropdownMenu onOpenChange={note}>
      <DropdownMenu.Trigger asChild>
        <IconButton
          size="small"
          variant="transparent"
          className="text-ui-fg-muted hover:text-ui-fg-subtle"
          aria-label={unseen > 0 ? t("unseen", { count: unseen }) : t("title")}
        >
          {unseen > 0 ? <BellAlertDone className="text-ui-fg-interactive" /> : <BellAlert />}
        </IconButton>
      </DropdownMenu.Trigger>
      <DropdownMenu.Content align="end" className="max-h-[70vh] w-80 max-w-[90vw] overflow-y-auto">
        {events.length === 0 && (
          <Text size="small" className="text-ui-fg-subtle px-2 py-4 text-center">
            {t("none")}
          </Text>
        )}
        {events.map((event) => (
          <DropdownMenu.Item key={event.id} asChild>
            <Link to={addressOf(event)} className="flex items-start gap-x-2">
              <span className="min-w-0 flex-1">
                <span className="block">
                  {t(`kinds.${event.kind}`, { reference: event.reference })}
                </span>
                <span className="txt-compact-xsmall text-ui-fg-subtle">{moment(event.at)}</span>
              </span>
              {event.id > seen && (
                <span className="text-ui-fg-interactive">
                  <span aria-hidden>●</span>
                  <span className="sr-only">{t("new")}</span>
                </span>
              )}
            </Link>
          </DropdownMenu.Item>
        ))}
      </DropdownMenu.Content>
    </DropdownMenu>
  );
}

export const config = defineWidgetConfig({ zone: "topbar" });
