import { describe, expect, it } from "vitest";
import { ensure, need } from "./ensure";

type Row = { id: string; name: string };

function table(rows: Row[]) {
  const created: string[][] = [];
  const run = (wanted: string[]) =>
    ensure({
      wanted,
      keyOf: (name) => name,
      find: async (names) => rows.filter(({ name }) => names.includes(name)),
      keyOfStored: ({ name }) => name,
      create: async (names) => {
        created.push(names);
        const made = names.map((name) => ({ id: `new-${name}`, name }));
        rows.push(...made);
        return made;
      },
    });
  return { run, created };
}

describe("ensure", () => {
  it("creates only what is missing, in one go", async () => {
    const { run, created } = table([{ id: "old-b", name: "b" }]);
    const stored = await run(["a", "b", "c"]);
    expect(created).toEqual([["a", "c"]]);
    expect([...stored.values()].map(({ id }) => id).sort()).toEqual(["new-a", "new-c", "old-b"]);
  });

  it("does nothing the second time", async () => {
    const { run, created } = table([]);
    await run(["a"]);
    await run(["a"]);
    expect(created).toHaveLength(1);
  });
});

describe("need", () => {
  it("names the record that the data point to in vain", () => {
    expect(need(new Map([["a", 1]]), "a")).toBe(1);
    expect(() => need(new Map(), "brand-x")).toThrow(/"brand-x"/);
  });
});
