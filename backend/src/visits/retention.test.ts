import { describe, expect, it } from "vitest";
import { retentionEnds } from "./retention";

const keep = { keepMonthsAfterVisit: 24, keepMonthsWithoutVisit: 6 };
const ends = (now: string) => {
  const { afterVisit, withoutVisit } = retentionEnds(keep, new Date(now));
  return [afterVisit.toISOString(), withoutVisit.toISOString()];
};

describe("the end of keeping", () => {
  it("lies so many months back, to the second", () => {
    expect(ends("2026-11-21T10:20:30Z")).toEqual([
      "2024-11-21T10:20:30.000Z",
      "2026-05-21T10:20:30.000Z",
    ]);
  });

  it("never runs over into the month after", () => {
    expect(ends("2026-08-31T00:00:00Z")[1]).toBe("2026-02-28T00:00:00.000Z");
    expect(ends("2028-02-29T00:00:00Z")[0]).toBe("2026-02-28T00:00:00.000Z");
  });
});
