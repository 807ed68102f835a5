/** The mail that a customer gets some time before the lenses of an order run out. */
import { addDays, type LensReminder } from "@landolt/forms";
import type { MedusaContainer } from "@medusajs/framework/types";
import { notice, sendMail } from "../../mails";
import { recentProfileOf, todayIn } from "../../modules/business-profile";
import { HEALTH_CONSENTS_MODULE } from "../../modules/health-consents";
import { type Reminder, SUPPLY_REMINDERS_MODULE } from "../../modules/supply-reminders";
import { recordsOf } from "../../platform/ask";
import { notFoundError } from "../../platform/errors";
import { reminderAddress } from "../order-address";
import { lensOrder, lensOrdersOf } from "../release/lens-release";
import type { LensOrder } from "../release/rules";
import { siteLanguage } from "../stored-order";
import { firstToEnd, type LensSupply, latestOfSame, suppliesOf } from "./lens-supply";
import { reminderTexts } from "./texts";

const purpose = "lens-reminder";

type Known = {
  order: LensOrder;
  /** All of the same customer, this one among them. */
  orders: readonly LensOrder[];
  supplies: LensSupply[];
  /** YYYY-MM-DD; undefined where nothing of the order runs out, or nobody knows when. */
  lastDay: string | undefined;
};

async function knownOf(container: MedusaContainer, order: LensOrder): Promise<Known> {
  const [profile, orders] = await Promise.all([
    recentProfileOf(container),
    order.email ? lensOrdersOf(container, order.email) : [order],
  ]);
  const supplies = suppliesOf(order, orders, profile);
  return { order, orders, supplies, lastDay: firstToEnd(supplies) };
}

const reminders = (container: MedusaContainer) => container.resolve(SUPPLY_REMINDERS_MODULE);

/** Never a day that is over: who asks late is written to tomorrow. */
async function dueOn(container: MedusaContainer, lastDay: string, weeks: number): Promise<string> {
  const wanted = addDays(lastDay, -7 * weeks);
  const tomorrow = addDays(await todayIn(container), 1);
  return [wanted, tomorrow].toSorted().at(-1) ?? tomorrow;
}

/** Until when the lenses of an order last and what its customer asked for; null where it has none. */
export async function supplyOf(container: MedusaContainer, order: LensOrder | undefined) {
  if (!order) return null;
  const [{ supplies }, reminder] = await Promise.all([
    knownOf(container, order),
    reminders(container).of(order.id),
  ]);
  if (supplies.length === 0) return null;
  return {
    lenses: supplies,
    reminder: reminder
      ? { weeks: reminder.weeks, on: reminder.due_on, sent: reminder.sent_at !== null }
      : null,
  };
}

/** Supplies whose end is longer over are of a time that is over, too. */
const daysShown = 60;

/** Until when the lenses last that a customer has ordered, each in its latest order, the newest first. */
export async function suppliesOfCustomer(container: MedusaContainer, customerId: string) {
  const own = await recordsOf<{ id: string; email: string | null }>(
    container,
    "order",
    { customer_id: customerId },
    ["id", "email"],
  );
  const ids = new Set(own.map(({ id }) => id));
  const emails = [...new Set(own.flatMap(({ email }) => email?.toLowerCase() ?? []))];
  const found = await Promise.all(emails.map((email) => lensOrdersOf(container, email)));
  const orders = found.flat().filter(({ id }) => ids.has(id));
  const profile = await recentProfileOf(container);
  const since = addDays(await todayIn(container), -daysShown);
  return orders
    .filter((order) => latestOfSame(order, orders).id === order.id)
    .toSorted((one, other) => other.created_at.getTime() - one.created_at.getTime())
    .map((order) => ({ order_id: order.id, lenses: suppliesOf(order, orders, profile) }))
    .filter(({ lenses }) => (firstToEnd(lenses) ?? "") >= since);
}

/**
 * Remembers to write to the customer, and the consent that this takes.
 * @throws MedusaError `not_found` where nobody knows when the lenses run out
 */
export async function remindOfSupply(
  container: MedusaContainer,
  orderId: string,
  { weeks, consent }: LensReminder,
): Promise<void> {
  const order = await lensOrder(container, orderId);
  const known = order && (await knownOf(container, order));
  if (!order?.email || !known?.lastDay) throw notFoundError("Nothing of this order runs out");
  await container.resolve(HEALTH_CONSENTS_MODULE).give({ purpose, subject: orderId, ...consent });
  await reminders(container).remind(orderId, weeks, await dueOn(container, known.lastDay, weeks));
}

