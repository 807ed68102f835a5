import type { StoredLensLine } from "../../read-models/orders/lens-lines";

export const now = new Date("2026-11-23T12:00:00Z");

export const lensLine = (
  change: Partial<StoredLensLine> = {},
  lens: object = {},
): StoredLensLine => ({
  order_id: "order_1",
  number: 1,
  created_at: now,
  email: "marie@example.com",
  language: "en",
  canceled: false,
  name: "Marie Weber",
  phone: null,
  line_id: "line_right",
  product_id: "prod_1",
  title: "Biofinity",
  variant_id: "variant_6",
  variant: "6",
  boxes: 1,
  kept: 1,
  delivered_at: null,
  wear: "monthly",
  lenses_per_box: 6,
  range: null,
  ...{ state: null, revision: null, released: null, text: null },
  ...{ decided_by: null, decided_by_name: null, decided_at: null, same_as: null },
  consent_withdrawn: false,
  ...change,
  metadata: {
    lens: { eye: "right", sphere: -2.75, baseCurve: 8.6, diameter: 14, ...lens },
    ...change.metadata,
  },
});
