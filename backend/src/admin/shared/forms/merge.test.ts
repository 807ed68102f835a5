import { get, set } from "react-hook-form";
import { describe, expect, it } from "vitest";
import { demoBusiness } from "../../../seed/data/business";
import { merge } from "./merge";

const change = (...changes: [string, unknown][]) => {
  const record = structuredClone(demoBusiness);
  for (const [path, value] of changes) set(record, path, value);
  return record;
};

describe("what two people have made of one profile", () => {
  it("holds both changes where they changed different places, also inside of lists", () => {
    const typed = change(
      ["phone", "+352 1"],
      ["services.0.minutes", 41],
      ["bankAccount", undefined],
    );
    const stored = change(["email", "a@example.com"], ["services.1.minutes", 42]);
    const { record, both } = merge(demoBusiness, typed, stored);
    expect(both).toEqual([]);
    const paths = ["phone", "email", "services.0.minutes", "services.1.minutes", "bankAccount"];
    expect(paths.map((path) => get(record, path))).toEqual([
      ...["+352 1", "a@example.com", 41, 42, undefined],
    ]);
    expect("bankAccount" in record).toBe(false);
  });

  it("keeps what was typed where both changed it, and says where", () => {
    const late = [{ from: "10:00", to: "19:00" }];
    const typed = change(["phone", "+352 1"], ["openingHours.monday", late], ["town", "Lintgen"]);
    const stored = change(["phone", "+352 2"], ["openingHours.monday", []], ["town", "Lintgen"]);
    const { record, both } = merge(demoBusiness, typed, stored);
    expect(both.toSorted()).toEqual(["openingHours.monday", "phone"]);
    expect(record).toEqual(typed);
  });

  it("is what is stored where nothing was typed", () => {
    const stored = change(["holidays", []]);
    expect(merge(demoBusiness, demoBusiness, stored)).toEqual({ record: stored, both: [] });
  });
});
