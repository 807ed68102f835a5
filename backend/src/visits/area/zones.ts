import { type CoveragePurpose, coveragePurposes } from "@landolt/forms";
import { readZone, type Zone } from "@landolt/places";
import type { InferTypeOf } from "@medusajs/framework/types";
import { z } from "@medusajs/framework/zod";
import type DeliveryZone from "../../modules/delivery-area/models/delivery-zone";
import type { ZoneValues } from "../../modules/delivery-area/service";

export type StoredZone = Omit<
  InferTypeOf<typeof DeliveryZone>,
  "created_at" | "updated_at" | "deleted_at"
>;

const typed = z.string().max(100).nullish();

const body = z.object({
  purpose: z.enum(coveragePurposes),
  country: z.string(),
  code_from: typed,
  code_to: typed,
  place: typed,
  answer: z.string(),
  note: z.string().max(500).default(""),
});

type Issue = { path: PropertyKey[]; code: string; message: string };

/** Field and sentence for what `readZone` can find wrong. */
const problems = {
  country: ["country", "The country is one of lu, de, fr and be"],
  code: ["code_from", "These are no postal codes of the country"],
  order: ["code_to", "The range ends before it begins"],
  area: ["code_from", "A zone names postal codes, a place, or both"],
  answer: ["answer", "The answer is inside, outside or check"],
} as const;

type Columns = Pick<z.infer<typeof body>, "country" | "code_from" | "code_to" | "place" | "answer">;

const readColumns = ({ country, code_from, code_to, place, answer }: Columns) =>
  readZone({
    country,
    codeFrom: code_from ?? "",
    codeTo: code_to ?? "",
    place: place ?? "",
    answer,
  });

/** Reads what staff sent; the codes come out as bare digits. */
export function readZoneBody(
  input: unknown,
): { ok: true; zone: ZoneValues } | { ok: false; issues: Issue[] } {
  const parsed = body.safeParse(input);
  if (!parsed.success) return { ok: false, issues: parsed.error.issues };
  const { purpose, note } = parsed.data;
  const reading = readColumns(parsed.data);
  if (!reading.ok) {
    const [field, message] = problems[reading.problem];
    return { ok: false, issues: [{ path: [field], code: reading.problem, message }] };
  }
  const { zone } = reading;
  return {
    ok: true,
    zone: {
      purpose,
      country: zone.country,
      code_from: zone.codes?.from ?? null,
      code_to: zone.codes?.to ?? null,
      place: zone.place ?? null,
      answer: zone.answer,
      note,
    },
  };
}

/** The stored zones of one purpose as the resolver wants them. */
export function zonesFor(stored: readonly StoredZone[], purpose: CoveragePurpose): Zone[] {
  return stored
    .filter((zone) => zone.purpose === purpose)
    .flatMap((columns) => {
      const reading = readColumns(columns);
      return reading.ok ? [reading.zone] : [];
    });
}
