import { expect, it } from "vitest";
import { pickTexts } from "./pick-texts.ts";

const texts = {
  home: { title: ["Hello ", ["name"]], lead: "Lead" },
  pages: { about: { title: "About", text: "Text" }, terms: { title: "Terms" } },
};

it("takes groups and single texts in the shape they have, and nothing that is not there", () => {
  const paths = ["pages.about.title", "home.title", "pages.about", "home.none", "none.at.all"];
  expect(pickTexts(texts, paths)).toEqual({
    home: { title: ["Hello ", ["name"]] },
    pages: { about: { title: "About", text: "Text" } },
  });
});

it("leaves the texts alone", () => {
  const before = structuredClone(texts);
  pickTexts(texts, ["pages.about.title", "pages", "home.lead", "home.title.0"]);
  pickTexts(texts, ["pages.terms.title"]);
  expect(texts).toEqual(before);
});
