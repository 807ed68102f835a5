/** Places of a country's postal codes that staff import: what is read, what it changes, and that it goes again. */
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type Medusa from "@medusajs/js-sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import {
  coverageOf,
  importedPlaces,
  importPlaces,
  takeAllPlacesBack,
  takeBackPlaces,
} from "../support/coverage.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

let staff: Medusa;

beforeAll(async () => {
  staff = await signInAsStaff(runningShop());
  await takeAllPlacesBack(staff);
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

  afterAll(() => takeAllPlacesBack(staff));

  it("only reports when asked to, and counts at once when applied", async () => {
    expect(await importPlaces(staff, file, true)).toMatchObject({ countries, applied: false });
    expect(await importedPlaces(staff)).toEqual([]);
    expect((await coverageOf("delivery", "lu", "9003", "Ettelbruck")).answer).toBe("check");

    expect(await importPlaces(staff, file, false)).toMatchObject({ countries, applied: true });
    expect(await importedPlaces(staff)).toEqual([
      ["de", 1],
      ["lu", 2],
    ]);
    expect(await coverageOf("delivery", "lu", "9003", "Ettelbruck")).toMatchObject({
      answer: "inside",
      reason: "postal-code",
    });
  });

  it.each([
    ["a line that is none", `${file}\nLU\t9004`],
    ["no text of that kind", "hello"],
    ["nothing but blank lines", "\n\n"],
  ])("with %s changes nothing", async (_what, content) => {
    await expect(importPlaces(staff, content, false)).rejects.toMatchObject({ status: 400 });
    expect(await importedPlaces(staff)).toEqual([
      ["de", 1],
      ["lu", 2],
    ]);
  });

  it("can be taken back", async () => {
    await takeBackPlaces(staff, "lu");
    expect(await importedPlaces(staff)).toEqual([["de", 1]]);
    expect((await coverageOf("delivery", "lu", "9003", "Ettelbruck")).answer).toBe("check");
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

    afterAll(() => takeAllPlacesBack(staff));

    it("agrees in 97 of 100 at both radii and never says a wrong inside", {
      tags: "long",
      timeout: 240_000,
    }, async () => {
      const content = rows
        .map(([country = "", code = "", name = "", latitude, longitude]) =>
          line(country, code, name, Number(latitude), Number(longitude)),
        )
        .join("\n");
      await importPlaces(staff, content, false);
      const sample = rows.filter((_, at) => at % 32 === 0);
      for (const [purpose, radius] of [
        ["delivery", 10],
        ["home-service", 30],
      ] as const) {
        let agreed = 0;
        for (const [country = "", code = "", name = "", latitude, longitude] of sample) {
          const truth = km(Number(latitude), Number(longitude)) <= radius ? "inside" : "outside";
          const { answer } = await coverageOf(purpose, country.toLowerCase(), code, name);
          if (answer === truth) agreed += 1;
          else expect([code, name, answer]).toEqual([code, name, "check"]);
        }
        expect(agreed / sample.length).toBeGreaterThanOrEqual(0.97);
      }
    });
  },
);
