import { describe, expect, it } from "vitest";
import { readChoices } from "./facets.ts";

const read = (query: string) => readChoices(new URLSearchParams(query));

describe("the choices of an address", () => {
  it("are the values of known facets, each once", () => {
    expect(read("shape=round&shape=square&shape=round&wear=daily&heart=yes")).toEqual({
      shape: ["round", "square"],
      wear: ["daily"],
    });
  });

  it("are no more than an address may hold", () => {
    const many = Array.from({ length: 500 }, (_, index) => `shape=s${index}`).join("&");
    expect(read(many).shape).toHaveLength(30);
    expect(read(`brand=${"x".repeat(61)}&brand=`)).toEqual({});
  });
});
