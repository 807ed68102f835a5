import { defineRouteConfig } from "@medusajs/admin-sdk";
import { BookOpen } from "@medusajs/icons";
import { Badge, Button, Container, Input, Table, Text } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { framesKey, type ListedFrame } from "../../content/lookbook/api";
import { ask } from "../../shared/api";
import { useShared, useWriting } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { RawRecord } from "../../shared/raw-record";
import { ReadFailure } from "../../shared/read-failure";
import { useMay } from "../../shared/use-may";

/** All frames of the lookbook with what one looks for in the store. */
export default function LookbookPage() {
  const { t } = useTranslation("lookbook");
  const shared = useShared();
  const mayAdd = useMay("content", "change");
  const [wanted, setWanted] = useState("");
  const { data, error } = useQuery({
    queryKey: framesKey,
    queryFn: () => ask<{ lookbook_frames: ListedFrame[] }>("lookbook-frames"),
  });
  const found = (data?.lookbook_frames ?? []).filter(({ title, brand, place }) =>
    `${title} ${brand ?? ""} ${place}`.toLowerCase().includes(wanted.trim().toLowerCase()),
  );
  return (
    <div className="flex flex-col gap-y-3">
      <PageHead title={t("title")} subtitle={t("subtitle")}>
        {data && <RawRecord record={data.lookbook_frames} />}
        {mayAdd && (
          <Button size="small" asChild>
            <Link to="/lookbook/new">{t("add")}</Link>
          </Button>
        )}
      </PageHead>
      <Container className="divide-y p-0">
        <div className="max-w-sm px-6 py-4">
          <Input
            type="search"
            size="small"
            aria-label={t("find")}
            placeholder={t("find")}
            value={wanted}
            onChange={({ target }) => setWanted(target.value)}
          />
        </div>
        <ReadFailure error={error} />
        {data && found.length === 0 && (
          <Text className="text-ui-fg-subtle px-6 py-8">{shared("none")}</Text>
        )}
        {found.length > 0 && <Frames frames={found} />}
      </Container>
    </div>
  );
}

function Frames({ frames }: { frames: readonly ListedFrame[] }) {
  const { t } = useTranslation("lookbook");
  const { number } = useWriting();
  return (
    <div className="overflow-x-auto">
      <Table>
        <Table.Header>
          <Table.Row>
            <Table.HeaderCell>{t("frame")}</Table.HeaderCell>
            <Table.HeaderCell className="hidden md:table-cell">{t("shape")}</Table.HeaderCell>
            <Table.HeaderCell>{t("size")}</Table.HeaderCell>
            <Table.HeaderCell>{t("place")}</Table.HeaderCell>
            <Table.HeaderCell className="text-right">{t("pieces")}</Table.HeaderCell>
            <Table.HeaderCell>{t("state")}</Table.HeaderCell>
          </Table.Row>
        </Table.Header>
        <Table.Body>
          {frames.map(({ id, title, brand, shape, lens_width, bridge, temple, ...frame }) => (
            <Table.Row key={id}>
              <Table.Cell className="py-2">
                <Link
                  to={`/lookbook/${id}`}
                  className="text-ui-fg-interactive-hover hover:underline font-medium"
                >
                  {title}
                </Link>
                <div className="text-ui-fg-subtle txt-compact-xsmall">{brand}</div>
              </Table.Cell>
              <Table.Cell className="hidden md:table-cell">
                {shape ? t(`values.${shape}`) : ""}
              </Table.Cell>
              <Table.Cell className="whitespace-nowrap tabular-nums">
                {[lens_width, bridge, temple].filter((value) => value !== null).join("-")}
              </Table.Cell>
              <Table.Cell>{frame.place}</Table.Cell>
              <Table.Cell className="text-right tabular-nums">{number(frame.pieces)}</Table.Cell>
              <Table.Cell>
                <Badge size="2xsmall" color={frame.shown ? "green" : "grey"}>
                  {t(frame.shown ? "shown" : "hidden")}
                </Badge>
              </Table.Cell>
            </Table.Row>
          ))}
        </Table.Body>
      </Table>
    </div>
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "lookbook",
  icon: BookOpen,
});
