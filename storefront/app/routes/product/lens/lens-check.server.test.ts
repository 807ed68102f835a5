import { describe, expect, it } from "vitest";
import { readLensCheck } from "./lens-check.server.ts";

const form = {
  "check.worn": ["these"],
  "check.checked": ["within-a-year"],
  "check.source": ["box"],
  "check.wearer": ["from-16"],
};

describe("the questions before lenses are ordered", () => {
  it("are read from the form", () => {
    const answers = { worn: "these", checked: "within-a-year", source: "box", wearer: "from-16" };
    expect(readLensCheck(form).answers).toEqual(answers);
    const child = { ...form, "check.wearer": ["under-16"], "check.parent": ["yes"] };
    expect(readLensCheck(child).answers).toEqual({ ...answers, wearer: "under-16", parent: true });
  });

  it("name every field without an answer, and keep the others", () => {
    const { answers, check } = readLensCheck({ "check.worn": ["these"], "check.source": ["both"] });
    expect(answers).toBeUndefined();
    expect(check.problems).toEqual({
      "check.checked": "required",
      "check.source": "required",
      "check.wearer": "required",
    });
    expect(check.typed["check.worn"]).toEqual(["these"]);
  });

  it("ask for the word of a parent", () => {
    const { answers, check } = readLensCheck({ ...form, "check.wearer": ["under-16"] });
    expect([answers, check.problems]).toEqual([undefined, { "check.parent": "parent" }]);
  });

  it("lead to an appointment", () => {
    const { answers, check } = readLensCheck({ ...form, "check.worn": ["never"] });
    expect([answers, check.advice, check.problems]).toEqual([undefined, "never-worn", {}]);
  });
});
