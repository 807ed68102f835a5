/** Prescriptions of an account as FHIR: exported, imported, and what an import reports. */
import { expect, it } from "vitest";
import { faultsOfBundle } from "../../packages/optics/src/fhir/fhir-r4.fixture.ts";
import { text } from "../browser/texts.ts";
import { signIn } from "../support/account.ts";
import {
  addPerson,
  contactForm,
  peoplePage,
  prescriptionsIn,
  visibleIn,
  withFile,
} from "../support/people.ts";
import { runningShop } from "../support/shop-info.ts";
import type { Visitor } from "../support/website.ts";

const info = runningShop();
const say = (key: string, values: Record<string, string> = {}) =>
  text("en", `account.people.exchange.${key}`, values);

/** As a page writes it. */
const escaped = (words: string) => words.replaceAll("&", "&amp;").replaceAll('"', "&quot;");

const glassesForm = {
  ...{ "right.sphere": "+1.25", "right.cylinder": "-0.50", "right.axis": "90" },
  ...{ "right.addition": "2.00", "left.sphere": "0.00", "pd.right": "31.5", "pd.left": "32" },
  ...{ issued: "2026-01-01", expires: "2027-01-01", by: "Dr. Weis" },
};

const read = (visitor: Visitor, path: string, content: string) =>
  visitor.send(`${path}/import`, withFile({ intent: "read" }, content));

/** What the form of the preview would send. */
const offered = (page: string): string[] =>
  [...page.matchAll(/name="prescription"(?: checked="")? value="(\{[^"]*\})"/g)].map(
    ([, value = ""]) => value.replaceAll("&quot;", '"').replaceAll("&amp;", "&"),
  );

it("what is downloaded is FHIR R4, and comes back as the same for somebody else", async () => {
  const visitor = await signIn(info);
  const { path, name } = await addPerson(visitor);
  expect((await visitor.get(path)).text).not.toContain(`${path}/fhir`);
  expect((await visitor.send(`${path}/contact`, contactForm)).status).toBe(303);
  expect((await visitor.send(`${path}/glasses`, glassesForm)).status).toBe(303);
  expect((await visitor.get(path)).text).toContain(`href="${path}/fhir"`);
  const file = await visitor.get(`${path}/fhir`);
  expect(Object.fromEntries(file.headers)).toMatchObject({
    "content-type": "application/fhir+json; charset=utf-8",
    "content-disposition": 'attachment; filename="prescriptions.fhir.json"',
    "cache-control": "private, no-store",
  });
  const bundle = JSON.parse(file.text);
  expect(faultsOfBundle(bundle)).toEqual([]);
  expect(bundle.entry).toHaveLength(2);
  expect(bundle.entry[0].resource.contained[0].name).toEqual([{ use: "nickname", text: name }]);
  expect(bundle.entry[1].resource.lensSpecification[0].brand).toBe("Biofinity");
  const data = JSON.parse((await visitor.get("/account/data/file")).text);
  expect(faultsOfBundle(data.people[0].fhir)).toEqual([]);

  const again = await read(visitor, path, file.text);
  expect(visibleIn(again)).toContain(escaped(say("isKept")));
  const { path: other } = await addPerson(visitor);
  const preview = await read(visitor, other, file.text);
  expect(preview.status).toBe(200);
  expect(visibleIn(preview)).not.toContain(say("lostTitle"));
  const chosen = offered(preview.text);
  expect(chosen).toHaveLength(2);
  // Nothing is kept before it was chosen.
  expect(prescriptionsIn((await visitor.get(other)).text)).toEqual([]);
  for (const prescription of chosen) {
    const saved = await visitor.send(`${other}/import`, { intent: "save", prescription });
    expect(saved).toMatchObject({ status: 303, location: other });
  }
  const { people } = JSON.parse((await visitor.get("/account/data/file")).text);
  const kept = people.map((one: { prescriptions: { prescription: { kind: string } }[] }) =>
    one.prescriptions
      .map(({ prescription }) => prescription)
      .toSorted((a, b) => a.kind.localeCompare(b.kind)),
  );
  expect(kept[1]).toEqual(kept[0]);
});

