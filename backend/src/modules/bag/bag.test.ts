import { describe, expect, it } from "vitest";
import {
  addCode,
  addLines,
  type BagContent,
  type Change,
  limits,
  removeCode,
  removeLine,
  restoreLine,
  setQuantity,
} from "./bag";

const empty: BagContent = { lines: [], codes: [], form_keys: [] };
const line = (id: string, quantity = 1) => ({ id, variant_id: `variant_${id}`, quantity });
const now = 1_000_000;

const after = (content: BagContent, change: Change): BagContent =>
  (change.ok && change.content) || content;

const filled = (...ids: string[]) =>
  after(
    empty,
    addLines(
      empty,
      ids.map((id) => line(id)),
      { now },
    ),
  );
const view = ({ lines }: BagContent) =>
  lines.map(({ id, quantity, removed_at }) => `${id}${removed_at ? "-" : quantity}`).join(" ");

describe("adding", () => {
  it("joins the same line and appends another", () => {
    const bag = after(
      filled("a", "b"),
      addLines(filled("a", "b"), [line("a", 4), line("c")], { now }),
    );
    expect(view(bag)).toBe("a5 b1 c1");
  });

  it("takes all or none", () => {
    const bag = filled("a");
    const change = addLines(bag, [line("b"), line("a", 99)], { now });
    expect(change).toEqual({ ok: false, refusal: "too-many-pieces" });
    const many = Array.from({ length: limits.lines + 1 }, (_, index) => line(`${index}`));
    expect(addLines(empty, many, { now })).toEqual({ ok: false, refusal: "too-many-lines" });
  });

  it("ends at the most boxes of a line", () => {
    const most = new Map([["a", 4]]);
    const add = (quantity: number) =>
      addLines(filled("a", "b"), [line("a", quantity), line("b", 9)], { now, most });
    expect(add(3).ok).toBe(true);
    expect(add(4)).toEqual({ ok: false, refusal: "too-many-boxes" });
  });

  it("comes in the place of lines that it replaces, and of those alone", () => {
    const bag = filled("a", "b", "c", "d");
    const replaced = (ids: string[], ...lines: ReturnType<typeof line>[]) =>
      view(after(bag, addLines(bag, lines, { now, replaces: ids })));
    expect(replaced(["b", "c"], line("e"), line("f"))).toBe("a1 e1 f1 d1");
    expect(replaced(["b", "c"], line("b", 2), line("e"))).toBe("a1 b2 e1 d1");
    expect(replaced(["b"], line("d"))).toBe("a1 c1 d2");
    expect(replaced(["gone"], line("e"))).toBe("a1 b1 c1 d1 e1");
  });

  it("starts over on the place of a line that was taken out", () => {
    const bag = after(filled("a", "b"), removeLine(filled("a", "b"), "a", now));
    expect(view(after(bag, addLines(bag, [line("a", 2)], { now })))).toBe("a2 b1");
  });
});

describe("the key of a form", () => {
  const form = { key: "form-one", now };
  const once = after(empty, addLines(empty, [line("a")], form));
  const seen = { ...once, form_keys: once.form_keys.map(({ key, at }) => ({ key, at })) };

  it("counts once until the bag was seen, and for the second half of a double click", () => {
    expect(addLines(once, [line("a")], { ...form, now: now + 60_000 })).toEqual({ ok: true });
    expect(addLines(seen, [line("a")], { ...form, now: now + 500 })).toEqual({ ok: true });
  });

  it("counts again when the visitor comes back to the page", () => {
    const again = addLines(seen, [line("a")], { ...form, now: now + 1500 });
    expect(view(after(seen, again))).toBe("a2");
    expect(after(seen, again).form_keys).toEqual([
      { key: "form-one", at: now + 1500, added: [line("a")] },
    ]);
  });

  it("stands for what was sent last, while the visitor has not seen that it was taken", () => {
    const before = filled("a", "b");
    const first = after(before, addLines(before, [line("b", 2), line("c"), line("d")], form));
    const bag = after(first, addLines(first, [line("z")], { now }));
    const corrected = after(bag, addLines(bag, [line("b"), line("c", 4), line("e")], form));
    expect(view(corrected)).toBe("a1 b2 c4 e1 z1");
    expect(view(after(corrected, addLines(corrected, [line("c")], form)))).toBe("a1 b1 c1 z1");
    const most = new Map([["c", 4]]);
    expect(addLines(corrected, [line("c", 5)], { ...form, most }).ok).toBe(false);
    expect(addLines(corrected, [line("c", 4)], { ...form, most }).ok).toBe(true);
  });

  it("comes in the place of the line that it replaced, also once it is corrected", () => {
    const before = filled("a", "b", "c");
    const replacing = { ...form, replaces: ["b"] };
    const first = after(before, addLines(before, [line("d")], replacing));
    expect(view(after(first, addLines(first, [line("e")], replacing)))).toBe("a1 e1 c1");
  });

  it("is kept for a bounded number of forms", () => {
    let bag = empty;
    for (let turn = 0; turn < 60; turn += 1) {
      bag = after(bag, addLines(bag, [line("a")], { key: `form-${turn}`, now }));
    }
    expect(bag.form_keys).toHaveLength(20);
    expect(view(bag)).toBe("a60");
  });
});

