/** Asking whether we send to an address, and the imported places that the answer may come from. */
import type Medusa from "@medusajs/js-sdk";
import { expect } from "vitest";
import { z } from "zod";
import { fromNetwork } from "./orders.ts";
import { runningShop } from "./shop-info.ts";

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
export const postCoverage = async (body: unknown, network?: string) =>
  fetch(`${info.backend}/store/coverage`, {
    method: "POST",
    headers: {
      "content-type": "application/json",
      "x-publishable-api-key": info.publishableKey,
      ...(await fromNetwork(info, network)),
    },
    body: JSON.stringify(body),
  });

/** What an address is answered. */
export async function coverageOf(
  purpose: string,
  country: string,
  postal_code: string,
  city: string,
) {
  const answer = await postCoverage({ purpose, country, postal_code, city });
  expect(answer.status).toBe(200);
  return answerShape.parse(await answer.json()).coverage;
}

interface PlacesReport {
  countries: { country: string; rows: number; postal_codes: number; rows_before: number }[];
  fault_count: number;
  faults: { line: number; problem: string }[];
  applied: boolean;
}

/** Reads a file as GeoNames writes it, or only reports what it holds. */
export const importPlaces = (staff: Medusa, content: string, dry_run: boolean) =>
  staff.client.fetch<PlacesReport>("/admin/postal-places/import", {
    method: "POST",
    body: { content, dry_run },
  });

/** Countries of which places are imported, each with how many. */
export async function importedPlaces(staff: Medusa): Promise<[country: string, rows: number][]> {
  const { postal_places } = await staff.client.fetch<{
    postal_places: { country: string; rows: number }[];
  }>("/admin/postal-places");
  return postal_places.map(({ country, rows }) => [country, rows]);
}

export const takeBackPlaces = (staff: Medusa, country: string) =>
  staff.client.fetch(`/admin/postal-places/${country}`, { method: "DELETE" });

export async function takeAllPlacesBack(staff: Medusa): Promise<void> {
  for (const [country] of await importedPlaces(staff)) await takeBackPlaces(staff, country);
}
