import { setImmediate } from "node:timers/promises";
import { describe, expect, it } from "vitest";
import type { Findable } from "../modules/catalog-index/service";
import { type Read, TakingIn } from "./taking-in";

const product = (revision: number, id = `p${revision}`): Findable => ({
  ...{ id, revision, channels: ["shop"], titles: [`Sutro ${revision}`], brand: "Oakley" },
  ...{ subtitles: [], categories: [], skus: [], descriptions: ["Light on the nose. ".repeat(20)] },
});

/** An index in which more can be written, and which counts how often it was read. */
function index(count: number) {
  const rows = Array.from({ length: count }, (_, at) => product(at + 1));
  const reads: number[] = [];
  const read: Read = async (after, most) => {
    reads.push(after);
    await setImmediate();
    return rows.filter(({ revision }) => revision > after).slice(0, most);
  };
  return { rows, reads, read };
}

const finds = ({ finder }: TakingIn, question: string) =>
  finder.find(question, ["shop"], 5).map(({ titles }) => titles[0]);

describe("taking in what is new", () => {
  it("is done with one look where nothing is", async () => {
    const { read, reads } = index(3);
    const taking = new TakingIn();
    await taking.upToNow(read);
    await taking.upToNow(read);
    expect(reads).toEqual([0, 3]);
    expect(finds(taking, "sutro 2")).toEqual(["Sutro 2"]);
  });

  it("lets others have their turn, and a question is answered with what is there", async () => {
    const { read } = index(4000);
    const taking = new TakingIn();
    let done = false;
    const all = taking.upToNow(read).then(() => {
      done = true;
    });
    let [turns, half] = [0, 0];
    while (!done) {
      await setImmediate();
      turns += 1;
      const { revision } = taking.finder;
      if (half || revision < 2000 || revision > 3000) continue;
      half = revision;
      expect(finds(taking, `sutro ${half}`)).toEqual([`Sutro ${half}`]);
      expect(finds(taking, "sutro 4000")).not.toContain("Sutro 4000");
    }
    await all;
    expect(half).toBeGreaterThan(0);
    expect(turns).toBeGreaterThan(16);
    expect(finds(taking, "sutro 4000")).toEqual(["Sutro 4000"]);
  });

  it("takes in what is written while another goes on, once for all who ask meanwhile", async () => {
    const { rows, read, reads } = index(2);
    const taking = new TakingIn();
    const first = taking.upToNow(read);
    await Promise.resolve();
    rows.push(product(3, "p1"));
    await Promise.all([first, taking.upToNow(read), taking.upToNow(read)]);
    expect(finds(taking, "sutro 3")).toEqual(["Sutro 3"]);
    expect(finds(taking, "1")).toEqual([]);
    expect(reads).toHaveLength(2);
  });

  it("loses nothing where a statement fails on the way", async () => {
    const { read } = index(1000);
    const taking = new TakingIn();
    let failed = 0;
    const failing: Read = async (after, most) => {
      if (after === 500 && failed === 0) {
        failed += 1;
        throw new Error("The connection is gone");
      }
      return read(after, most);
    };
    const first = taking.upToNow(failing);
    await expect(first).rejects.toThrow("gone");
    expect(finds(taking, "sutro 500")).toEqual(["Sutro 500"]);
    expect(finds(taking, "501")).toEqual([]);
    await taking.upToNow(failing);
    for (const number of [1, 500, 501, 1000]) {
      expect(finds(taking, `sutro ${number}`)[0]).toBe(`Sutro ${number}`);
    }
  });
});
