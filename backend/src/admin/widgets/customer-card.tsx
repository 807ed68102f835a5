import { defineWidgetConfig } from "@medusajs/admin-sdk";
import type { AdminCustomer, DetailWidgetProps } from "@medusajs/framework/types";
import { Button, Container, Heading, Text, toast, usePrompt } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link, useNavigate } from "react-router-dom";
import { groupLines, lensOfLine } from "../../catalog/lenses/lens-table";
import type { wornLenses } from "../../orders";
import { nameOf, type Summary } from "../home-visits/api";
import { StatusBadge } from "../home-visits/badges";
import { type Answer, ask, Refused } from "../shared/api";
import { useWriting } from "../shared/language";
import { LensValues } from "../shared/lens-values";
import { useMay } from "../shared/use-may";
import { useRead } from "../shared/use-read";

type Worn = NonNullable<Answer<typeof wornLenses>>;
type Card = { lenses: Worn | null; visits: Summary[] };

const link = "text-ui-fg-interactive-hover hover:underline";

/** The lenses a customer wears, right and left, and the visits at home. */
export default function CustomerCard({ data: customer }: DetailWidgetProps<AdminCustomer>) {
  const { t } = useTranslation("customers");
  const { day } = useWriting();
  const { data } = useRead<{ card: Card }>(
    ["customer-card", customer.id],
    `customers/${customer.id}/card`,
  );
  if (!data) return null;
  const { lenses, visits } = data.card;
  return (
    <div className="flex flex-col gap-y-3">
      <Container className="divide-y p-0">
        <Heading level="h2" className="px-6 py-4">
          {t("lenses")}
        </Heading>
        {lenses ? (
          <WornLenses lenses={lenses} />
        ) : (
          <Text size="small" className="text-ui-fg-subtle px-6 py-4">
            {t("noLenses")}
          </Text>
        )}
      </Container>
      <Container className="divide-y p-0">
        <Heading level="h2" className="px-6 py-4">
          {t("visits")}
        </Heading>
        {visits.length === 0 && (
          <Text size="small" className="text-ui-fg-subtle px-6 py-4">
            {t("noVisits")}
          </Text>
        )}
        {visits.map((visit) => (
          <div key={visit.id} className="flex items-center justify-between gap-x-3 px-6 py-3">
            <Text size="small">
              <Link to={`/home-service/${visit.id}`} className={link}>
                {nameOf(visit)}
              </Link>
              {`, ${day(visit.received_at)}`}
            </Text>
            <StatusBadge status={visit.status} />
          </div>
        ))}
      </Container>
      <PersonalData customer={customer} />
    </div>
  );
}

function WornLenses({ lenses: { order_id, number, ordered_at, lines } }: { lenses: Worn }) {
  const { t } = useTranslation("customers");
  const { day } = useWriting();
  const read = lines.map((line) => {
    const lens = lensOfLine(line.metadata);
    return {
      ...line,
      variantId: line.variant_id,
      quantity: line.boxes,
      ...(lens ? { lens } : {}),
    };
  });
  const pairs = groupLines(read).flatMap(({ pair }) => pair ?? []);
  return (
    <>
      {pairs.map((pair) => {
        const first = pair.right ?? pair.left;
        return (
          <div key={first?.id} className="flex flex-col gap-y-2 px-6 py-4">
            <Text size="small" weight="plus">
              {[first?.title, first?.variant].filter(Boolean).join(", ")}
            </Text>
            <LensValues pair={pair} />
          </div>
        );
      })}
      <Text size="small" className="px-6 py-3">
        <Link to={`/orders/${order_id}`} className={link}>
          {t("fromOrder", { number, day: day(ordered_at) })}
        </Link>
      </Text>
    </>
  );
}

/** What the law gives the person: a copy of everything, and erasure. */
function PersonalData({ customer }: { customer: AdminCustomer }) {
  const { t } = useTranslation("customers");
  const navigate = useNavigate();
  const mayRead = useMay("health-notes", "read");
  const mayErase = useMay("health-notes", "change");
  const path = `customers/${customer.id}/person`;
  const prompt = usePrompt();
  const erase = async () => {
    const agreed = await prompt({
      ...{ title: t("eraseTitle"), description: t("eraseText") },
      ...{ confirmText: t("erase"), cancelText: t("keep") },
    });
    if (!agreed) return;
    try {
      await ask(path, undefined, "DELETE");
      toast.success(t("erased"));
      navigate("/customers");
    } catch (error) {
      const open = error instanceof Refused && error.status === 400;
      toast.error(t(open ? "openOrders" : "failed"));
    }
  };
  if (!mayRead) return null;
  return (
    <Container className="flex flex-col gap-y-3 px-6 py-4">
      <Heading level="h2">{t("data")}</Heading>
      <div className="flex flex-wrap gap-2">
        <Button size="small" variant="secondary" asChild>
          <a href={`/admin/${path}`} download>
            {t("export")}
          </a>
        </Button>
        {mayErase && (
          <Button size="small" variant="danger" onClick={() => void erase()}>
            {t("erase")}
          </Button>
        )}
      </div>
    </Container>
  );
}

export const config = defineWidgetConfig({ zone: "customer.details.side.before" });
