/**
 * The kinds of product there are: Medusa's product type, and the category whose listing at `/shop/<department>`
 * sells them. In the order of the shop's first page. Facts of their own: `kindFacts`. No schema: every page takes it
 * into the browser.
 */
export const productKinds = {
  lens: { type: "contact-lens", department: "contact-lenses" },
  accessory: { type: "accessory", department: "accessories" },
  frame: { type: "frame", department: "oakley" },
} as const;
export type ProductKind = keyof typeof productKinds;
export type ProductType = (typeof productKinds)[ProductKind]["type"];

/** The kinds by name. */
export const kindNames = Object.keys(productKinds) as [ProductKind, ...ProductKind[]];
export const productTypes = kindNames.map((kind) => productKinds[kind].type);
export const departments = kindNames.map((kind) => productKinds[kind].department);

/** What a product of Medusa's type is here; a type that is none of ours is shown as an accessory. */
export const kindOf = (type: string | undefined): ProductKind =>
  kindNames.find((kind) => productKinds[kind].type === type) ?? "accessory";

export const isProductType = (value: string): boolean =>
  productTypes.some((type) => type === value);
