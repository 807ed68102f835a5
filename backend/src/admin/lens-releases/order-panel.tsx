import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { Email, Phone } from "../home-visits/entry";
import { Consents } from "../shared/consents";
import { useWriting } from "../shared/language";
import { useMay } from "../shared/use-may";
import type { Earlier, Waiting } from "./api";
import { GroupPanel } from "./group-panel";
import { StateBadge } from "./release-state";
import { type TextStep, TextStepDrawer } from "./text-step-drawer";
import { useDecision } from "./use-decision";
import { useLensText } from "./values";

/** One order with all that it takes to decide about its lenses. */
export function OrderPanel({ order }: { order: Waiting }) {
  const { t } = useTranslation("lensReleases");
  const { moment } = useWriting();
  const mayDecide = useMay("lens-releases", "change");
  const { busy, decide } = useDecision(order);
  const [step, setStep] = useState<TextStep>();
  const { order_id, number, created_at, email, name, phone, state } = order;
  const heading = `lenses-${order_id}`;
  const isWithdrawn =
    order.consents.length > 0 && order.consents.every(({ withdrawn_at }) => withdrawn_at !== null);
  return (
    <Container className="divide-y p-0">
      <section aria-labelledby={heading}>
        <div className="flex flex-wrap items-start justify-between gap-3 px-6 py-4">
          <div>
            <Heading level="h2" id={heading} className="flex items-center gap-x-2">
              <Link to={`/orders/${order_id}`} className="hover:underline">
                {t("order", { number })}
              </Link>
              <StateBadge state={state} />
            </Heading>
            <Text size="small" className="text-ui-fg-subtle">
              {moment(created_at)}
            </Text>
          </div>
          <div className="txt-small">
            <div>{name}</div>
            {email && <Email address={email} />}
            {phone && (
              <div>
                <Phone number={phone} />
              </div>
            )}
          </div>
        </div>
        {state === "asked" && <Question order={order} />}
        <div className="border-t px-6 py-3">
          <Consents consents={order.consents} />
          {isWithdrawn && <Text size="small">{t("consentWithdrawn")}</Text>}
        </div>
        <div className="grid grid-cols-1 gap-x-8 gap-y-6 border-t px-6 py-4 lg:grid-cols-[3fr_2fr]">
          <div className="flex flex-col gap-y-6">
            {order.groups.map((group) => (
              <GroupPanel key={group.lines[0]?.id} orderId={order_id} group={group} />
            ))}
          </div>
          <EarlierOrders earlier={order.earlier} />
        </div>
        {mayDecide && (
          <div className="flex flex-wrap gap-2 border-t px-6 py-4">
            {!isWithdrawn && (
              <>
                <Button size="small" isLoading={busy} onClick={() => void decide("release")}>
                  {t("release")}
                </Button>
                <Button size="small" variant="secondary" onClick={() => setStep("ask")}>
                  {t("ask")}
                </Button>
              </>
            )}
            <Button size="small" variant="danger" onClick={() => setStep("refuse")}>
              {t("refuse")}
            </Button>
          </div>
        )}
        {step && <TextStepDrawer order={order} step={step} onClose={() => setStep(undefined)} />}
      </section>
    </Container>
  );
}

/** What was asked, so that the answer is understood. */
function Question({ order: { text, decided_at, decided_by } }: { order: Waiting }) {
  const { t } = useTranslation("lensReleases");
  const { moment } = useWriting();
  return (
    <div className="border-t px-6 py-3">
      <Text size="xsmall" className="text-ui-fg-subtle">
        {t("askedBy", { by: decided_by, at: decided_at ? moment(decided_at) : "" })}
      </Text>
      <Text size="small" className="whitespace-pre-line">
        {text}
      </Text>
    </div>
  );
}

function EarlierOrders({ earlier }: { earlier: readonly Earlier[] }) {
  const { t } = useTranslation("lensReleases");
  const { day } = useWriting();
  const lensText = useLensText();
  return (
    <div className="flex flex-col gap-y-2">
      <Text size="small" weight="plus">
        {t("earlier")}
      </Text>
      {earlier.length === 0 && (
        <Text size="small" className="text-ui-fg-subtle">
          {t("noEarlier")}
        </Text>
      )}
      <ul className="flex flex-col gap-y-3">
        {earlier.map(({ order_id, number, created_at, state, lines }) => (
          <li key={order_id} className="txt-small">
            <div className="flex items-center gap-x-2">
              <Link to={`/orders/${order_id}`} className="hover:underline">
                {`${t("order", { number })}, ${day(created_at)}`}
              </Link>
              <StateBadge state={state} />
            </div>
            {lines.map(({ id, title, lens }) => (
              <div key={id} className="tabular-nums">
                <span className="text-ui-fg-subtle">{title}</span> {lensText(lens)}
              </div>
            ))}
          </li>
        ))}
      </ul>
    </div>
  );
}
