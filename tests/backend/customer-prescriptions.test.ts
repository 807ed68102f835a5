/** Staff enter what was measured in the store: who may, what is noted of it, and what the customer sees. */
import { randomUUID } from "node:crypto";
import { addDays, wallClock } from "@landolt/forms";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, expect, it } from "vitest";
import { signIn, someAddress } from "../support/account.ts";
import { query } from "../support/database.ts";
import { eventually } from "../support/eventually.ts";
import { addPerson, contactForm, prescriptionsIn, withFile } from "../support/people.ts";
import { runningShop } from "../support/shop-info.ts";
import { newcomer, signInAsStaff, statusOf } from "../support/staff.ts";

const info = runningShop();
let owner: Medusa;
beforeAll(async () => {
  owner = await signInAsStaff(info);
});

const measured = {
  ...{ kind: "glasses", issued: "2026-03-01", by: "Nora Weis" },
  right: { sphere: 1725, cylinder: -325, axis: 137, addition: 175 },
  pd: { right: 3150, left: 3200 },
};

type Person = {
  id: string;
  name: string;
  prescriptions: { id: string; in_store: boolean; prescription: object }[];
};

const peopleOf = async ({ client }: Medusa, customer: string) =>
  (await client.fetch<{ people: Person[] }>(`/admin/customers/${customer}/people`)).people;

/** Somebody with an account, as the website and the dashboard know them. */
async function customer() {
  const email = someAddress("measured");
  const visitor = await signIn(info, email);
  visitor.moveElsewhere();
  const { customers } = await owner.admin.customer.list({ email });
  const id = customers[0]?.id ?? "";
  const path = `/admin/customers/${id}/people`;
  const add = async ({ client }: Medusa, name: string) => {
    const body = { name, consent: true };
    const added = await client.fetch<{ person: { id: string } }>(path, { method: "POST", body });
    return added.person.id;
  };
  return { id, email, visitor, path, add };
}

it("what was measured in the store appears in the account, and who entered and read it is noted", async () => {
  const { id, visitor, path, add } = await customer();
  const optician = await newcomer(info, owner, "optician");
  const name = `Lou ${randomUUID()}`;
  expect(await statusOf(owner, "POST", path, { name })).toBe(400);
  expect(await statusOf(owner, "POST", path, { name, consent: false })).toBe(400);
  const person = await add(optician.sdk, name);
  const prescriptions = `${path}/${person}/prescriptions`;
  for (const wrong of [
    { ...measured, right: { sphere: 99_000 } },
    { ...measured, issued: "2999-01-01" },
    { ...measured, right: { sphere: 0, axis: 90 } },
    undefined,
  ]) {
    expect(await statusOf(owner, "POST", prescriptions, { prescription: wrong })).toBe(400);
  }
  await optician.sdk.client.fetch(prescriptions, {
    method: "POST",
    body: { prescription: measured },
  });
  expect(await peopleOf(optician.sdk, id)).toMatchObject([
    { id: person, name, prescriptions: [{ in_store: true, file: false, prescription: measured }] },
  ]);

  const page = await visitor.get(`/account/people/${person}`);
  expect(page.text).toContain(name);
  expect(page.text).toMatch(/Measured in our store on [^<]*March[^<]*2026/);
  expect(page.text).toContain("Nora Weis");
  await visitor.send(`/account/people/${person}/contact`, contactForm);
  const [own] = (await peopleOf(owner, id))[0]?.prescriptions ?? [];
  expect(own).toMatchObject({ in_store: false, prescription: { kind: "contact" } });

  const looks = await query<{ action: string }>(
    info,
    "select action from eye_access where person_id = $1 and actor_id = $2 order by created_at, id",
    [person, optician.id],
  );
  expect(looks.map(({ action }) => action)).toEqual(["write", "write", "read"]);
  const consents = await query(
    info,
    "select purpose, taken_by, taken_by_name from health_consent where subject = $1",
    [person],
  );
  expect(consents).toEqual([
    { purpose: "kept-prescriptions", taken_by: optician.id, taken_by_name: "Nora Weis" },
  ]);
});