describe("lines", () => {
  it("come back to their place, each for itself", () => {
    let bag = filled("a", "b", "c");
    for (const id of ["a", "b"]) bag = after(bag, removeLine(bag, id, now));
    expect(view(bag)).toBe("a- b- c1");
    expect(view(after(bag, restoreLine(bag, "b")))).toBe("a- b1 c1");
    expect(view(after(bag, restoreLine(bag, "a")))).toBe("a1 b- c1");
  });

  it("that were taken out are kept for the last five", () => {
    let bag = filled(..."abcdefgh");
    for (const [index, id] of [..."abcdefg"].entries()) {
      bag = after(bag, removeLine(bag, id, now + index));
    }
    expect(view(bag)).toBe("c- d- e- f- g- h1");
  });

  it("that are not there are refused", () => {
    const refused = { ok: false, refusal: "no-such-line" };
    expect(setQuantity(filled("a"), "b", 2)).toEqual(refused);
    expect(removeLine(filled("a"), "b", now)).toEqual(refused);
    expect(restoreLine(filled("a"), "b")).toEqual(refused);
  });

  it("write nothing when they are as they should be", () => {
    expect(setQuantity(filled("a"), "a", 1)).toEqual({ ok: true });
    expect(restoreLine(filled("a"), "a")).toEqual({ ok: true });
  });
});

describe("codes", () => {
  it("are kept once and given back", () => {
    const bag = after(empty, addCode(empty, "TEN"));
    expect(bag.codes).toEqual(["TEN"]);
    expect(addCode(bag, "TEN")).toEqual({ ok: true });
    expect(after(bag, removeCode(bag, "TEN")).codes).toEqual([]);
  });
});

describe("every row of four changes to three lines", () => {
  const quantities = [1, 60];
  type Step = { what: "add" | "set" | "remove" | "restore"; id: string; quantity: number };
  const steps = ["a", "b", "c"].flatMap((id): Step[] => [
    ...quantities.map((quantity) => ({ what: "add" as const, id, quantity })),
    { what: "set", id, quantity: 7 },
    { what: "remove", id, quantity: 0 },
    { what: "restore", id, quantity: 0 },
  ]);

  const changeBy = (bag: BagContent, { what, id, quantity }: Step, at: number): Change => {
    if (what === "add") return addLines(bag, [line(id, quantity)], { now: at });
    if (what === "set") return setQuantity(bag, id, quantity);
    return what === "remove" ? removeLine(bag, id, at) : restoreLine(bag, id);
  };

  /** What a plain list of pieces becomes; negative are the pieces of a line that was taken out. */
  const piecesAfter = (pieces: ReadonlyMap<string, number>, { what, id, quantity }: Step) => {
    const before = pieces.get(id);
    const added = Math.max(before ?? 0, 0) + quantity;
    if (what === "add") return added > limits.quantity ? pieces : new Map(pieces).set(id, added);
    if (before === undefined) return pieces;
    const sign = what === "remove" ? -1 : 1;
    return new Map(pieces).set(id, what === "set" ? quantity : sign * Math.abs(before));
  };

  it("leaves what a plain list of pieces says", () => {
    let rows = 0;
    const follow = (row: readonly Step[], bag: BagContent, pieces: ReadonlyMap<string, number>) => {
      const signed = bag.lines.map(
        (line) => [line.id, line.removed_at ? -line.quantity : line.quantity] as const,
      );
      if (JSON.stringify(signed) !== JSON.stringify([...pieces])) {
        expect({ row, lines: signed }).toEqual({ row, lines: [...pieces] });
      }
      if (row.length === 4) {
        rows += 1;
        return;
      }
      for (const step of steps) {
        const next = after(bag, changeBy(bag, step, now + row.length));
        follow([...row, step], next, piecesAfter(pieces, step));
      }
    };
    follow([], empty, new Map());
    expect(rows).toBe(15 ** 4);
  });
});