/** Forgets it and ends the consent to it. Asked twice, it is over all the same. */
export async function stopReminding(container: MedusaContainer, orderId: string): Promise<void> {
  await reminders(container).stop(orderId);
  await container.resolve(HEALTH_CONSENTS_MODULE).withdraw(purpose, [orderId]);
}

/** The day, the length and the address of an entry for a calendar. */
export async function reminderEntry(container: MedusaContainer, orderId: string, weeks: number) {
  const order = await lensOrder(container, orderId);
  const known = order && (await knownOf(container, order));
  if (!known?.lastDay) throw notFoundError("Nothing of this order runs out");
  const language = siteLanguage(known.order.language);
  const texts = reminderTexts[language];
  return {
    on: await dueOn(container, known.lastDay, weeks),
    summary: texts.subject(texts.day(known.lastDay)),
    description: texts.fill,
    url: reminderAddress(orderId, language, known.lastDay),
  };
}

/** One run takes a few, so that it is over before anybody notices. */
const most = 100;

/** Sends what is due, and lets a reminder move on to the order that was placed after it. */
export async function sendSupplyReminders(container: MedusaContainer): Promise<number> {
  const today = await todayIn(container);
  await reminders(container).deleteOver();
  let sent = 0;
  for (const reminder of await reminders(container).toLookAt(today, most)) {
    if (await lookAt(container, reminder, today)) sent += 1;
  }
  return sent;
}

/** @returns whether a mail went out */
async function lookAt(
  container: MedusaContainer,
  reminder: Reminder,
  today: string,
): Promise<boolean> {
  const { id, weeks, sent_at } = reminder;
  const order = await lensOrder(container, id);
  const known = order && (await knownOf(container, order));
  // Cancelled, withdrawn from, or its values are erased.
  if (!known?.lastDay) {
    await stopReminding(container, id);
    return false;
  }
  if (await movedOn(container, reminder, known)) return false;
  const { lastDay } = known;
  // They last longer than was known when it was asked for.
  if (!sent_at && addDays(lastDay, -7 * weeks) > today) {
    await reminders(container).remind(id, weeks, await dueOn(container, lastDay, weeks));
    return false;
  }
  const isSent = !sent_at && (await send(container, known, lastDay));
  await reminders(container).sent(id);
  return isSent;
}

/** The same lenses were ordered again: their customer is reminded of the new ones. */
async function movedOn(
  container: MedusaContainer,
  { id, weeks }: Reminder,
  { order, orders }: Known,
): Promise<boolean> {
  const latest = latestOfSame(order, orders);
  if (latest.id === id) return false;
  const { lastDay } = await knownOf(container, latest);
  if (!lastDay) return false;
  const consents = container.resolve(HEALTH_CONSENTS_MODULE);
  const given = (await consents.shown([id])).findLast((one) => one.purpose === purpose);
  if (!given || given.withdrawn_at) return false;
  const { version, language } = given;
  await consents.give({ purpose, subject: latest.id, version, language });
  await reminders(container).remind(latest.id, weeks, await dueOn(container, lastDay, weeks));
  await reminders(container).stop(id);
  return true;
}

async function send(
  container: MedusaContainer,
  { order, supplies }: Known,
  lastDay: string,
): Promise<boolean> {
  const { id, number, name, email } = order;
  const language = siteLanguage(order.language);
  const texts = reminderTexts[language];
  const sending = await sendMail(container, {
    to: email ?? "",
    language,
    template: "supply-reminder",
    idempotencyKey: `supply-reminder:${id}:${lastDay}`,
    resource: { type: "order", id },
    content: (context) =>
      notice(
        {
          subject: texts.subject(texts.day(lastDay)),
          ...(name && { name }),
          paragraphs: [texts.text(String(number)), texts.fill, texts.stop],
          list: { label: texts.lenses, lines: supplies.map((each) => texts.line(each)) },
          link: { label: texts.label, address: reminderAddress(id, language, lastDay) },
        },
        context,
      ),
  });
  return sending === "sent";
}
