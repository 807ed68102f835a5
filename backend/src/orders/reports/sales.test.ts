import { expect, it } from "vitest";
import { salesOf } from "./sales";

it("groups by category, brand and lens, the largest first, and loses nothing", () => {
  const lens = { product_id: "l", title: "Lens", pieces: 2, amount: 50.1 };
  const frame = { product_id: "f", title: "Frame", pieces: 1, amount: 120 };
  const gone = { product_id: null, title: "Gone", pieces: 1, amount: 5.2 };
  const sales = salesOf(
    [lens, frame, gone, lens],
    [
      { id: "l", brand: "A", category: "Lenses", lens: true },
      { id: "f", brand: "B", category: "Oakley", lens: false },
    ],
  );
  expect(sales).toEqual({
    total: 225.4,
    by_category: [
      { name: "Oakley", pieces: 1, amount: 120 },
      { name: "Lenses", pieces: 4, amount: 100.2 },
      { name: null, pieces: 1, amount: 5.2 },
    ],
    by_brand: [
      { name: "B", pieces: 1, amount: 120 },
      { name: "A", pieces: 4, amount: 100.2 },
      { name: null, pieces: 1, amount: 5.2 },
    ],
    by_lens: [{ name: "Lens", pieces: 4, amount: 100.2 }],
  });
});
