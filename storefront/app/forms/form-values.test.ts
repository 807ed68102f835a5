import { describe, expect, it } from "vitest";
import { z } from "zod";
import { formValues, textIn } from "./form-values.ts";
import { parseForm } from "./parse-form.ts";

function form(...entries: [string, string | File][]) {
  const data = new FormData();
  for (const [name, value] of entries) data.append(name, value);
  return formValues(data);
}

describe("what a form holds", () => {
  it("comes back as typed, cut where it can only be a mistake", () => {
    const values = form([" email", "x"], ["email", " a@b "], ["city", "x".repeat(100_000)]);
    expect(textIn(values, "email")).toBe("a@b");
    expect(textIn(values, "city")).toHaveLength(10_000);
    expect(textIn(values, "phone")).toBe("");
  });

  it("has no files", () => {
    expect(textIn(form(["phone", new File(["x"], "x.txt")]), "phone")).toBe("");
  });

  it("has each value of a name, as many as a form of ours sends", () => {
    expect(form(["frames", "a"], ["frames", "b"]).frames).toEqual(["a", "b"]);
    const many = Array.from({ length: 1000 }, (): [string, string] => ["frames", "a"]);
    expect(form(...many).frames).toHaveLength(60);
  });
});

describe("a form judged by its schema", () => {
  const schema = z.object({
    name: z.string("missing").min(2, "short").regex(/[a-z]/, "letters"),
    pieces: z.coerce.number("number"),
  });

  it("is the value that the schema makes of it", () => {
    expect(parseForm(schema, form(["name", "Marie"], ["pieces", "2"]))).toEqual({
      ok: true,
      value: { name: "Marie", pieces: 2 },
    });
  });

  it("names one problem for each field, also where others are wrong", () => {
    expect(parseForm(schema, form(["name", "1"], ["pieces", "x"]))).toEqual({
      ok: false,
      errors: { name: "short", pieces: "number" },
    });
    expect(parseForm(schema, form(["pieces", "1"]))).toEqual({
      ok: false,
      errors: { name: "missing" },
    });
  });
});
