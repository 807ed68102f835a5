import { ArrowUturnLeft } from "@medusajs/icons";
import { Button, Container, Heading, Text } from "@medusajs/ui";
import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { Link, useParams } from "react-router-dom";
import { nameOf, type RequestDetails, requestKey } from "../../../home-visits/api";
import { PromiseBadge, StatusBadge } from "../../../home-visits/badges";
import { DrawnMap } from "../../../home-visits/drawn-map";
import { useFormats, useTexts } from "../../../home-visits/language";
import { PersonPanel } from "../../../home-visits/person-panel";
import { DataPanel, HistoryPanel, NotesPanel } from "../../../home-visits/side-panels";
import { type OpenStep, StepDrawer, type StepName } from "../../../home-visits/step-drawer";
import { WishesPanel } from "../../../home-visits/wishes-panel";
import { RawRecord } from "../../../shared/raw-record";
import { ReadFailure } from "../../../shared/read-failure";
import { Section } from "../../../shared/section";
import { useMay } from "../../../shared/use-may";
import { usePageRead } from "../../../shared/use-read";
import { useStaffEvents } from "../../../shared/use-staff-events";

/** The steps that staff have in each state; a wish is confirmed beside it. */
const stepsIn: Partial<Record<RequestDetails["status"], StepName[]>> = {
  received: ["propose", "assign", "decline", "cancel"],
  proposed: ["confirm", "propose", "assign", "decline", "cancel"],
  confirmed: ["complete", "propose", "assign", "cancel"],
  done: ["reopen"],
};

/** Milliseconds. What customers answer comes by itself; colleagues are asked after. */
const refresh = 15_000;

/** One request: person, wishes and notes on the left; visit, place and history on the right. */
export default function RequestPage() {
  const { id = "" } = useParams();
  const queries = useQueryClient();
  useStaffEvents((event) => {
    if (!event || event.resource_id === id)
      void queries.invalidateQueries({ queryKey: requestKey(id) });
  });
  const { data, error } = usePageRead<{ home_service_request: RequestDetails }>(
    requestKey(id),
    `home-service-requests/${id}`,
    { refetchInterval: refresh },
  );
  if (data) return <RequestView request={data.home_service_request} />;
  return error ? (
    <Container className="p-0">
      <ReadFailure error={error} />
    </Container>
  ) : null;
}

function RequestView({ request }: { request: RequestDetails }) {
  const t = useTexts();
  const [step, setStep] = useState<OpenStep>();
  const mayChange = useMay("home-service", "change");
  const mayRead = useMay("health-notes", "read");
  const atHome = request.place === "home";
  const steps = request.erased_at || !mayChange ? [] : (stepsIn[request.status] ?? []);
  return (
    <div className="flex flex-col gap-y-3 [overflow-wrap:anywhere]">
      <Container className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
        <div>
          <Link
            to="/home-service"
            className="text-ui-fg-subtle txt-compact-xsmall mb-1 flex items-center gap-x-1"
          >
            <ArrowUturnLeft className="size-3" aria-hidden />
            {t("back")}
          </Link>
          <div className="flex flex-wrap items-center gap-2">
            <Heading>{request.erased_at ? t("erased") : nameOf(request)}</Heading>
            <Text className="text-ui-fg-subtle tabular-nums">{request.reference}</Text>
            <StatusBadge status={request.status} />
            <PromiseBadge request={request} now={new Date()} />
          </div>
        </div>
        <div className="flex flex-wrap gap-2">
          {steps.map((name, index) => (
            <Button
              key={name}
              size="small"
              variant={
                index === 0 && name !== "propose" && name !== "reopen" ? "primary" : "secondary"
              }
              onClick={() => setStep({ name })}
            >
              {t(`actions.${name}`)}
            </Button>
          ))}
          <RawRecord record={request} />
        </div>
      </Container>
      <div className="grid grid-cols-1 items-start gap-3 xl:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
        <div className="flex flex-col gap-y-3">
          {request.visit && <VisitPanel request={request} />}
          {!request.erased_at && <PersonPanel request={request} />}
          {request.ranking.length > 0 && request.status !== "done" && (
            <WishesPanel
              request={request}
              onConfirm={
                mayChange ? (startsAt) => setStep({ name: "confirm", startsAt }) : undefined
              }
            />
          )}
          {atHome && <FramesPanel request={request} />}
          {!request.erased_at && mayRead && <NotesPanel request={request} />}
        </div>
        <div className="flex flex-col gap-y-3">
          {atHome && (
            <Section title={t("map")}>
              <DrawnMap request={request} />
            </Section>
          )}
          <HistoryPanel request={request} />
          {!request.erased_at && mayRead && <DataPanel request={request} />}
        </div>
      </div>
      {step && <StepDrawer request={request} step={step} onClose={() => setStep(undefined)} />}
    </div>
  );
}

function VisitPanel({ request }: { request: RequestDetails }) {
  const t = useTexts();
  const { moment } = useFormats(request.time_zone);
  const { visit } = request;
  if (!visit) return null;
  return (
    <Section title={request.status === "proposed" ? t("proposedVisit") : t("visit")}>
      <Text weight="plus" size="large">
        {moment(visit.starts_at)}
      </Text>
      <Text size="small" className="text-ui-fg-subtle">
        {[
          visit.optician_name,
          t("lasts", { minutes: visit.minutes }),
          request.place === "store"
            ? t("places.store")
            : t("travel", { minutes: visit.travel_minutes }),
        ].join(" · ")}
      </Text>
    </Section>
  );
}

function FramesPanel({ request }: { request: RequestDetails }) {
  const t = useTexts();
  return (
    <Section title={t("frames")}>
      {request.frames.length === 0 ? (
        <Text size="small" className="text-ui-fg-subtle">
          {t("noFrames")}
        </Text>
      ) : (
        <ul className="txt-small list-disc pl-4">
          {request.frames.map(({ handle, title }) => (
            <li key={handle}>{title}</li>
          ))}
        </ul>
      )}
    </Section>
  );
}
