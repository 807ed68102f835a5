import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { businessProfile } from "./business-profile.ts";
import { consentVersions } from "./consent-versions.ts";
import { lensConsent } from "./health-consent.ts";
import { healthDataSettings, retentionPeriods } from "./health-data.ts";
import { homeServiceSettings } from "./home-service-settings.ts";
import { siteLanguages } from "./site-language.ts";

type Texts = { text: string; label: string };

type Messages = Record<"lens" | "homeservice" | "appointment", { consent: Texts }> & {
  account: { people: { consent: Texts } };
  order: { supply: { consent: Texts } };
};

function wordings(of: (messages: Messages) => Texts): string {
  const hash = createHash("sha256");
  for (const language of siteLanguages) {
    const file = new URL(`../../../messages/${language}.json`, import.meta.url);
    const { text, label } = of(JSON.parse(readFileSync(file, "utf8")));
    hash.update(`${text}\n${label}\n`);
  }
  return hash.digest("hex").slice(0, 12);
}

/** A stored consent names the version of what was shown: another wording needs another version here. */
it("a version names one wording in every language", () => {
  expect({
    "lens-values": [consentVersions["lens-values"], wordings(({ lens }) => lens.consent)],
    "kept-prescriptions": [
      consentVersions["kept-prescriptions"],
      wordings(({ account }) => account.people.consent),
    ],
    "lens-reminder": [
      consentVersions["lens-reminder"],
      wordings(({ order }) => order.supply.consent),
    ],
    "home-visit": [
      consentVersions["home-visit"],
      wordings(({ homeservice }) => homeservice.consent),
    ],
    appointment: [consentVersions.appointment, wordings(({ appointment }) => appointment.consent)],
  }).toMatchInlineSnapshot(`
    {
      "appointment": [
        "2026-11",
        "2b5810c9c87b",
      ],
      "home-visit": [
        "2026-11",
        "bda39befe961",
      ],
      "kept-prescriptions": [
        "2026-11",
        "7fa684254481",
      ],
      "lens-reminder": [
        "2026-11",
        "a35e04ae9518",
      ],
      "lens-values": [
        "2026-11",
        "46bc6053be03",
      ],
    }
  `);
});

it("consent to another wording is none", () => {
  const given = { version: consentVersions["lens-values"], language: "de" };
  expect(lensConsent.safeParse(given).success).toBe(true);
  expect(lensConsent.safeParse({ ...given, version: "2020-01" }).success).toBe(false);
  expect(lensConsent.safeParse({ version: given.version }).success).toBe(false);
});

it("a profile from before has the periods that were kept then", () => {
  expect(businessProfile.shape.healthData.parse(undefined)).toMatchObject({ prescriptionDays: 90 });
  const profile = {
    healthData: healthDataSettings.parse({}),
    homeService: homeServiceSettings.parse({}),
  };
  expect(retentionPeriods(profile)).toEqual({
    ...{ prescriptionDays: 90, answersMonths: 12, lensValuesMonths: 24, bagDays: 30 },
    ...{ visitMonths: 24, withoutVisitMonths: 6 },
  });
});
