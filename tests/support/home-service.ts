/** Requests for visits over the raw API, at home and in the store: a right one, sending, following. */
import { randomInt, randomUUID } from "node:crypto";
import type { ShownConsent } from "@landolt/forms";
import type Medusa from "@medusajs/js-sdk";
import type { FetchError } from "@medusajs/js-sdk";
import type { OutboxMail } from "./outbox.ts";
import type { ShopInfo } from "./shop-info.ts";

export interface Wish {
  readonly date: string;
  readonly time: string;
}

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly body: {
    readonly type?: string;
    readonly message?: string;
    readonly fields?: Record<string, string>;
    readonly request?: {
      readonly reference: string;
      readonly status: string;
      readonly answerBy: string;
      readonly token: string;
      readonly place?: string;
      readonly coverage: { readonly answer: string; readonly kilometres: number | null };
      readonly wishes: readonly Wish[];
      readonly proposal: (Wish & { readonly note: string | null }) | null;
      readonly visit: (Wish & { readonly optician: string | null }) | null;
      readonly consents?: readonly ShownConsent[];
    };
  };
}

/** What the dashboard reads of a request, as far as the tests do. */
export interface StaffRequest {
  readonly id: string;
  readonly reference: string;
  readonly status: string;
  readonly version: number;
  readonly first_name: string | null;
  readonly email: string | null;
  readonly assigned_name: string | null;
  readonly answered_at: string | null;
  readonly wishes: readonly { readonly starts_at: string }[];
  readonly ranking: readonly { readonly starts_at: string; readonly conflict: string | null }[];
  readonly place: string;
  readonly topics?: readonly string[];
  readonly minutes: number;
  readonly visit: {
    readonly starts_at: string;
    readonly minutes: number;
    readonly travel_minutes: number;
    readonly optician_name: string;
  } | null;
  readonly events: readonly { readonly action: string; readonly actor_kind: string }[];
  readonly notes: readonly { readonly text: string }[];
}

async function exchange(info: ShopInfo, path: string, init: RequestInit = {}): Promise<Answer> {
  const response = await fetch(`${info.backend}${path}`, {
    ...init,
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": info.publishableKey,
      ...init.headers,
    },
  });
  const text = await response.text();
  return { status: response.status, headers: response.headers, body: text ? JSON.parse(text) : {} };
}

const requests = "/store/home-service-requests";

/** Sends a request for a visit; `body` may be text that is no JSON. */
export function send(
  info: ShopInfo,
  body: unknown,
  key: string = randomUUID(),
  headers: Record<string, string> = {},
): Promise<Answer> {
  return exchange(info, requests, {
    method: "POST",
    headers: { ...headers, "idempotency-key": key },
    body: typeof body === "string" ? body : JSON.stringify(body),
  });
}

export const follow = (info: ShopInfo, token: string): Promise<Answer> =>
  exchange(info, `${requests}/${token}`);

/** The customer's step by link. */
export const act = (info: ShopInfo, token: string, step: string, body: unknown = {}) =>
  exchange(info, `${requests}/${token}/${step}`, { method: "POST", body: JSON.stringify(body) });

export async function slots(
  info: ShopInfo,
  place = "home",
): Promise<{ days: { date: string; times: string[] }[]; rules: unknown; replyPromise: unknown }> {
  const response = await fetch(`${info.backend}/store/home-service-slots?place=${place}`, {
    headers: { "x-publishable-api-key": info.publishableKey },
  });
  return response.json();
}

/** What the specification asks for and nothing else, of a person nobody else is. */
export function rightRequest(wishes: readonly Wish[], change: Record<string, unknown> = {}) {
  return {
    firstName: "Anna",
    lastName: "Weber",
    address: "3, rue des Prés",
    postalCode: "7561",
    city: "Mersch",
    birthYear: 1941,
    email: `anna.${randomUUID()}@example.com`,
    phone: `+352621${String(randomInt(1_000_000)).padStart(6, "0")}`,
    appointments: wishes,
    ...change,
  };
}

/** The same for an appointment in the store, for an eye test. */
export function rightAppointment(wishes: readonly Wish[], change: Record<string, unknown> = {}) {
  const { firstName, lastName, email, phone, appointments } = rightRequest(wishes);
  const person = { firstName, lastName, email, phone };
  return { ...person, appointments, place: "store", reason: { topics: ["eye-exam"] }, ...change };
}

const admin = "/admin/home-service-requests";

async function staffRequest(staff: Medusa, reference: string): Promise<StaffRequest> {
  const { home_service_requests } = await staff.client.fetch<{
    home_service_requests: { id: string }[];
  }>(admin, { query: { q: reference } });
  return retrieve(staff, home_service_requests[0]?.id ?? "");
}

export async function retrieve(staff: Medusa, id: string): Promise<StaffRequest> {
  const answer = await staff.client.fetch<{ home_service_request: StaffRequest }>(`${admin}/${id}`);
  return answer.home_service_request;
}

/** A step of staff on the version they have read. Rejects with a FetchError when it is refused. */
export async function staffStep(
  staff: Medusa,
  { id, version }: Pick<StaffRequest, "id" | "version">,
  step: string,
  body: Record<string, unknown> = {},
): Promise<StaffRequest> {
  const answer = await staff.client.fetch<{ home_service_request: StaffRequest }>(
    `${admin}/${id}/${step}`,
    { method: "POST", body: { version, ...body } },
  );
  return answer.home_service_request;
}

/** When the visits of these days begin, as ISO 8601 with `Z`. */
export async function plannedStarts(
  staff: Medusa,
  days: readonly { date: string }[],
): Promise<string[]> {
  const { home_service_visits } = await staff.client.fetch<{
    home_service_visits: { starts_at: string }[];
  }>("/admin/home-service-visits", {
    query: { from: days[0]?.date, to: days.at(-1)?.date },
  });
  return home_service_visits.map(({ starts_at }) => starts_at);
}

/** Days on which nobody is visited yet, with the times that can be wished for. */
export async function emptyDays(info: ShopInfo, staff: Medusa) {
  const { days } = await slots(info);
  const taken = new Set((await plannedStarts(staff, days)).map((start) => start.slice(0, 10)));
  return days.filter(({ date, times }) => !taken.has(date) && times.length >= 14);
}

/** The error of something that has to be refused. */
export async function refusal(attempt: Promise<unknown>): Promise<FetchError> {
  try {
    await attempt;
  } catch (error) {
    return error as FetchError;
  }
  throw new Error("was not refused");
}

type New = [
  info: ShopInfo,
  staff: Medusa,
  wishes: readonly Wish[],
  change?: Record<string, unknown>,
];

/** A request that was stored, as the customer sent it and as staff see it. */
export const newRequest = (...[info, staff, wishes, change]: New) =>
  stored(info, staff, rightRequest(wishes, change));

export const newAppointment = (...[info, staff, wishes, change]: New) =>
  stored(info, staff, rightAppointment(wishes, change));

async function stored<Body>(info: ShopInfo, staff: Medusa, body: Body) {
  const { status, body: answer } = await send(info, body);
  if (status !== 201 || !answer.request) throw new Error(`${status}: ${JSON.stringify(answer)}`);
  const { reference, token } = answer.request;
  return { body, token, stored: await staffRequest(staff, reference) };
}

/** The calendar file that a mail carries; empty without one. */
export function calendarIn({ raw }: OutboxMail): string {
  const part = raw.split(/^--/m).find((each) => /^Content-Type: text\/calendar/im.test(each));
  const encoded = part?.split("\r\n\r\n")[1] ?? "";
  return Buffer.from(encoded, "base64").toString("utf8");
}
