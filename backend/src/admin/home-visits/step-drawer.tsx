import { instantOf, wallClock } from "@landolt/forms";
import { Button, Drawer, Text } from "@medusajs/ui";
import { useForm, useWatch } from "react-hook-form";
import { z } from "zod";
import { DateField, TimeField } from "../shared/forms/date-fields";
import { resolverOf } from "../shared/forms/faults";
import { LongField, NumberField, SelectField } from "../shared/forms/fields";
import { Form } from "../shared/forms/form";
import { OpenDrawer } from "../shared/open-drawer";
import { useRead } from "../shared/use-read";
import { nameOfStaff, type RequestDetails, type Staff } from "./api";
import { FreeTimes } from "./free-times";
import { useFormats, useTexts } from "./language";
import { useStep } from "./steps";

export type StepName =
  | "confirm"
  | "propose"
  | "decline"
  | "cancel"
  | "complete"
  | "reopen"
  | "assign";
export type OpenStep = { name: StepName; startsAt?: string };

type Props = { request: RequestDetails; step: OpenStep; onClose: () => void };

/** The staff accounts, any of which may be the one who goes. */
export function useStaff() {
  const { data } = useRead<{ users: Staff[] }>(["home-service-staff"], "users?limit=200");
  return data?.users ?? [];
}

type Answers = { date: string; time: string; minutes: number; why: string; optician: string };

const asksFor = (name: StepName) => ({
  time: name === "propose",
  optician: name === "propose" || name === "confirm" || name === "assign",
  reason: name === "propose" || name === "decline" || name === "cancel",
});

const text = z.string().min(1);

/** What a step needs. @param today the first day that can be proposed */
const schemaOf = (name: StepName, today: string) =>
  z.object({
    ...(asksFor(name).time
      ? {
          date: text.refine((date) => date >= today, { error: "out-of-limits" }),
          time: text.regex(/^([01]\d|2[0-3]):[0-5]\d$/),
          minutes: z.number().int().min(15).max(480),
        }
      : {}),
    ...(name === "decline" ? { why: z.string().trim().min(1) } : {}),
  });

/** One step in a drawer: what it does, what it needs, and the button that takes it. */
export function StepDrawer({ request, step, onClose }: Props) {
  const t = useTexts();
  const { moment } = useFormats(request.time_zone);
  const { busy, take } = useStep(request.id);
  const staff = useStaff();
  const { name, startsAt } = step;
  const asks = asksFor(name);
  const today = wallClock(new Date(), request.time_zone).date;
  const form = useForm<Answers>({
    defaultValues: {
      date: request.ranking[0]?.starts_at.slice(0, 10) ?? today,
      time: "10:00",
      minutes: request.minutes,
      why: "",
      optician: request.visit?.optician_id ?? request.assigned_to ?? "",
    },
    resolver: resolverOf(schemaOf(name, today)),
  });
  const [optician, date, minutes] = useWatch({
    control: form.control,
    name: ["optician", "date", "minutes"],
  });
  const early =
    name === "complete" && request.visit !== null && new Date(request.visit.starts_at) > new Date();

  const submit = form.handleSubmit(async ({ date, time, minutes, why, optician }) => {
    const chosen = asks.time ? instantOf({ date, time }, request.time_zone) : undefined;
    const done = await take(name, {
      version: request.version,
      ...(chosen ? { starts_at: chosen.toISOString(), minutes } : {}),
      ...(startsAt ? { starts_at: startsAt } : {}),
      ...(asks.optician && optician ? { optician_id: optician } : {}),
      ...(asks.reason && why.trim() ? { why } : {}),
      ...(early ? { early } : {}),
    });
    if (done) onClose();
  });
  const fixed = asks.time ? undefined : (startsAt ?? request.visit?.starts_at);
  return (
    <OpenDrawer title={t(`actions.${name}`)} onClose={onClose}>
      <Form form={form} save={submit} className="flex flex-1 flex-col overflow-hidden">
        <Drawer.Body className="flex flex-1 flex-col gap-y-4 overflow-y-auto">
          <Drawer.Description>{t(`explain.${name}`)}</Drawer.Description>
          {fixed && name !== "assign" && name !== "decline" && (
            <Text weight="plus">{moment(fixed)}</Text>
          )}
          {asks.time && (
            <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 [&>*:first-child]:col-span-2 sm:[&>*:first-child]:col-span-1">
              <DateField path="date" label={t("day")} empty="" min={today} isRequired />
              <TimeField path="time" label={t("time")} isRequired />
              <NumberField path="minutes" label={t("minutes")} />
            </div>
          )}
          {asks.time && (
            <FreeTimes
              requestId={request.id}
              date={date}
              optician={optician}
              minutes={minutes}
              onChoose={(time) => form.setValue("time", time, { shouldDirty: true })}
            />
          )}
          {early && (
            <Text size="small" className="text-ui-fg-error" role="status">
              {t("early")}
            </Text>
          )}
          {asks.optician && (
            <div className="flex">
              <SelectField
                path="optician"
                label={t("optician")}
                placeholder={t("myself")}
                choices={staff.map((member) => ({
                  value: member.id,
                  label: nameOfStaff(member),
                }))}
              />
            </div>
          )}
          {asks.reason && (
            <div className="flex">
              <LongField
                path="why"
                label={t("reasonToCustomer")}
                rows={4}
                maxLength={1000}
                aria-required={name === "decline"}
              />
            </div>
          )}
        </Drawer.Body>
        <Drawer.Footer>
          <Button type="button" variant="secondary" onClick={onClose}>
            {t("close")}
          </Button>
          <Button type="submit" isLoading={busy} disabled={name === "assign" && !optician}>
            {t(early ? "finishEarly" : `actions.${name}`)}
          </Button>
        </Drawer.Footer>
      </Form>
    </OpenDrawer>
  );
}
