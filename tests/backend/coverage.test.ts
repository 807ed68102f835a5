import { randomUUID } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { z } from "zod";
import { howMany } from "../support/extent.ts";
import { fromNetwork } from "../support/orders.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

const answerShape = z.object({
  coverage: z.object({
    answer: z.enum(["inside", "outside", "check"]),
    reason: z.string(),
    kilometres: z.number().nullable(),
    place: z.string().nullable(),
    latitude: z.number().nullable(),
    longitude: z.number().nullable(),
    radiusKm: z.number(),
  }),
});

/** Each question from a network of its own, unless it says from which. */
const post = async (body: unknown, network?: string) =>
  fetch(`${info.backend}/store/coverage`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": info.publishableKey,
      ...(await fromNetwork(info, network)),
    },
    body: JSON.stringify(body),
  });

async function ask(purpose: string, country: string, postal_code: string, city: string) {
  const answer = await post({ purpose, country, postal_code, city });
  expect(answer.status).toBe(200);
  return answerShape.parse(await answer.json()).coverage;
}

let staff: Medusa;

const call = <T>(path: string, method: "GET" | "POST" | "DELETE", body?: Record<string, unknown>) =>
  staff.client.fetch<T>(path, { method, ...(body && { body }) });

type Report = {
  countries: { country: string; rows: number; postal_codes: number; rows_before: number }[];
  fault_count: number;
  faults: { line: number; problem: string }[];
  applied: boolean;
};
const importText = (content: string, dry_run: boolean) =>
  call<Report>("/admin/postal-places/import", "POST", { content, dry_run });
const imported = async () =>
  (
    await call<{ postal_places: { country: string; rows: number }[] }>(
      "/admin/postal-places",
      "GET",
    )
  ).postal_places.map(({ country, rows }) => [country, rows]);
const takeBack = (country: string) => call(`/admin/postal-places/${country}`, "DELETE");

beforeAll(async () => {
  staff = await signInAsStaff(info);
  for (const [country] of await imported()) await takeBack(String(country));
});

describe("coverage", () => {
  it("tells the place, its distance and where it is", async () => {
    expect(await ask("delivery", "lu", "L-7440", "Lintgen")).toEqual({
      answer: "inside",
      reason: "place",
      kilometres: expect.closeTo(3.3, 0),
      place: "Lintgen",
      latitude: expect.closeTo(49.72, 1),
      longitude: expect.closeTo(6.13, 1),
      radiusKm: 10,
    });
  });

  it.each([
    ["delivery", "lu", "4001", "Esch-sur-Alzette", "outside"],
    ["delivery", "lu", "7760", "Bissen", "inside"],
    ["home-service", "fr", "75001", "Paris", "outside"],
    ["delivery", "lu", "9002", "Ettelbruck", "check"],
    ["home-service", "lu", "9002", "Ettelbruck", "inside"],
    ["home-service", "lu", "4001", "Esch-sur-Alzette", "check"],
    ["home-service", "de", "54290", "Trier", "outside"],
    ["delivery", "lu", "75", "Mersch", "check"],
  ])("%s to %s-%s %s: %s", async (purpose, country, code, city, answer) => {
    expect((await ask(purpose, country, code, city)).answer).toBe(answer);
  });

  it.each([
    {},
    { purpose: "delivery", country: "at", postal_code: "1010", city: "Wien" },
    { purpose: "parcel", country: "lu", postal_code: "7540", city: "Mersch" },
    { purpose: "delivery", country: "lu", postal_code: 7540, city: "Mersch" },
    { purpose: "delivery", country: "lu", postal_code: "7540", city: "M".repeat(101) },
  ])("refuses %j", async (body) => {
    const answer = await post(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty("issues");
  });
});

describe("a network that asks too often", () => {
  const question = { purpose: "delivery", country: "lu", postal_code: "7440", city: "Lintgen" };

  it("has to wait, while others are answered", async () => {
    const network = randomUUID();
    const ask240 = Array.from({ length: 240 }, () => post(question, network));
    const statuses = (await Promise.all(ask240)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await post(question, network);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await post(question)).status).toBe(200);
  });
});

describe("zones", () => {
  const zone = { purpose: "delivery", country: "lu", code_from: "L-9990", answer: "inside" };
  type Zone = {
    delivery_zone: { id: string; code_from: string; code_to: string; version: number };
  };

  it("win over the map, for their purpose, until they are deleted", async () => {
    const before = await ask("delivery", "lu", "9990", "Weiswampach");
    expect(before.answer).toBe("outside");
    const { delivery_zone } = await call<Zone>("/admin/delivery-zones", "POST", zone);
    expect(delivery_zone).toMatchObject({ code_from: "9990", code_to: "9990" });
    const { id, version } = delivery_zone;
    try {
      expect(await ask("delivery", "lu", "9990", "Weiswampach")).toEqual({
        ...before,
        answer: "inside",
        reason: "zone",
      });
      expect((await ask("home-service", "lu", "9990", "Weiswampach")).reason).not.toBe("zone");

      const place = {
        ...zone,
        code_from: "",
        place: "Troisvierges",
        note: "Anna lives there",
        version,
      };
      await call(`/admin/delivery-zones/${id}`, "POST", place);
      expect((await ask("delivery", "lu", "9990", "Weiswampach")).answer).toBe("outside");
      expect((await ask("delivery", "lu", "9901", "Ulflingen")).answer).toBe("inside");
      const { delivery_zones } = await call<{ delivery_zones: { id: string }[] }>(
        "/admin/delivery-zones",
        "GET",
      );
      expect(delivery_zones).toContainEqual(
        expect.objectContaining({ id, place: "Troisvierges", note: "Anna lives there" }),
      );
    } finally {
      await call(`/admin/delivery-zones/${id}`, "DELETE");
    }
    expect((await ask("delivery", "lu", "9901", "Ulflingen")).answer).toBe("outside");
  });

  it.each([
    [{ ...zone, purpose: "parcel" }, "purpose"],
    [{ ...zone, country: "at" }, "country"],
    [{ ...zone, code_from: "99" }, "code_from"],
    [{ ...zone, code_to: "9900" }, "code_to"],
    [{ ...zone, code_from: "" }, "code_from"],
    [{ ...zone, answer: "perhaps" }, "answer"],
  ])("refuse %j", async (body, path) => {
    const answer = await fetch(`${info.backend}/admin/delivery-zones`, {
      method: "POST",
      headers: {
        "content-type": "application/json",
        authorization: `Bearer ${await staff.client.getToken()}`,
      },
      body: JSON.stringify(body),
    });
    expect(answer.status).toBe(400);
    expect(await answer.json()).toMatchObject({ issues: [{ path }] });
  });

  it("are for staff only", async () => {
    expect((await fetch(`${info.backend}/admin/delivery-zones`)).status).toBe(401);
  });
});

