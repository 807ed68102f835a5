/** Sends the mails of the outbox. */
import {
  type BusinessProfile,
  type SiteLanguage,
  shownDeadline,
  writtenPhone,
} from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { calendarFile, calendarType, type MailAttachment, sendMail } from "../../mails";
import { profileOf } from "../../modules/business-profile";
import {
  type LetterKind,
  letterKinds,
  type OutboxMessage,
  type StaffLetterKind,
} from "../../modules/home-service/messages";
import { staffEventsOf } from "../../people";
import { loggerOf } from "../../platform/logger";
import { writtenDates } from "../../platform/written-dates";
import { homeServiceOf, placeOf } from "../context";
import { deleteMailsOfErased } from "../erase";
import { pageOf, staffPageOf } from "../link";
import { readWhole } from "../read-whole";
import type { Whole } from "../views";
import { visitMailTexts } from ".";
import { addressOf, storeAddress, visitEntry } from "./entries";
import type { LetterFacts } from "./letters";
import { visitMail } from "./visit-mail";

const atOnce = 20;

/** Sends what is unsent; a message that fails is tried again some minutes later. */
export async function sendOutbox(container: MedusaContainer): Promise<void> {
  const service = homeServiceOf(container);
  const messages = await service.claimMessages(atOnce);
  const profile = await profileOf(container);
  for (const message of messages) {
    try {
      const whole = await readWhole(container, message.request_id);
      if (!whole.request.erased_at) {
        await send(container, profile, message, whole);
        await deleteMailsOfErased(container, message.request_id);
      }
      await service.settleMessage(message.id);
    } catch (error) {
      warn(container, `The mail ${message.key} was not sent now`, error);
    }
  }
}

/** Names the kind of error only: its message may quote what it failed on. */
function warn(container: MedusaContainer, what: string, error: unknown): void {
  const kind = error instanceof Error ? error.name : typeof error;
  loggerOf(container).warn(`${what}: ${kind}`);
}

/** The same without making a visitor wait; the job of the minute sees to what fails. */
export function sendOutboxSoon(container: MedusaContainer): void {
  sendOutbox(container).catch((error) =>
    warn(container, "Mails about visits were not sent now", error),
  );
}

const isLetter = (kind: string): kind is LetterKind => letterKinds.some((known) => known === kind);

async function send(
  container: MedusaContainer,
  profile: BusinessProfile,
  message: OutboxMessage,
  whole: Whole,
): Promise<void> {
  const { request } = whole;
  const { kind } = message;
  const common = {
    template: `home-service-${kind}`,
    idempotencyKey: `home-service-${message.key}`,
    resource: { type: "home-service", id: request.id },
  };
  if (!isLetter(kind)) {
    const language = profile.staffLanguage;
    const mail = staffMail(profile, { ...message, kind }, whole);
    // The other three are recorded where they happen, or by the job of the minute.
    if (kind === "staff-answer") {
      await staffEventsOf(container).recordAgain("answer", {
        resourceId: request.id,
        reference: request.reference,
      });
    }
    await sendMail(container, {
      ...common,
      to: profile.email,
      language,
      content: () => visitMail(mail, language),
    });
    return;
  }
  const to = recipientOf(whole);
  if (!to) return;
  const language = request.language as SiteLanguage;
  const mail = customerMail(profile, { ...message, kind }, whole, to.name);
  await sendMail(container, {
    ...common,
    to: to.email,
    language,
    content: () => visitMail(mail, language),
    attachments: attachmentsOf(profile, { ...message, kind }, whole),
  });
}

/** Who asked is who is written to. */
function recipientOf({ request }: Whole): { email: string; name: string } | undefined {
  const requester = request.requester as {
    firstName: string;
    lastName: string;
    email: string;
  } | null;
  const email = requester?.email ?? request.email;
  if (!email) return undefined;
  const names = requester
    ? [requester.firstName, requester.lastName]
    : [request.first_name, request.last_name];
  return { email, name: names.join(" ") };
}

function factsOf(
  profile: BusinessProfile,
  { facts }: OutboxMessage,
  { request }: Whole,
  language: SiteLanguage,
): LetterFacts & { moment: (instant: Date | string) => string } {
  const moment = writtenDates(language, {
    weekday: "long",
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
    timeZone: profile.timeZone,
  });
  const { answer } = visitMailTexts[placeOf(request)][language];
  const deadline = shownDeadline(profile, new Date(request.answer_by));
  return {
    moment,
    reference: request.reference,
    business: profile.name,
    phone: writtenPhone(profile.phone),
    store: storeAddress(profile),
    when: facts.startsAt ? moment(facts.startsAt) : "",
    answerBy: moment(request.answer_by),
    answer: deadline ? answer.by(moment(deadline)) : answer.within(profile.replyPromiseHours),
    left: facts.left ? moment(facts.left.startsAt) : "",
    optician: facts.optician ?? "",
    why: facts.why ?? "",
  };
}

function customerMail(
  profile: BusinessProfile,
  message: OutboxMessage & { kind: LetterKind },
  whole: Whole,
  name: string,
) {
  const { request, wishes } = whole;
  const language = request.language as SiteLanguage;
  const place = placeOf(request);
  const { labels } = visitMailTexts[place][language];
  const { moment, ...facts } = factsOf(profile, message, whole, language);
  const asks = message.kind === "acknowledgement" || message.kind === "change";
  return {
    kind: message.kind,
    place,
    facts,
    name,
    rows: [
      { label: labels.reference, value: facts.reference },
      { label: labels.when, value: facts.when },
      { label: labels.optician, value: facts.optician },
      {
        label: labels.wishes,
        value: asks ? wishes.map(({ starts_at }) => moment(starts_at)).join("; ") : "",
      },
      { label: labels.address, value: addressOf(request, profile) },
    ],
    link: pageOf(request),
  };
}

/** Nothing about the person: a mail box is read by many, the dashboard asks for a password. */
function staffMail(
  profile: BusinessProfile,
  message: OutboxMessage & { kind: StaffLetterKind },
  whole: Whole,
) {
  const language = profile.staffLanguage;
  const place = placeOf(whole.request);
  const { labels, answers } = visitMailTexts[place][language];
  const { moment: _, ...facts } = factsOf(profile, message, whole, language);
  const { action } = message.facts;
  const answer = action && action in answers ? answers[action as keyof typeof answers] : "";
  return {
    kind: message.kind,
    place,
    facts: { ...facts, why: answer },
    rows: [
      { label: labels.reference, value: facts.reference },
      { label: labels.when, value: facts.when },
    ],
    link: staffPageOf(whole.request.id),
  };
}

/** The calendar entry, where the visit enters or leaves the customer's calendar. */
function attachmentsOf(
  profile: BusinessProfile,
  { kind, facts }: OutboxMessage & { kind: LetterKind },
  { request }: Whole,
): MailAttachment[] {
  const enters = kind === "confirmation";
  const { startsAt, minutes } = (enters ? facts : facts.left) ?? {};
  if (!startsAt || !minutes) return [];
  const entry = visitEntry(
    request,
    profile,
    { startsAt: new Date(startsAt), minutes },
    enters ? "confirmed" : "cancelled",
    facts.sequence ?? 0,
  );
  const organiser = { name: profile.name, email: profile.email };
  return [
    {
      filename: `${request.reference.toLowerCase()}.ics`,
      content_type: calendarType,
      content: Buffer.from(calendarFile({ organiser, entries: [entry] })).toString("base64"),
    },
  ];
}
