import { describe, expect, it } from "vitest";
import { safetyFacts, safetyGapsOf, safetyIn } from "./product-safety.ts";

const maker = { maker: "Alcon", makerAddress: "Rue 1, Town", makerContact: "info@example.com" };
const instructions = Object.fromEntries(
  ["en", "fr", "de"].map((language) => [language, `https://example.com/${language}.pdf`]),
);

describe("safetyGapsOf", () => {
  it.each([
    [undefined, ["maker", "makerAddress", "makerContact"]],
    [maker, []],
    [{ ...maker, medicalDevice: true }, ["instructions", "udiDi"]],
    [{ ...maker, medicalDevice: true, udiDi: "07612345678900", instructions }, []],
    [
      {
        ...maker,
        medicalDevice: true,
        udiDi: "07612345678900",
        instructions: { en: instructions.en },
      },
      ["instructions"],
    ],
    [{ ...maker, udiDi: "no identifier" }, ["maker", "makerAddress", "makerContact"]],
  ])("%o lacks %o", (facts, gaps) => {
    expect(safetyGapsOf(facts)).toEqual(gaps);
  });
});

describe("safetyIn", () => {
  it("has the texts of one language, and nothing where nothing is known", () => {
    const facts = safetyFacts.parse({ ...maker, instructions, warnings: { fr: "Attention" } });
    expect(safetyIn(facts, "fr")).toEqual({
      ...{ ...maker, instructions: "https://example.com/fr.pdf", warnings: "Attention" },
    });
    expect(safetyIn(facts, "de")).not.toHaveProperty("warnings");
    expect(safetyIn({ warnings: { fr: "Attention" } }, "en")).toBeUndefined();
  });

  it("takes no address that runs a script", () => {
    expect(safetyFacts.safeParse({ instructions: { en: "javascript:alert(1)" } }).success).toBe(
      false,
    );
  });
});
