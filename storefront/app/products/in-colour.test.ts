import { describe, expect, it } from "vitest";
import type { ProductPage, ShownVariant } from "#app/commerce/catalog/product-answer.ts";
import { plainFrame } from "#app/design/drawings/plain-frame.ts";
import type { ProductPicture } from "#app/pictures/product-pictures.ts";
import { inColour, otherColour, searchOfColour, variantOfColour } from "./in-colour.ts";

const picture = (path: string): ProductPicture => ({ view: "front", path, stamp: "r1" });
const variant = (code: string, pictures: ProductPicture[]): ShownVariant => ({
  ...{ id: code, label: code, available: true, pictures },
  frame: { ...plainFrame, colourCode: code },
});
const black = variant("C1 Black", [picture("a/c1")]);
const red = variant("C2", [picture("a/c2")]);
const bare = variant("C3", []);
const product: ProductPage = {
  ...{ id: "p", handle: "a", kind: "frame", title: "A", subtitle: "", description: "" },
  ...{ categories: [], colours: [], priceVaries: false, available: true, withdrawal: "standard" },
  frame: { ...plainFrame, colourCode: "C1 Black" },
  pictures: [picture("a/c1")],
  variants: [black, red, bare],
};

describe("a frame in one of its colours", () => {
  it("is chosen by an address", () => {
    for (const one of product.variants) {
      const search = new URLSearchParams(searchOfColour(one));
      expect(variantOfColour(product.variants, search)).toBe(one);
    }
    expect(variantOfColour(product.variants, new URLSearchParams("colour=C2"))).toBe(red);
    expect(variantOfColour(product.variants, new URLSearchParams("colour=c9"))).toBeUndefined();
    expect(variantOfColour(product.variants, new URLSearchParams())).toBeUndefined();
  });

  it("is seen in its own pictures, in those of the first colour where it has none", () => {
    expect(inColour(product, red)).toMatchObject({
      pictures: [{ path: "a/c2" }],
      frame: { colourCode: "C2" },
    });
    expect(inColour(product, bare)).toBe(product);
    expect(inColour(product, undefined)).toBe(product);
  });

  it("says which colour is pictured where that is another one", () => {
    expect(otherColour(product, bare)).toBe(plainFrame.colour);
    for (const one of [black, red, undefined]) expect(otherColour(product, one)).toBeUndefined();
    // Of what staff upload nobody knows the colour.
    const { pictures: _none, ...uploaded } = bare;
    expect(otherColour(product, uploaded)).toBeUndefined();
  });

  it("is drawn in its own colour where there is no picture at all", () => {
    const drawn = { ...product, pictures: [] };
    expect(inColour(drawn, bare).frame).toBe(bare.frame);
    expect(otherColour(drawn, bare)).toBeUndefined();
  });
});
