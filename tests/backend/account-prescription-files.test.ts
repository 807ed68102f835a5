/** The photo or PDF that is kept with a prescription: what is taken, who sees it, and what is left of it. */
import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { largestPrescription } from "@landolt/forms";
import { expect, it } from "vitest";
import { text } from "../browser/texts.ts";
import { signIn as signInFromHome } from "../support/account.ts";
import { query } from "../support/database.ts";
import { addPerson, contactForm, prescriptionsIn, visibleIn, withFile } from "../support/people.ts";
import { runningShop, type ShopInfo } from "../support/shop-info.ts";
import type { Visitor } from "../support/website.ts";

const info = runningShop();
const photograph = join(import.meta.dirname, "../../imagery/masters/biofinity/main.webp");
const say = (problem: string) => text("en", `account.people.file.problems.${problem}`);

/** Somebody with an account, in a network of their own. */
async function signIn(shop: ShopInfo): Promise<Visitor> {
  const visitor = await signInFromHome(shop);
  visitor.moveElsewhere();
  return visitor;
}

/** A PDF of its own, with a value in it. */
const pdf = () => `%PDF-1.7\nright -2.75 ${randomUUID()}`;

/** A prescription that was kept together with a file. */
async function withPdf(visitor: Visitor) {
  const { path, id: person } = await addPerson(visitor);
  const content = pdf();
  const kept = await visitor.send(`${path}/contact`, withFile(contactForm, content));
  expect(kept).toMatchObject({ status: 303, location: path });
  const [prescription = ""] = prescriptionsIn((await visitor.get(path)).text);
  return { path, person, prescription, content, file: `${path}/file/${prescription}` };
}

/** Where the sealed bytes of a person's files lie. */
async function storedOf(person: string): Promise<string[]> {
  const rows = await query<{ id: string }>(
    info,
    `select f.id from eye_file f join eye_prescription p on p.id = f.prescription_id
     where p.person_id = $1`,
    [person],
  );
  return rows.map(({ id }) => join(info.dataDir, "prescriptions", id));
}

it("a PDF is kept sealed, and saved by its customer alone", async () => {
  const visitor = await signIn(info);
  const { path, person, prescription, content, file } = await withPdf(visitor);
  expect((await visitor.get(path)).text).toContain(`href="${file}"`);
  const opened = await visitor.get(file);
  expect(opened.text).toBe(content);
  expect(Object.fromEntries(opened.headers)).toMatchObject({
    "content-type": "application/pdf",
    "content-disposition": 'attachment; filename="prescription.pdf"',
    "cache-control": "private, no-store",
    "content-security-policy": "default-src 'none'; sandbox",
    "x-content-type-options": "nosniff",
  });
  const [stored = ""] = await storedOf(person);
  const bytes = readFileSync(stored);
  expect(bytes.length).toBeGreaterThan(content.length);
  expect(bytes.includes("PDF")).toBe(false);
  const looks = await query(
    info,
    "select action from eye_access where prescription_id = $1 order by created_at",
    [prescription],
  );
  expect(looks.map(({ action }) => action)).toEqual(["write", "write", "read"]);

  const other = await signIn(info);
  expect((await other.get(file)).status).toBe(404);
  const sent = withFile({ prescription, intent: "file" }, pdf());
  expect((await other.send(path, sent)).status).toBe(404);
  // In the address of a person of one's own as well.
  const own = await addPerson(other);
  expect((await other.get(`${own.path}/file/${prescription}`)).status).toBe(404);
  const mine = withFile({ prescription, intent: "file" }, pdf());
  expect((await other.send(own.path, mine)).status).toBe(404);
  expect((await visitor.get(file)).text).toBe(content);
});

it("a photo becomes a new one, in the place of what was there", async () => {
  const visitor = await signIn(info);
  const { path, person, prescription, file } = await withPdf(visitor);
  const [before = ""] = await storedOf(person);
  const photo = new Uint8Array(readFileSync(photograph));
  const sent = withFile({ prescription, intent: "file" }, photo);
  expect((await visitor.send(path, sent)).status).toBe(303);
  const shown = await visitor.get(file);
  expect(Object.fromEntries(shown.headers)).toMatchObject({
    "content-type": "image/jpeg",
    "content-disposition": 'inline; filename="prescription.jpeg"',
  });
  expect(existsSync(before)).toBe(false);
  expect(await storedOf(person)).toHaveLength(1);
});

it("anything else is refused beside its field, and nothing is kept of the form", async () => {
  const visitor = await signIn(info);
  const { path } = await addPerson(visitor);
  const large = Buffer.alloc(largestPrescription + 1);
  large.write("%PDF-1.7");
  const cases: [string | Uint8Array<ArrayBuffer>, string][] = [
    ["<html><script>alert(1)</script>", "file-type"],
    ["\u0089PNG", "file-type"],
    [new Uint8Array(large), "file-size"],
  ];
  for (const [content, problem] of cases) {
    const refused = await visitor.send(`${path}/contact`, withFile(contactForm, content));
    expect(refused.status, problem).toBe(422);
    expect(visibleIn(refused), problem).toContain(say(problem));
    expect(refused.text).toContain('value="-2.75"');
  }
  expect(prescriptionsIn((await visitor.get(path)).text)).toEqual([]);
  await visitor.send(`${path}/contact`, contactForm);
  const [prescription = ""] = prescriptionsIn((await visitor.get(path)).text);
  expect((await visitor.get(`${path}/file/${prescription}`)).status).toBe(404);
  const wrong = withFile({ prescription, intent: "file" }, "<html>");
  const refused = await visitor.send(path, wrong);
  expect(refused.status).toBe(422);
  expect(visibleIn(refused)).toContain(say("file-type"));
});

it("goes with its prescription, its person and the account", { tags: "long" }, async () => {
  const visitor = await signIn(info);
  const one = await withPdf(visitor);
  const [first = ""] = await storedOf(one.person);
  await visitor.send(one.path, { intent: "delete", prescription: one.prescription });
  const two = await withPdf(visitor);
  const [second = ""] = await storedOf(two.person);
  await visitor.send(two.path, { intent: "erase" });
  const three = await withPdf(visitor);
  const [third = ""] = await storedOf(three.person);
  expect([first, second, third].map((path) => path !== "" && existsSync(path))).toEqual([
    false,
    false,
    true,
  ]);
  await visitor.send("/account/data", { sure: "yes" });
  expect(existsSync(third)).toBe(false);
});
