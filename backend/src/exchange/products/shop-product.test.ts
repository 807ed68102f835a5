import type { ShopProductForm } from "@landolt/forms";
import { expect, it } from "vitest";
import { faultsOfNew } from "./check";
import { linesOf } from "./shop-product";

const text = (en: string) => ({ en, fr: `${en} fr`, de: `${en} de` });
const shared = {
  ...{ brand: "clairval", category: "care", title: text("Drops"), subtitle: text("Soft") },
  ...{ description: text("For dry eyes."), withdrawal: "standard" as const, pictures: [] },
  published: true,
};
const forms: ShopProductForm[] = [
  {
    ...shared,
    ...{
      type: "accessory",
      facts: {},
      option: text("Size"),
      pictures: ["https://a.example/uploads/a.jpg"],
    },
    variants: [
      { sku: "D-1", price: 4.9, stock: 3, choice: text("10 ml") },
      { sku: "D-2", price: 8, choice: text("20 ml") },
    ],
  },
  {
    ...shared,
    type: "contact-lens",
    facts: {
      ...{ maker: "Maker", wear: "daily", kind: "spherical", material: "etafilcon A" },
      waterPercent: 58,
    },
    variants: [{ sku: "L-30", price: 26, lensesPerBox: 30 }],
  },
  {
    ...shared,
    type: "frame",
    frame: {
      ...{ shape: "panto", rim: "full", material: "acetate", forWhom: "adults" },
      ...{ lensWidth: 48, lensHeight: 40, bridge: 21, temple: 145, totalWidth: 138 },
      ...{ weightGrams: 27.5, prescription: true, progressive: false },
    },
    sun: {
      ...{ category: 3, polarised: true, mirrored: false, photochromic: false, lensName: "Prizm" },
      ...{ lensColour: "grey", baseCurve: 8 },
    },
    variants: [
      { sku: "F-1", price: 149, stock: 1, colour: "black", colourCode: "01" },
      { sku: "F-2", price: 149, stock: 2, colour: "honey", colourCode: "02" },
    ],
  },
];

it.each(forms)("a $type of the form is a line that the table takes", (form) => {
  const { product, stock } = linesOf(form, "handle", "Store");
  expect(faultsOfNew(product)).toEqual([]);
  expect(stock.length).toBe(form.variants.filter(({ stock }) => stock !== undefined).length);
});

it("each kind names its variants in every language", () => {
  const [drops, lens, frame] = forms.map((form) => linesOf(form, "handle", "Store").product);
  expect(drops).toMatchObject({ choice_fr: "10 ml fr | 20 ml fr", counted: "yes | no" });
  expect(drops).toMatchObject({ price: "4.9 | 8", option_de: "Size de" });
  expect(lens).toMatchObject({ choice_de: "30 Linsen", lenses_per_box: "30", counted: "no" });
  expect(frame).toMatchObject({ choice_fr: "Noir | Miel", colour: "black | honey" });
  expect(frame).toMatchObject({ sun_category: "3 | 3", sun_base_curve: "8" });
});
