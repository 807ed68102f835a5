/** Kinds of accessory that have a drawing; named as the catalog's categories are. */
export const accessoryKinds = ["care", "cases", "cloths", "drops"] as const;
export type AccessoryKind = (typeof accessoryKinds)[number];
