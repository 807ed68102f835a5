import { expect, it } from "vitest";
import type { PublishedProduct } from "../../read-models/catalog/published-products";
import { missingParts, missingText } from "./missing";

const whole: PublishedProduct = {
  title: "Drops",
  shown_only: false,
  metadata: null,
  has_brand: true,
  has_category: true,
  has_picture: true,
  variants: 2,
  unpriced: [],
};

it("names what a product lacks, and of which variants the price", () => {
  expect(missingText(whole, "en")).toBeUndefined();
  const bare = { ...whole, has_brand: false, has_category: false, has_picture: false };
  expect(missingText({ ...bare, unpriced: ["20 ml"] }, "en")).toBe(
    "“Drops” cannot be published yet. Missing: a price (20 ml); a category; a brand; a picture, or the measurements to draw one.",
  );
  expect(missingText({ ...whole, variants: 0 }, "de")).toBe(
    "„Drops“ kann noch nicht veröffentlicht werden. Es fehlt: ein Preis.",
  );
});

it("needs no picture where the website draws one, and no price in the lookbook", () => {
  const undrawn = { ...whole, has_picture: false };
  expect(missingParts({ ...undrawn, metadata: { frame: { shape: "panto" } } })).toEqual([
    "picture",
  ]);
  expect(missingParts({ ...undrawn, metadata: { demo: true } })).toEqual([]);
  const frame = { ...whole, shown_only: true, has_category: false, unpriced: ["Black"] };
  expect(missingParts(frame)).toEqual([]);
  expect(missingParts({ ...frame, has_brand: false })).toEqual(["brand"]);
});
