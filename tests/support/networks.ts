import { randomInt } from "node:crypto";

/** What a proxy says of a visitor from some network: a shop allows each one only so much in a quarter of an hour. */
export const fromAnyNetwork = () => ({
  "x-forwarded-for": ["10", ...Array.from({ length: 3 }, () => randomInt(256))].join("."),
});
