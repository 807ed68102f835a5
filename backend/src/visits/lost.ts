/** Requests for which the website has thanked, and that cannot be stored: staff call these people. */
import type { MedusaContainer } from "@medusajs/framework/types";
import { homeServiceOf } from "./context";

/** Letters of a name or a number that are kept; what is at fault may be of any length. */
const longest = 100;
/** Unstorable characters may be why it was refused. */
const unstorable = /[^\p{L}\p{M}\p{N}\p{P}\p{S} ]/gu;

const textIn = (body: unknown, field: string): string => {
  const value: unknown = typeof body === "object" && body !== null ? Reflect.get(body, field) : "";
  return typeof value === "string" ? value.replaceAll(unstorable, "").slice(0, longest) : "";
};

/** Keeps whom to call, once for each key. */
export async function keepLost(
  container: MedusaContainer,
  idempotency_key: string,
  body: unknown,
): Promise<void> {
  const service = homeServiceOf(container);
  const [known] = await service.listHomeServiceLosts({ idempotency_key }, { take: 1 });
  if (known) return;
  const received = new Date(textIn(body, "receivedAt"));
  await service.createHomeServiceLosts({
    idempotency_key,
    name: [textIn(body, "firstName"), textIn(body, "lastName")].filter(Boolean).join(" "),
    phone: textIn(body, "phone"),
    email: textIn(body, "email"),
    received_at: Number.isNaN(received.getTime()) ? new Date() : received,
  });
}

/** Somebody has called: nothing about the person is kept. */
export const noteCalled = (container: MedusaContainer, id: string) =>
  homeServiceOf(container).updateHomeServiceLosts({
    ...{ id, name: "", phone: "", email: "" },
    called_at: new Date(),
  });

/** The request has arrived after all. */
export async function forgetLost(container: MedusaContainer, idempotency_key: string) {
  const service = homeServiceOf(container);
  const known = await service.listHomeServiceLosts({ idempotency_key }, { take: 1 });
  await service.deleteHomeServiceLosts(known.map(({ id }) => id));
}

export const lostRequests = (container: MedusaContainer) =>
  homeServiceOf(container).listHomeServiceLosts(
    { called_at: null },
    {
      take: 100,
      order: { received_at: "ASC" },
      select: ["id", "name", "phone", "email", "received_at"],
    },
  );
