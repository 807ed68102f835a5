import { defineRouteConfig } from "@medusajs/admin-sdk";
import { Badge, Button, Container, Input, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { framesKey, type ListedFrame } from "../../content/lookbook/api";
import { useShared, useWriting } from "../../shared/language";
import { PageHead } from "../../shared/page-head";
import { RawRecord } from "../../shared/raw-record";
import { ReadFailure } from "../../shared/read-failure";
import { RecordsTable } from "../../shared/records-table";
import { useMay } from "../../shared/use-may";
import { usePageRead } from "../../shared/use-read";

/** All frames of the lookbook with what one looks for in the store. */
export default function LookbookPage() {
  const { t } = useTranslation("lookbook");
  const shared = useShared();
  const mayAdd = useMay("content", "change");
  const [wanted, setWanted] = useState("");
  const { data, error } = usePageRead<{ lookbook_frames: ListedFrame[] }>(
    framesKey,
    "lookbook-frames",
  );
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
    <RecordsTable
      rows={frames}
      columns={[
        {
          head: t("frame"),
          className: "py-2",
          cell: ({ id, title, brand, picture }) => (
            <div className="flex items-center gap-x-3">
              {picture && (
                <img
                  src={picture}
                  alt=""
                  loading="lazy"
                  className="h-8 w-[2.667rem] shrink-0 rounded border object-cover"
                />
              )}
              <div>
                <Link
                  to={`/lookbook/${id}`}
                  className="text-ui-fg-interactive-hover hover:underline font-medium"
                >
                  {title}
                </Link>
                <div className="text-ui-fg-subtle txt-compact-xsmall">{brand}</div>
              </div>
            </div>
          ),
        },
        {
          head: t("shape"),
          cell: ({ shape }) => (shape ? t(`values.${shape}`) : ""),
          wide: true,
        },
        {
          head: t("size"),
          className: "whitespace-nowrap tabular-nums",
          cell: ({ lens_width, bridge, temple }) =>
            [lens_width, bridge, temple].filter((value) => value !== null).join("-"),
        },
        { head: t("place"), cell: ({ place }) => place },
        { head: t("pieces"), cell: ({ pieces }) => number(pieces), right: true },
        {
          head: t("state"),
          cell: ({ shown }) => (
            <Badge size="2xsmall" color={shown ? "green" : "grey"}>
              {t(shown ? "shown" : "hidden")}
            </Badge>
          ),
        },
      ]}
    />
  );
}

export const config = defineRouteConfig({
  label: "title",
  translationNs: "lookbook",
  nested: "/products",
});
