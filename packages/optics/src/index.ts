/** Pure eye-care arithmetic: no framework, no input or output, the same code on every side. */
export * from "./check-range.ts";
export * from "./describe-range.ts";
export * from "./format.ts";
export * from "./kept-prescription.ts";
export * from "./lens.ts";
export * from "./metadata.ts";
export * from "./nearest.ts";
export * from "./options.ts";
export { type ParseCode, type Parsed, parse } from "./parse.ts";
export * from "./prescription/longest.ts";
export * from "./prescription/printed-words.ts";
export * from "./prescription/read-prescription.ts";
export * from "./range.ts";
export * from "./read-range.ts";
export * from "./refraction.ts";
export * from "./summarise-range.ts";
export * from "./supply.ts";
export * from "./validate.ts";
