import { expect, test } from "vitest";
import { newOffers } from "./offer-providers";

const both = ["card", "store"];
const offer = (regionId: string, providerId: string) => ({ regionId, providerId });

test("a new region offers everything", () => {
  expect(newOffers(["lu", "be"], both, [offer("lu", "card"), offer("lu", "store")])).toEqual([
    offer("be", "card"),
    offer("be", "store"),
  ]);
});

test("a new way to pay is offered everywhere", () => {
  expect(newOffers(["lu"], both, [offer("lu", "store")])).toEqual([offer("lu", "card")]);
});

test("what staff have taken away, or never chose, stays away", () => {
  const ever = [offer("lu", "card"), offer("lu", "store"), offer("be", "store")];
  expect(newOffers(["lu", "be"], both, ever)).toEqual([]);
});
