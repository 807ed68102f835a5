import { describe, expect, it } from "vitest";
import { readChanges } from "./surrogate-keys";
import { watchedTables } from "./watched-tables";

const change = (kind: string, record: string | null = null) => ({ id: 1, kind, record });

describe("what changes mean for pages", () => {
  it("finds keys that need no look-up", () => {
    const { keys, records } = readChanges([
      change("profile"),
      change("lens_range"),
      change("catalog"),
      change("search"),
    ]);
    expect([...keys].sort()).toEqual(["catalog", "lens-ranges", "profile", "search"]);
    expect(Object.values(records).flat()).toEqual([]);
  });

  it("names each record once, translations by what they translate", () => {
    const { keys, records, all } = readChanges([
      ...[change("product", "prod_1"), change("translation", "prod_1")],
      ...[change("variant", "variant_1"), change("translation", "variant_2")],
      ...[change("price_set", "pset_1"), change("inventory_item", "iitem_1")],
    ]);
    expect(records).toMatchObject({
      product: ["prod_1"],
      variant: ["variant_1", "variant_2"],
      price_set: ["pset_1"],
      inventory_item: ["iitem_1"],
    });
    expect([...keys]).toEqual([]);
    expect(all).toBe(false);
  });

  it("takes many records out of one note", () => {
    const { records } = readChanges([
      change("product", "prod_1 prod_2"),
      change("product", "prod_2"),
    ]);
    expect(records.product).toEqual(["prod_1", "prod_2"]);
  });

  it("knows what many products share, and what all of them hang on", () => {
    const shared = readChanges([change("brand", "brand_1"), change("translation", "pcat_1")]);
    expect(shared.records).toMatchObject({ brand: ["brand_1"], category: ["pcat_1"] });
    expect([...shared.keys]).toEqual(["catalog"]);
    expect(shared.all).toBe(false);
    expect(readChanges([change("catalog")]).all).toBe(true);
  });

  it("watches each table once, and nobody's orders or bags", () => {
    const names = watchedTables.map(({ table }) => table);
    expect(new Set(names).size).toBe(names.length);
    expect(names.filter((name) => /order|bag|cart|customer/.test(name))).toEqual([]);
  });
});
