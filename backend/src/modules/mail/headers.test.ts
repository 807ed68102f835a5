import { describe, expect, it } from "vitest";
import { checkHeaders } from "./headers";

describe("checkHeaders", () => {
  it("lets ordinary headers pass", () => {
    expect(() => checkHeaders({ to: "a@shop.example", subject: "Ihre Bestellung" })).not.toThrow();
  });

  it.each(["a@shop.example\r\nBcc: b@else.example", "x\n", "\ry"])("refuses %j", (to) => {
    expect(() => checkHeaders({ to })).toThrow(/"to" must not hold a line break/);
  });

  it("does not repeat what somebody has typed", () => {
    expect(() => checkHeaders({ subject: "secret\n" })).not.toThrow(/secret/);
  });
});