it("a file of another program is read with what is left out, or refused with the reason", async () => {
  const visitor = await signIn(info);
  const { path } = await addPerson(visitor);
  const eye = {
    product: { coding: [{ code: "lens" }] },
    ...{ eye: "right", sphere: -2, prism: [{ amount: 0.5, base: "down" }], add: 2 },
  };
  const prescription = {
    ...{ resourceType: "VisionPrescription", status: "active", created: "2014-06-15" },
    ...{ patient: { reference: "Patient/1" }, dateWritten: "2014-06-15" },
    ...{ prescriber: { display: "<script>alert(1)</script>" }, lensSpecification: [eye] },
  };
  const told = await read(visitor, path, JSON.stringify(prescription));
  expect(visibleIn(told)).toContain(say("lostTitle"));
  expect(visibleIn(told)).toContain(say("lost.prism"));
  expect(told.text).not.toContain("<script>alert(1)");
  expect(offered(told.text)).toHaveLength(1);

  const half = { ...prescription, lensSpecification: [{ ...eye, cylinder: -0.5 }] };
  const bundle = {
    resourceType: "Bundle",
    entry: [
      { resource: half },
      { resource: prescription },
      { resource: { resourceType: "Group" } },
    ],
  };
  const both = await read(visitor, path, JSON.stringify(bundle));
  expect(visibleIn(both)).toContain(say("refusals.together"));
  expect(visibleIn(both)).toContain(say("others", { types: "Group" }));
  expect(offered(both.text)).toHaveLength(1);
});

it("what is no file of prescriptions keeps nothing, and says why", async () => {
  const visitor = await signIn(info);
  const { path } = await addPerson(visitor);
  const cases: [string, string][] = [
    ["", "missing"],
    ["<html>", "json"],
    ["[]", "resource"],
    ['{"resourceType":"Bundle"}', "none"],
    [" ".repeat(200 * 1024 + 1), "size"],
    ["x".repeat(1024 * 1024), "size"],
  ];
  for (const [content, problem] of cases) {
    const refused = await read(visitor, path, content);
    expect(refused.status, problem).toBe(422);
    expect(visibleIn(refused), problem).toContain(say(`problems.${problem}`));
  }
  const save = (prescription?: string) =>
    visitor.send(`${path}/import`, { intent: "save", ...(prescription && { prescription }) });
  expect((await save()).status).toBe(422);
  for (const wrong of [
    "{",
    '{"kind":"glasses"}',
    '{"kind":"glasses","issued":"2999-01-01","right":{"sphere":0}}',
    '{"kind":"glasses","issued":"2026-01-01","right":{"sphere":-99900}}',
  ]) {
    expect((await save(wrong)).status, wrong).toBe(400);
  }
  expect(prescriptionsIn((await visitor.get(path)).text)).toEqual([]);
});

it("nobody else takes them along or adds to them", async () => {
  const visitor = await signIn(info);
  const { path } = await addPerson(visitor);
  await visitor.send(`${path}/contact`, contactForm);
  const { text: file } = await visitor.get(`${path}/fhir`);
  const other = await signIn(info);
  expect((await other.get(`${path}/fhir`)).status).toBe(404);
  expect((await other.get(`${path}/import`)).status).toBe(404);
  expect((await read(other, path, file)).status).toBe(404);
  const [prescription = ""] = offered((await read(visitor, path, file)).text);
  expect(prescription).not.toBe("");
  expect((await other.send(`${path}/import`, { intent: "save", prescription })).status).toBe(404);
  expect((await other.get(`${peoplePage}/person_1/fhir`)).status).toBe(404);
});