it("who may not see what is about health sees nothing, and no customer gets at another's", async () => {
  const { id, visitor, path } = await customer();
  const { path: page, id: person } = await addPerson(visitor);
  const pdf = "%PDF-1.7\nright";
  await visitor.send(`${page}/contact`, withFile(contactForm, pdf));
  const [prescription = ""] = prescriptionsIn((await visitor.get(page)).text);
  const file = `${path}/${person}/prescriptions/${prescription}/file`;
  const headers = { accept: "*/*" };
  const opened = await owner.client.fetch<Response>(file, { headers });
  expect(await opened.text()).toBe(pdf);
  expect(opened.headers.get("cache-control")).toBe("private, no-store");
  expect(opened.headers.get("x-content-type-options")).toBe("nosniff");

  for (const role of ["sales", "read-only"]) {
    const { sdk } = await newcomer(info, owner, role);
    const body = { prescription: measured };
    expect(await statusOf(sdk, "GET", path)).toBe(403);
    expect(await statusOf(sdk, "GET", file)).toBe(403);
    expect(await statusOf(sdk, "POST", path, { name: "Lou", consent: true })).toBe(403);
    expect(await statusOf(sdk, "POST", `${path}/${person}/prescriptions`, body)).toBe(403);
  }
  const other = await customer();
  const foreign = `${other.path}/${person}/prescriptions`;
  expect(await statusOf(owner, "POST", foreign, { prescription: measured })).toBe(404);
  expect(await statusOf(owner, "GET", `${foreign}/${prescription}/file`)).toBe(404);
  const theirs = await other.add(owner, "Max");
  const crossed = `${other.path}/${theirs}/prescriptions/${prescription}/file`;
  expect(await statusOf(owner, "GET", crossed)).toBe(404);
  expect((await peopleOf(owner, other.id)).map(({ name }) => name)).toEqual(["Max"]);
  expect((await peopleOf(owner, id)).map((one) => one.id)).toEqual([person]);
  expect(await statusOf(owner, "GET", "/admin/customers/cus_nobody/people")).toBe(404);

  const guest = await owner.admin.customer.create({ email: someAddress("guest") });
  const guests = `/admin/customers/${guest.customer.id}/people`;
  expect(await statusOf(owner, "POST", guests, { name: "Lou", consent: true })).toBe(400);
});

it("neither the tables nor the audit trail hold a name or a value", async () => {
  const { path, add } = await customer();
  const name = `Lou ${randomUUID()}`;
  const by = `Nora ${randomUUID()}`;
  const person = await add(owner, name);
  await owner.client.fetch(`${path}/${person}/prescriptions`, {
    method: "POST",
    body: { prescription: { ...measured, by } },
  });
  const rows = await query<{ row: string }>(
    info,
    `select to_jsonb(p)::text as row from eye_person p where id = $1
     union all select to_jsonb(r)::text from eye_prescription r where person_id = $1
     union all select to_jsonb(a)::text from audit_entry a where route like $2`,
    [person, "%people%"],
  );
  expect(rows.length).toBeGreaterThan(2);
  const dump = rows.map(({ row }) => row).join("\n");
  for (const said of [name, by, ":1725", ":-325", "sphere"]) {
    expect(dump, said).not.toContain(said);
  }
});

/** Runs something while the shop is elsewhere. */
async function inZone(timeZone: string, run: () => Promise<void>) {
  type Saved = { business_profile: { timeZone: string }; version: number };
  const path = "/admin/business-profile";
  const save = async (zone: string) => {
    const { business_profile, version } = await owner.client.fetch<Saved>(path);
    const body = { business_profile: { ...business_profile, timeZone: zone }, version };
    await owner.client.fetch(path, { method: "POST", body });
    return business_profile.timeZone;
  };
  const before = await save(timeZone);
  try {
    await run();
  } finally {
    await save(before);
  }
}

it("is of today at the latest, on the shop's calendar", async () => {
  const { visitor, path, add } = await customer();
  const person = await add(owner, "Lou");
  // Where it is another day than in UTC.
  const zone = new Date().getUTCHours() < 10 ? "Pacific/Pago_Pago" : "Pacific/Kiritimati";
  const today = wallClock(new Date(), zone).date;
  const byStaff = (issued: string) =>
    statusOf(owner, "POST", `${path}/${person}/prescriptions`, {
      prescription: { ...measured, issued },
    });
  const byCustomer = async (issued: string) => {
    const typed = { "right.sphere": "+1.25", issued };
    return (await visitor.send(`/account/people/${person}/glasses`, typed)).status;
  };
  await inZone(zone, () =>
    eventually(async () => {
      const tomorrow = addDays(today, 1);
      expect([await byStaff(today), await byStaff(tomorrow)]).toEqual([200, 400]);
      expect([await byCustomer(today), await byCustomer(tomorrow)]).toEqual([303, 422]);
    }),
  );
});

it("erasing a customer takes the people along", async () => {
  const { id, path, add } = await customer();
  const person = await add(owner, "Lou");
  const handed = JSON.stringify(await owner.client.fetch(`/admin/customers/${id}/person`));
  expect(handed).toContain(person);
  expect(await statusOf(owner, "DELETE", `/admin/customers/${id}/person`)).toBe(200);
  const left = await query(
    info,
    `select (select count(*)::int from eye_person where id = $1) as people,
       (select count(*)::int from health_consent
         where subject = $1 and withdrawn_at is null) as consents`,
    [person],
  );
  expect(left).toEqual([{ people: 0, consents: 0 }]);
  expect(await statusOf(owner, "GET", path)).toBe(404);
});
