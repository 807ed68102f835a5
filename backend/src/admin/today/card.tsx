import { Badge, Container, Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useTranslation } from "react-i18next";
import { Link, useLocation } from "react-router-dom";
import { ListHead } from "../shared/page-head";

export type Listed<T> = { count: number; rows: T[] };

/** One list of the day: how many wait, the first of them, and the way to all, which may be the same list on its own page. */
export function Card<T>({
  title,
  list,
  all,
  urgent = false,
  children,
}: {
  title: string;
  list: Listed<T>;
  all: string;
  /** Whether anything here is a fault, and not merely work. */
  urgent?: boolean;
  children: (row: T) => ReactNode;
}) {
  const { t } = useTranslation("today");
  const more = list.count - list.rows.length;
  const count = (
    <Badge size="2xsmall" color={list.count === 0 ? "grey" : urgent ? "red" : "blue"}>
      {list.count}
    </Badge>
  );
  return (
    <Container className="flex flex-col divide-y p-0">
      {useLocation().pathname === all ? (
        <ListHead title={title} back={{ to: "/today", label: t("title") }}>
          {count}
        </ListHead>
      ) : (
        <div className="flex items-center justify-between gap-x-3 px-6 py-4">
          <Heading level="h2" className="flex items-center gap-x-2">
            {title}
            {count}
          </Heading>
          <Link
            to={all}
            aria-label={`${title}: ${t("all")}`}
            className="txt-compact-small text-ui-fg-interactive-hover shrink-0 hover:underline"
          >
            {t("all")}
          </Link>
        </div>
      )}
      {list.count === 0 ? (
        <Text size="small" className="text-ui-fg-subtle px-6 py-4">
          {t("nothing")}
        </Text>
      ) : (
        <ul className="divide-y">{list.rows.map(children)}</ul>
      )}
      {more > 0 && (
        <Text size="small" className="text-ui-fg-subtle px-6 py-3">
          {t("more", { count: more })}
        </Text>
      )}
    </Container>
  );
}

/** Who, and the number by which the order is found. */
export const nameWithNumber = (name: string | null, number: number): string =>
  name ? `${name} · ${number}` : String(number);

/** Title, detail, and what stands at the end of the line. */
export function Line({
  to,
  name,
  note,
  children,
}: {
  to: string;
  name: string;
  note?: string;
  children?: ReactNode;
}) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-6 py-3">
      <div className="min-w-0 flex-1 basis-40 break-words">
        <Link
          to={to}
          className="txt-compact-small-plus text-ui-fg-interactive-hover hover:underline"
        >
          {name}
        </Link>
        {note && <div className="txt-compact-xsmall text-ui-fg-subtle">{note}</div>}
      </div>
      <div className="shrink-0">{children}</div>
    </li>
  );
}
