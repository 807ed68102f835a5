/** Asking for a home visit as a browser without scripts would: the form's page, then its fields. */
import type Medusa from "@medusajs/js-sdk";
import { slots } from "./home-service.ts";
import { sign } from "./orders.ts";
import type { ShopInfo } from "./shop-info.ts";

/** A day with its times, as the public API offers them. */
export interface OfferedDay {
  date: string;
  times: string[];
}

/** Days that can be wished for, without the first: in a moment its earliest time may be too soon. */
export const offeredDays = async (info: ShopInfo): Promise<OfferedDay[]> =>
  (await slots(info)).days.slice(1);

const any = (signs: string, count: number) =>
  Array.from({ length: count }, () => signs[Math.floor(Math.random() * signs.length)]).join("");
const digits = (count: number) => any("0123456789", count);

/** Somebody nobody has heard of: a person may have only a few open requests. */
export function newPatient() {
  const lastName = `W${any("abcdefghijklmnopqrstuvwxyz", 12)}`;
  return {
    firstName: "Anna",
    lastName,
    birthYear: "1941",
    address: "12, rue Grande-Duchesse Charlotte",
    postalCode: "7540",
    city: "Mersch",
    email: `${lastName}@example.com`,
    phone: `621 ${digits(3)} ${digits(3)}`,
  };
}

/** The proof that a form was fetched from the website, as it signs one: a minute ago. */
const formToken = (info: ShopInfo): Promise<string> =>
  sign(info, "form", (Date.now() - 60_000).toString(36));

/**
 * The form of the page with its hidden fields filled as the server made them, but fetched a minute ago: what
 * is filled in within a second is sent by a machine, and the server asks to send it again.
 */
export async function fetchForm(info: ShopInfo): Promise<Record<string, string>> {
  const page = await (await fetch(`${info.shop}/homeservice`)).text();
  const hidden = [...page.matchAll(/<input[^>]*type="hidden"[^>]*>/g)].map(([input]) => input);
  const entries = hidden.map((input) => [
    /name="([^"]*)"/.exec(input)?.[1] ?? "",
    /value="([^"]*)"/.exec(input)?.[1] ?? "",
  ]);
  return { ...Object.fromEntries(entries), token: await formToken(info) };
}

/** Sends the form; the answer is not followed. `address` is the visitor's, as a proxy tells it. */
export function sendForm(
  info: ShopInfo,
  fields: Record<string, string>,
  address = "127.0.0.1",
): Promise<Response> {
  return fetch(`${info.shop}/homeservice`, {
    method: "POST",
    redirect: "manual",
    headers: { origin: new URL(info.shop).origin, "x-forwarded-for": address },
    body: new URLSearchParams(fields),
  });
}

/** A form that somebody new has filled in and not sent yet. */
export async function filledForm(info: ShopInfo): Promise<Record<string, string>> {
  const [day] = await offeredDays(info);
  return {
    ...(await fetchForm(info)),
    ...newPatient(),
    "appointments.0.date": day?.date ?? "",
    "appointments.0.time": day?.times[0] ?? "",
    consent: "yes",
  };
}

/** Whether the website thanks for a form. A connection that breaks acknowledges nothing. */
export async function isThankedFor(
  info: ShopInfo,
  fields: Record<string, string>,
  address?: string,
): Promise<boolean> {
  const answer = await sendForm(info, fields, address).catch(() => undefined);
  return answer?.headers.get("location") === "/homeservice/thank-you";
}

/** A request as staff find it by the name of the patient. */
export interface StaffRequest {
  id: string;
  reference: string;
  status: string;
  version: number;
  last_name: string;
}

/** Requests of a patient, as staff see them. */
export async function requestsOf(staff: Medusa, lastName: string): Promise<StaffRequest[]> {
  const { home_service_requests } = await staff.client.fetch<{
    home_service_requests: StaffRequest[];
  }>("/admin/home-service-requests", { query: { q: lastName } });
  return home_service_requests;
}
