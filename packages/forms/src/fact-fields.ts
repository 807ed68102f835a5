/** The facts of a kind one by one, as columns of tables and fields of forms need them. */
import { z } from "zod";
import { type DescribedKind, describedKinds, kindFacts } from "./product-facts.ts";
import type { ProductKind } from "./product-kinds.ts";

type FactType =
  | { type: "choice"; options: readonly string[] }
  | { type: "number"; schema: z.ZodNumber }
  | { type: "text"; longest: number }
  | { type: "truth" };
export type FactField = FactType & { name: string; isOptional: boolean };

/** Those whose facts are the same for all variants; a frame has another colour and lens in each. */
export type PlainKind = Exclude<DescribedKind, "frame">;
export const plainKinds = describedKinds.filter((kind): kind is PlainKind => kind !== "frame");
export const isPlain = (kind: ProductKind): kind is PlainKind =>
  plainKinds.some((one) => one === kind);

function typeOf(schema: unknown): FactType {
  if (schema instanceof z.ZodEnum) return { type: "choice", options: schema.options.map(String) };
  if (schema instanceof z.ZodNumber) return { type: "number", schema };
  if (schema instanceof z.ZodString && schema.maxLength !== null) {
    return { type: "text", longest: schema.maxLength };
  }
  if (schema instanceof z.ZodBoolean) return { type: "truth" };
  throw new TypeError("A fact is a choice, a number, yes or no, or a text of limited length");
}

/** The facts of a kind in the order of its schema. */
export const factFields = (kind: PlainKind): FactField[] =>
  Object.entries(kindFacts[kind].shape).map(([name, schema]) => {
    const isOptional = schema instanceof z.ZodOptional;
    return { name, isOptional, ...typeOf(isOptional ? schema.unwrap() : schema) };
  });
