/** Home visits in an account: those of its own confirmed address, and nobody else's. */
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, expect, it } from "vitest";
import { signIn, someAddress } from "../support/account.ts";
import { emptyDays, newRequest } from "../support/home-service.ts";
import { askStore } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let staff: Medusa;

beforeAll(async () => {
  staff = await signInAsStaff(info);
});

async function requestOf(email: string) {
  const [day] = await emptyDays(info, staff);
  const wish = { date: day?.date ?? "", time: day?.times[0] ?? "" };
  return (await newRequest(info, staff, [wish], { email })).stored;
}

it("shows the requests of its address, as it may have been typed, with the way to each, and no others", async () => {
  const email = someAddress("visits");
  const { reference } = await requestOf(email.replace("visits", "Visits"));
  const other = await requestOf(someAddress("visits"));
  const visitor = await signIn(info, email);
  const { status, text } = await visitor.get("/account/visits");
  expect(status).toBe(200);
  expect(text).toContain(reference);
  expect(text).not.toContain(other.reference);
  const [link = ""] = /\/homeservice\/visit\/[\w.-]+/.exec(text) ?? [];
  expect((await visitor.get(link)).status).toBe(200);
});

it("shows none to who has only registered with the address, nor hands any over", async () => {
  const email = someAddress("visits");
  await requestOf(email);
  const headers = {
    "content-type": "application/json",
    "x-publishable-api-key": info.publishableKey,
  };
  const post = async (path: string, body: object, token = ""): Promise<{ token?: string }> => {
    const authorization = token && { authorization: `Bearer ${token}` };
    const init = { method: "POST", headers: { ...headers, ...authorization } };
    return (await fetch(info.backend + path, { ...init, body: JSON.stringify(body) })).json();
  };
  const chosen = { email, password: "a stranger chose this one" };
  const { token } = await post("/auth/customer/emailpass/register", chosen);
  await post("/store/customers", { email }, token);
  const own = await post("/auth/customer/emailpass", chosen);
  const bearer = { authorization: `Bearer ${own.token}` };
  const found = await askStore(info, "/store/account/visits", { headers: bearer });
  expect(found).toMatchObject({ status: 200, body: { visits: [] } });
  const data = await askStore(info, "/store/account/export", { headers: bearer });
  expect(data).toMatchObject({ status: 200, body: { account: { home_visits: [] } } });
});
