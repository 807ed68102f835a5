/** Every call of our own: strangers are asked to sign in, and ids of nothing and of somebody else are answered alike. */
import { consentVersions } from "@landolt/forms";
import type { KeptPrescription } from "@landolt/optics";
import { beforeAll, expect, it, onTestFinished, test } from "vitest";
import { someAddress } from "../support/account.ts";
import { bearerOfAccount } from "../support/account-token.ts";
import { Authenticator } from "../support/authenticator.ts";
import { isAll } from "../support/extent.ts";
import { variantIds } from "../support/lenses.ts";
import { orderAnAccessory } from "../support/ordered.ts";
import { askStore, fromNetwork } from "../support/orders.ts";
import { wellStocked } from "../support/placing.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";
import { sellOut } from "../support/stock.ts";
import { rows } from "./rows/index.ts";
import { type OwnRow, ownRows } from "./rows/own.ts";
import type { Row } from "./rows/row.ts";

const info = runningShop();
type Headers = Record<string, string>;
type Call = Pick<Row, "method" | "path">;

const isAccounts = ({ path }: Call) => /^\/store\/account(?:\/|$)/.test(path);

async function ask({ method, path }: Call, headers: Headers = {}, body: unknown = {}) {
  const answer = await fetch(info.backend + path, {
    method,
    redirect: "manual",
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": info.publishableKey,
      ...(await fromNetwork(info)),
      ...headers,
    },
    ...(method !== "GET" && { body: typeof body === "string" ? body : JSON.stringify(body) }),
  });
  return { status: answer.status, text: await answer.text() };
}

let ofStaff: Headers;
let ofCustomer: Headers;
beforeAll(async () => {
  const staff = await signInAsStaff(info);
  ofStaff = { authorization: `Bearer ${await staff.client.getToken()}` };
  ofCustomer = await bearerOfAccount(info, someAddress());
});

it("who is not signed in gets 401 from every call of staff and of accounts", async () => {
  const asked = [...(isAll ? rows : []), ...ownRows].filter(
    (row) => isAccounts(row) || row.area === "Administration",
  );
  const open = /^\/admin\/invites\/accept$/;
  const wrong: string[] = [];
  for (const { method, path } of asked.filter(({ path }) => !open.test(path))) {
    const { status } = await ask({ method, path: path.replaceAll(/\{\w+\}/g, "nothing_1") });
    if (status !== 401) wrong.push(`${method} ${path}: ${status}`);
  }
  expect(asked.length).toBeGreaterThan(100);
  expect(wrong).toEqual([]);
});

/** No records: a redirect to wherever the website is, and pages of which there are few. */
const namesNone = /^\/(?:pictures|store\/legal-pages)\//;
/** What some calls ask for besides, so that the record is looked for. */
const queryOf = (path: string) =>
  path.startsWith("/catalog/") ? "?language=en" : path.endsWith("/times") ? "?date=2030-01-07" : "";

test.each(ownRows.filter(({ path }) => path.includes("{") && !namesNone.test(path)))(
  "$method $path of nothing",
  async (row) => {
    const headers = row.area === "Administration" ? ofStaff : isAccounts(row) ? ofCustomer : {};
    const path = row.path.replaceAll(/\{\w+\}/g, "nothing_1") + queryOf(row.path);
    const { status, text } = await ask({ method: row.method, path }, headers, { code: "x" });
    // What is sent may be judged first.
    const expected = row.method === "POST" ? [404, 400] : [404];
    expect(expected, text).toContain(status);
    expect(JSON.parse(text)).toMatchObject({ message: expect.any(String) });
  },
);

const prescription: KeptPrescription = {
  ...{ kind: "contact", product: "biofinity", issued: "2026-03-01" },
  right: { sphere: -275, baseCurve: 860, diameter: 1400 },
};
const pdf = "%PDF-1.7\nright";

/** Somebody with one of everything an account can have. */
async function somebodyElse() {
  const email = someAddress();
  const headers = await bearerOfAccount(info, email);
  const post = async (path: string, body: unknown) => {
    const answer = await askStore(info, path, { method: "POST", body, headers });
    expect(answer.status, answer.text).toBeLessThan(300);
    return answer.body;
  };
  const own = "/store/account";
  const consent = { version: consentVersions["kept-prescriptions"], language: "en" };
  const { person } = await post(`${own}/people`, { name: "Lou", consent });
  const kept = await post(`${own}/people/${person.id}/prescriptions`, prescription);
  const file = `${own}/people/${person.id}/prescriptions/${kept.prescription.id}/file`;
  expect((await ask({ method: "POST", path: file }, headers, pdf)).status).toBe(201);
  const { options } = await post(`${own}/passkeys/options`, {});
  const credential = new Authenticator(info).make(options);
  const { passkey } = await post(`${own}/passkeys`, { name: "A key", credential });
  // Before there is none of it left.
  const order = await orderAnAccessory(info, "en", email);
  const variant_id = (await variantIds(info))(wellStocked);
  onTestFinished(await sellOut(info, await signInAsStaff(info), variant_id));
  await post("/store/stock-alerts", { variant_id, language: "en", email });
  const read = async (path: string) => (await ask({ method: "GET", path }, headers)).text;
  /** All that the account shows of itself. */
  const shown = async () => {
    const lists = ["people", "passkeys", "sign-ins", `stock-alerts?language=en`];
    return [...(await Promise.all(lists.map((list) => read(`${own}/${list}`)))), await read(file)];
  };
  const { stock_alerts } = JSON.parse(await read(`${own}/stock-alerts?language=en`));
  const { sign_ins } = JSON.parse(await read(`${own}/sign-ins`));
  const ids: Headers = {
    "people/{id}": person.id,
    "prescriptions/{prescription_id}": kept.prescription.id,
    "passkeys/{id}": passkey.id,
    "sign-ins/{id}": sign_ins[0].id,
    "stock-alerts/{id}": stock_alerts[0].id,
    "orders/{id}": order.id,
  };
  const named = (path: string) =>
    path.replaceAll(/([\w-]+)\/\{\w+\}/g, (whole) => `${whole.split("/")[0]}/${ids[whole]}`);
  return { shown, named };
}

it("ids of somebody else are answered as those of nothing, and nothing of theirs changes", async () => {
  const { shown, named } = await somebodyElse();
  const before = await shown();
  const asked = ownRows.filter(
    (row) => row.path.includes("{") && (isAccounts(row) || row.path.startsWith("/store/orders/")),
  );
  expect(asked.length).toBeGreaterThan(12);
  const bodyOf = ({ path }: OwnRow) =>
    path.endsWith("/file") ? pdf : path.endsWith("/prescriptions") ? prescription : {};
  for (const row of asked) {
    const { method } = row;
    const body = bodyOf(row);
    const path = named(row.path);
    expect(path, "is an id of it in the list above?").not.toMatch(/undefined|\{/);
    const theirs = await ask({ method, path }, ofCustomer, body);
    const nothing = row.path.replaceAll(/\{\w+\}/g, "nothing_1");
    expect(theirs, `${method} ${row.path}`).toEqual(
      await ask({ method, path: nothing }, ofCustomer, body),
    );
    expect(theirs.status, `${method} ${row.path}`).toBe(404);
  }
  expect(await shown()).toEqual(before);
});
