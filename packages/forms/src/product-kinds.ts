/**
 * The kinds of product there are: Medusa's product type, the category whose listing at `/shop/<department>`
 * sells them, and whether a lens or a frame is described by facts of its own. In the order of the shop's first page.
 */
export const productKinds = {
  lens: { type: "contact-lens", department: "contact-lenses", facts: "lens" },
  accessory: { type: "accessory", department: "accessories", facts: undefined },
  frame: { type: "frame", department: "oakley", facts: "frame" },
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
