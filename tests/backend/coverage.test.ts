/** Whether we send to an address or come to it, by the map and by the zones that staff draw. */
import { randomUUID } from "node:crypto";
import type Medusa from "@medusajs/js-sdk";
import { beforeAll, describe, expect, it } from "vitest";
import { coverageOf, postCoverage, takeAllPlacesBack } from "../support/coverage.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();
let staff: Medusa;

const call = <T>(path: string, method: "GET" | "POST" | "DELETE", body?: Record<string, unknown>) =>
  staff.client.fetch<T>(path, { method, ...(body && { body }) });

beforeAll(async () => {
  staff = await signInAsStaff(info);
  await takeAllPlacesBack(staff);
});

describe("coverage", () => {
  it("tells the place, its distance and where it is", async () => {
    expect(await coverageOf("delivery", "lu", "L-7440", "Lintgen")).toEqual({
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
    expect((await coverageOf(purpose, country, code, city)).answer).toBe(answer);
  });

  it.each([
    {},
    { purpose: "delivery", country: "at", postal_code: "1010", city: "Wien" },
    { purpose: "parcel", country: "lu", postal_code: "7540", city: "Mersch" },
    { purpose: "delivery", country: "lu", postal_code: 7540, city: "Mersch" },
    { purpose: "delivery", country: "lu", postal_code: "7540", city: "M".repeat(101) },
  ])("refuses %j", async (body) => {
    const answer = await postCoverage(body);
    expect(answer.status).toBe(400);
    expect(await answer.json()).toHaveProperty("issues");
  });
});

describe("a network that asks too often", () => {
  const question = { purpose: "delivery", country: "lu", postal_code: "7440", city: "Lintgen" };

  it("has to wait, while others are answered", async () => {
    const network = randomUUID();
    const ask240 = Array.from({ length: 240 }, () => postCoverage(question, network));
    const statuses = (await Promise.all(ask240)).map(({ status }) => status);
    expect(new Set(statuses)).toEqual(new Set([200]));
    const refused = await postCoverage(question, network);
    expect(refused.status).toBe(429);
    expect(Number(refused.headers.get("retry-after"))).toBeGreaterThan(0);
    expect((await postCoverage(question)).status).toBe(200);
  });
});

describe("zones", () => {
  const zone = { purpose: "delivery", country: "lu", code_from: "L-9990", answer: "inside" };
  type Zone = {
    delivery_zone: { id: string; code_from: string; code_to: string; version: number };
  };

  it("win over the map, for their purpose, until they are deleted", async () => {
    const before = await coverageOf("delivery", "lu", "9990", "Weiswampach");
    expect(before.answer).toBe("outside");
    const { delivery_zone } = await call<Zone>("/admin/delivery-zones", "POST", zone);
    expect(delivery_zone).toMatchObject({ code_from: "9990", code_to: "9990" });
    const { id, version } = delivery_zone;
    try {
      expect(await coverageOf("delivery", "lu", "9990", "Weiswampach")).toEqual({
        ...before,
        answer: "inside",
        reason: "zone",
      });
      expect((await coverageOf("home-service", "lu", "9990", "Weiswampach")).reason).not.toBe(
        "zone",
      );

      const place = {
        ...zone,
        code_from: "",
        place: "Troisvierges",
        note: "Anna lives there",
        version,
      };
      await call(`/admin/delivery-zones/${id}`, "POST", place);
      expect((await coverageOf("delivery", "lu", "9990", "Weiswampach")).answer).toBe("outside");
      expect((await coverageOf("delivery", "lu", "9901", "Ulflingen")).answer).toBe("inside");
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
    expect((await coverageOf("delivery", "lu", "9901", "Ulflingen")).answer).toBe("outside");
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
