/** What somebody types into a name or an address becomes no header of a mail, no recipient and no foreign link. */
import { randomUUID } from "node:crypto";
import { request } from "node:http";
import { expect, it } from "vitest";
import { eventually } from "../support/eventually.ts";
import { rightRequest, send } from "../support/home-service.ts";
import { offeredDays } from "../support/home-visit.ts";
import { askStore, awaitMails } from "../support/orders.ts";
import { mailsTo, type OutboxMail } from "../support/outbox.ts";
import { place, readyCart } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();
const second = "second@elsewhere.example";
const lines = `Anna\r\nBcc: ${second}\r\n\r\n<h1>bought</h1>`;

/** The part that a mail program shows as a page; in the plain text a sign is a sign. */
const htmlOf = ({ text }: OutboxMail) => text.slice(text.indexOf("Content-Type: text/html"));
/** The headers as a mail server reads them. */
const headersOf = ({ raw }: OutboxMail) => raw.split(/\r?\n\r?\n/, 1)[0] ?? "";

it.each([
  `anna@example.com\r\nBcc: ${second}`,
  `anna@example.com, ${second}`,
  `anna@example.com\u0000@elsewhere.example`,
  `"anna\r\n"@example.com`,
])("an order takes no such address: %j", async (email) => {
  await expect(readyCart(info, "pay-in-store", { email })).rejects.toThrow();
});

it("a name with line breaks adds no header to a mail", async () => {
  const email = `injected.${randomUUID()}@example.com`;
  const cart = await readyCart(info, "pay-in-store", { email });
  // Medusa's own route, which takes any text for a name.
  await askStore(info, `/store/carts/${cart.id}`, {
    method: "POST",
    body: { shipping_address: { first_name: lines, last_name: lines } },
  });
  const { outcome } = await place(info, cart);
  if (outcome !== "ordered") return;
  await awaitMails(info, email, "Thank you for your order");
  for (const mail of await mailsTo(info, email)) {
    expect(headersOf(mail)).not.toMatch(/^bcc:/im);
    expect(htmlOf(mail)).toMatch(/^Content-Type: text\/html/);
    expect(htmlOf(mail)).not.toContain("<h1>bought</h1>");
  }
});

it("a request for a visit with line breaks in names is refused, or mailed to its person only", async () => {
  const [day] = await offeredDays(info);
  const body = rightRequest([{ date: day?.date ?? "", time: day?.times[0] ?? "" }]);
  const { status } = await send(info, { ...body, firstName: lines, city: lines }, randomUUID());
  expect([201, 400, 422]).toContain(status);
  if (status !== 201) return;
  await eventually(async () => expect(await mailsTo(info, body.email)).not.toEqual([]));
  for (const mail of await mailsTo(info, body.email)) {
    expect(headersOf(mail)).not.toMatch(/^bcc:/im);
    expect(htmlOf(mail)).toMatch(/^Content-Type: text\/html/);
    expect(htmlOf(mail)).not.toContain("<h1>bought</h1>");
  }
});

it("a page names no other host than the shop's, whatever the request claims", async () => {
  const { port } = new URL(info.shop);
  const page = await new Promise<string>((resolve, reject) => {
    const headers = {
      host: "elsewhere.example",
      "x-forwarded-host": "elsewhere.example",
      forwarded: "host=elsewhere.example",
    };
    request({ port, path: "/new-password", headers, agent: false }, (answer) => {
      let text = "";
      answer.setEncoding("utf8").on("data", (chunk: string) => {
        text += chunk;
      });
      answer.on("end", () => resolve(text));
    })
      .on("error", reject)
      .end();
  });
  expect(page).toContain("<html");
  expect(page).not.toContain("elsewhere.example");
});
