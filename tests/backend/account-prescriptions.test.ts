/** Prescriptions that an account keeps: for whom, who sees them, and what the database holds of them. */
import { randomUUID } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { expect, it } from "vitest";
import { signIn } from "../support/account.ts";
import { query } from "../support/database.ts";
import {
  contactForm as contact,
  peoplePage as page,
  addPerson as personOf,
  prescriptionsIn,
} from "../support/people.ts";
import { runningShop } from "../support/shop-info.ts";

const info = runningShop();

it("a person is added with consent only, and one click fills the page of the lens", async () => {
  const visitor = await signIn(info);
  expect((await visitor.send(page, { name: "Lou" })).status).toBe(422);
  const { name, path } = await personOf(visitor);
  const wrong = { ...contact, "right.cylinder": "-0.75", issued: "2999-01-01" };
  const refused = await visitor.send(`${path}/contact`, wrong);
  expect(refused.status).toBe(422);
  expect(refused.text).toContain('value="-2.75"');
  expect(await visitor.send(`${path}/contact`, contact)).toMatchObject({
    status: 303,
    location: path,
  });
  const shown = await visitor.get(path);
  expect(shown.text).toContain(name);
  const carried = Object.fromEntries(
    [...shown.text.matchAll(/name="(carried\.[\w.]+)" value="([^"]*)"/g)].map(
      ([, field = "", value = ""]) => [field, value],
    ),
  );
  expect(carried).toMatchObject({
    "carried.right.sphere": "-2.75",
    "carried.left.sphere": "-3.25",
  });
  const filled = await visitor.send("/shop/product/biofinity", { ...carried, intent: "carry" });
  expect(filled.status).toBe(200);
  for (const sphere of ["-2.75", "-3.25"]) {
    expect(filled.text).toMatch(
      new RegExp(`value="${sphere}"[^>]*selected|selected[^>]*value="${sphere}"`),
    );
  }
});

it("an expired one leads to an appointment, glasses are kept with the distance of the pupils", async () => {
  const visitor = await signIn(info);
  const { path } = await personOf(visitor);
  const old = { ...contact, issued: "2020-03-01", expires: "2021-03-01" };
  await visitor.send(`${path}/contact`, old);
  const expired = await visitor.get(path);
  expect(expired.text).toContain("This prescription has expired</p>");
  expect(expired.text).not.toContain("carried.");
  const glasses = {
    "right.sphere": "+1.25",
    "pd.right": "31.5",
    "pd.left": "32",
    issued: "2026-01-01",
  };
  expect((await visitor.send(`${path}/glasses`, { ...glasses, "pd.left": "" })).status).toBe(422);
  expect((await visitor.send(`${path}/glasses`, glasses)).status).toBe(303);
  expect((await visitor.get(path)).text).toContain("right 31.5\u00a0mm, left 32\u00a0mm");
});

it("nobody else gets at them, and the database and the logs do not say what they are", async () => {
  const visitor = await signIn(info);
  const { name, path } = await personOf(visitor);
  const by = `Dr. ${randomUUID()}`;
  await visitor.send(`${path}/contact`, { ...contact, by });
  const [id = ""] = prescriptionsIn((await visitor.get(path)).text);
  const other = await signIn(info);
  expect((await other.get(path)).status).toBe(404);
  expect((await other.get(`${path}/contact`)).status).toBe(404);
  expect((await other.send(`${path}/contact`, contact)).status).toBe(404);
  expect((await other.send(path, { intent: "delete", prescription: id })).status).toBe(404);
  expect((await other.send(path, { intent: "erase" })).status).toBe(404);
  // In the address of a person of one's own as well.
  const own = await personOf(other);
  expect((await other.send(own.path, { intent: "delete", prescription: id })).status).toBe(404);

  const person = path.split("/").at(-1) ?? "";
  const rows = await query<{ row: string }>(
    info,
    `select to_jsonb(p)::text as row from eye_person p where id = $1
     union all select to_jsonb(r)::text from eye_prescription r where person_id = $1
     union all select to_jsonb(a)::text from eye_access a where person_id = $1`,
    [person],
  );
  expect(rows.length).toBeGreaterThan(3);
  const logs = await Promise.all(
    ["backend.log", "storefront.log"].map((log) =>
      readFile(join(info.dataDir, "logs", log), "utf8"),
    ),
  );
  const all = [...rows.map(({ row }) => row), ...logs].join("\n");
  for (const said of [name, by, 'biofinity"', "sphere", "-2.75", "-275"]) {
    expect(rows.map(({ row }) => row).join("\n"), said).not.toContain(said);
  }
  expect(all).not.toContain(name);
  expect(all).not.toContain(by);

  const file = JSON.parse((await visitor.get("/account/data/file")).text);
  expect(file.people).toMatchObject([{ name, prescriptions: [{ prescription: { by } }] }]);
});

it("erasing a person takes the key, and withdraws the consent", async () => {
  const visitor = await signIn(info);
  const { path } = await personOf(visitor);
  await visitor.send(`${path}/contact`, contact);
  const [id = ""] = prescriptionsIn((await visitor.get(path)).text);
  expect((await visitor.send(path, { intent: "delete", prescription: id })).status).toBe(303);
  expect(prescriptionsIn((await visitor.get(path)).text)).toEqual([]);
  await visitor.send(`${path}/contact`, contact);
  expect(await visitor.send(path, { intent: "erase" })).toMatchObject({
    status: 303,
    location: page,
  });
  expect((await visitor.get(path)).status).toBe(404);
  const person = path.split("/").at(-1) ?? "";
  const [left] = await query(
    info,
    `select (select count(*)::int from eye_person where id = $1) as people,
       (select count(*)::int from eye_prescription where person_id = $1) as prescriptions,
       (select count(*)::int from health_consent
         where subject = $1 and withdrawn_at is not null) as withdrawn`,
    [person],
  );
  expect(left).toEqual({ people: 0, prescriptions: 0, withdrawn: 1 });
  // The whole account takes its people along.
  const { path: second } = await personOf(visitor);
  await visitor.send("/account/data", { sure: "yes" });
  const kept = await query(info, "select id from eye_person where id = $1", [
    second.split("/").at(-1),
  ]);
  expect(kept).toEqual([]);
});
