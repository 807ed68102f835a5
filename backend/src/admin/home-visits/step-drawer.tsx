import { instantOf, wallClock } from "@landolt/forms";
import { Button, Drawer, Input, Label, Select, Text, Textarea } from "@medusajs/ui";
import { useQuery } from "@tanstack/react-query";
import { type FormEvent, type ReactNode, useId, useState } from "react";
import { ask } from "../shared/api";
import { useReturnFocus } from "../shared/use-return-focus";
import { nameOfStaff, type RequestDetails, type Staff } from "./api";
import { useFormats, useTexts } from "./language";
import { useStep } from "./steps";

export type StepName = "confirm" | "propose" | "decline" | "cancel" | "complete" | "assign";
export type OpenStep = { name: StepName; startsAt?: string };

type Props = { request: RequestDetails; step: OpenStep; onClose: () => void };

/** The staff accounts, any of which may be the one who goes. */
export function useStaff() {
  const { data } = useQuery({
    queryKey: ["home-service-staff"],
    queryFn: () => ask<{ users: Staff[] }>("users?limit=200"),
  });
  return data?.users ?? [];
}

/** One step in a drawer: what it does, what it needs, and the button that takes it. */
export function StepDrawer({ request, step, onClose }: Props) {
  const t = useTexts();
  const { moment } = useFormats(request.time_zone);
  const { busy, take } = useStep(request.id);
  const focus = useReturnFocus();
  const now = wallClock(new Date(), request.time_zone);
  const [date, setDate] = useState(request.ranking[0]?.starts_at.slice(0, 10) ?? now.date);
  const [time, setTime] = useState("10:00");
  const [minutes, setMinutes] = useState("60");
  const [why, setWhy] = useState("");
  const [optician, setOptician] = useState(request.visit?.optician_id ?? request.assigned_to ?? "");
  const { name, startsAt } = step;
  const choosesTime = name === "propose";
  const choosesOptician = name === "propose" || name === "confirm" || name === "assign";
  const saysWhy = name === "propose" || name === "decline" || name === "cancel";

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const chosen = choosesTime ? instantOf({ date, time }, request.time_zone) : undefined;
    const done = await take(name, {
      version: request.version,
      ...(chosen ? { starts_at: chosen.toISOString(), minutes: Number(minutes) } : {}),
      ...(startsAt ? { starts_at: startsAt } : {}),
      ...(choosesOptician && optician ? { optician_id: optician } : {}),
      ...(saysWhy && why.trim() ? { why } : {}),
    });
    if (done) onClose();
  };
  const time24 = choosesTime ? undefined : (startsAt ?? request.visit?.starts_at);
  return (
    <Drawer open onOpenChange={(open) => !open && onClose()}>
      <Drawer.Content {...focus}>
        <Drawer.Header>
          <Drawer.Title>{t(`actions.${name}`)}</Drawer.Title>
        </Drawer.Header>
        <form onSubmit={(event) => void submit(event)} className="flex flex-1 flex-col">
          <Drawer.Body className="flex flex-1 flex-col gap-y-4">
            <Drawer.Description>{t(`explain.${name}`)}</Drawer.Description>
            {time24 && name !== "assign" && name !== "decline" && (
              <Text weight="plus">{moment(time24)}</Text>
            )}
            {choosesTime && (
              <div className="grid grid-cols-2 gap-3 sm:grid-cols-3 [&>*:first-child]:col-span-2 sm:[&>*:first-child]:col-span-1">
                <Labelled label={t("day")}>
                  {(id) => (
                    <Input
                      id={id}
                      type="date"
                      required
                      min={now.date}
                      value={date}
                      onChange={(event) => setDate(event.target.value)}
                    />
                  )}
                </Labelled>
                <Labelled label={t("time")}>
                  {(id) => (
                    <Input
                      id={id}
                      type="time"
                      required
                      value={time}
                      onChange={(event) => setTime(event.target.value)}
                    />
                  )}
                </Labelled>
                <Labelled label={t("minutes")}>
                  {(id) => (
                    <Input
                      id={id}
                      type="number"
                      required
                      min={15}
                      max={480}
                      value={minutes}
                      onChange={(event) => setMinutes(event.target.value)}
                    />
                  )}
                </Labelled>
              </div>
            )}
            {choosesOptician && <ChooseOptician value={optician} onChange={setOptician} />}
            {saysWhy && (
              <Labelled label={t("reasonToCustomer")}>
                {(id) => (
                  <Textarea
                    id={id}
                    rows={4}
                    maxLength={1000}
                    required={name === "decline"}
                    value={why}
                    onChange={(event) => setWhy(event.target.value)}
                  />
                )}
              </Labelled>
            )}
          </Drawer.Body>
          <Drawer.Footer>
            <Button type="button" variant="secondary" onClick={onClose}>
              {t("close")}
            </Button>
            <Button type="submit" isLoading={busy} disabled={name === "assign" && !optician}>
              {t(`actions.${name}`)}
            </Button>
          </Drawer.Footer>
        </form>
      </Drawer.Content>
    </Drawer>
  );
}

function Labelled({ label, children }: { label: string; children: (id: string) => ReactNode }) {
  const id = useId();
  return (
    <div className="flex flex-col gap-y-1">
      <Label htmlFor={id} size="small">
        {label}
      </Label>
      {children(id)}
    </div>
  );
}

function ChooseOptician({ value, onChange }: { value: string; onChange: (id: string) => void }) {
  const t = useTexts();
  const staff = useStaff();
  return (
    <Labelled label={t("optician")}>
      {(id) => (
        <Select value={value} onValueChange={onChange}>
          <Select.Trigger id={id}>
            <Select.Value placeholder={t("myself")} />
          </Select.Trigger>
          <Select.Content>
            {staff.map((member) => (
              <Select.Item key={member.id} value={member.id}>
                {nameOfStaff(member)}
              </Select.Item>
            ))}
          </Select.Content>
        </Select>
      )}
    </Labelled>
  );
}
