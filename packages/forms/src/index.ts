export * from "./business-profile.ts";
export * from "./checkout.ts";
export * from "./product-facts.ts";
