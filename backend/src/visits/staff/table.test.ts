import { describe, expect, it } from "vitest";
import type { StoredRequest } from "../views";
import { csvOf } from "./table";

const request = {
  reference: "HS-ABCDEF",
  status: "received",
  place: "store",
  first_name: '=HYPERLINK("x")',
  last_name: 'Weber, "Anna"',
  phone: "+352621123456",
  coverage: { kilometres: 1.2 },
  received_at: new Date("2026-11-20T08:00:00Z"),
  answered_at: null,
} as unknown as StoredRequest;

describe("the table of requests", () => {
  const [head = "", row = ""] = csvOf([request], (at) => (at ? "then" : "")).split("\r\n");

  it("quotes what would break it and defuses formulas", () => {
    expect(row).toContain(`"'=HYPERLINK(""x"")"`);
    expect(row).toContain('"Weber, ""Anna"""');
    expect(row).toContain("'+352621123456");
  });

  it("has a name for each column", () => {
    expect(head.split(",")).toHaveLength(16);
    expect(head.endsWith("received,answer_by,answered")).toBe(true);
  });
});