/** A line as GeoNames writes them. */
const line = (country: string, code: string, name: string, latitude: number, longitude: number) =>
  [country, code, name, ...Array(6).fill(""), latitude, longitude, "6"].join("\t");

describe("an import of postal places", () => {
  const file = [
    line("LU", "L-9002", "Ettelbruck", 49.8475, 6.1042),
    line("LU", "L-9003", "Ettelbruck", 49.79, 6.1042),
    line("DE", "54290", "Trier", 49.7567, 6.6414),
  ].join("\n");
  const countries = [
    { country: "lu", rows: 2, postal_codes: 2, rows_before: 0 },
    { country: "de", rows: 1, postal_codes: 1, rows_before: 0 },
  ];

  afterAll(async () => {
    for (const [country] of await imported()) await takeBack(String(country));
  });

  it("only reports when asked to, and counts at once when applied", async () => {
    expect(await importText(file, true)).toMatchObject({ countries, applied: false });
    expect(await imported()).toEqual([]);
    expect((await ask("delivery", "lu", "9003", "Ettelbruck")).answer).toBe("check");

    expect(await importText(file, false)).toMatchObject({ countries, applied: true });
    expect(await imported()).toEqual([
      ["de", 1],
      ["lu", 2],
    ]);
    expect(await ask("delivery", "lu", "9003", "Ettelbruck")).toMatchObject({
      answer: "inside",
      reason: "postal-code",
    });
  });

  it.each([
    ["a line that is none", `${file}\nLU\t9004`],
    ["no text of that kind", "hello"],
    ["nothing but blank lines", "\n\n"],
  ])("with %s changes nothing", async (_what, content) => {
    await expect(importText(content, false)).rejects.toMatchObject({ status: 400 });
    expect(await imported()).toEqual([
      ["de", 1],
      ["lu", 2],
    ]);
  });

  it("can be taken back", async () => {
    await takeBack("lu");
    expect(await imported()).toEqual([["de", 1]]);
    expect((await ask("delivery", "lu", "9003", "Ettelbruck")).answer).toBe("check");
  });
});

/** Every postal code of the country; the table lies beside a checkout of the project, not in it. */
const table = join(
  import.meta.dirname,
  ...["..", "..", "..", "shared", "domain", "postal-lu-region.tsv"],
);
const present = existsSync(table);

describe.skipIf(!present)(
  "against the distance of postal codes (skipped without the table)",
  () => {
    const earthKm = 6371.0088;
    const rad = (degrees: number) => (degrees * Math.PI) / 180;
    /** Written once more, so that a wrong distance can not agree with itself. */
    const km = (latitude: number, longitude: number) =>
      earthKm *
      Math.acos(
        Math.min(
          1,
          Math.sin(rad(49.75)) * Math.sin(rad(latitude)) +
            Math.cos(rad(49.75)) * Math.cos(rad(latitude)) * Math.cos(rad(longitude - 6.11)),
        ),
      );
    const rows = (present ? readFileSync(table, "utf8") : "")
      .split("\n")
      .slice(2)
      .filter((text) => text !== "")
      .map((text) => text.split("\t"));

    afterAll(async () => {
      for (const [country] of await imported()) await takeBack(String(country));
    });

    it("agrees in 97 of 100 at both radii and never says a wrong inside", async () => {
      const content = rows
        .map(([country = "", code = "", name = "", latitude, longitude]) =>
          line(country, code, name, Number(latitude), Number(longitude)),
        )
        .join("\n");
      await importText(content, false);
      const sample = rows.filter((_, at) => at % howMany(32, 4) === 0);
      for (const [purpose, radius] of [
        ["delivery", 10],
        ["home-service", 30],
      ] as const) {
        let agreed = 0;
        for (const [country = "", code = "", name = "", latitude, longitude] of sample) {
          const truth = km(Number(latitude), Number(longitude)) <= radius ? "inside" : "outside";
          const { answer } = await ask(purpose, country.toLowerCase(), code, name);
          if (answer === truth) agreed += 1;
          else expect([code, name, answer]).toEqual([code, name, "check"]);
        }
        expect(agreed / sample.length).toBeGreaterThanOrEqual(0.97);
      }
    }, 240_000);
  },
);
