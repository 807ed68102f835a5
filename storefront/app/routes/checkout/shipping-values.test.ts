import { describe, expect, it } from "vitest";
import { typedValues } from "./shipping-values.ts";

describe("typed values", () => {
  it("come back as typed, without what is no field of the form", () => {
    const form = new FormData();
    form.set("email", " a@b ");
    form.set("admin", "1");
    form.set("city", "x".repeat(10_000));
    form.set("phone", new File(["x"], "x.txt"));
    const values = typedValues(form);
    expect(values.email).toBe(" a@b ");
    expect(values).not.toHaveProperty("admin");
    expect(values.city).toHaveLength(500);
    expect(values.phone).toBe("");
  });
});
