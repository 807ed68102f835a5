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

  it("keep a file that is stored, and refuse what is none", () => {
    const prescription = `presc_${"0a".repeat(24)}`;
    const { answers, check } = readLensCheck({ ...form, "check.prescription": [prescription] });
    expect(answers?.prescription).toBe(prescription);
    expect(check.typed["check.prescription"]).toEqual([prescription]);
    const foreign = readLensCheck({ ...form, "check.prescription": ["../secret"] });
    expect([foreign.answers, foreign.check.problems]).toEqual([
      undefined,
      { "check.file": "file-gone" },
    ]);
  });

  it("wait for a file that can be read", () => {
    const { answers, check } = readLensCheck(form, "file-size");
    expect([answers, check.problems]).toEqual([undefined, { "check.file": "file-size" }]);
    expect(check.typed["check.worn"]).toEqual(["these"]);
    const { problems } = readLensCheck({}, "file-type").check;
    expect(problems).toMatchObject({ "check.worn": "required", "check.file": "file-type" });
  });

  it("lead to an appointment", () => {
    const { answers, check } = readLensCheck({ ...form, "check.worn": ["never"] });
    expect([answers, check.advice, check.problems]).toEqual([undefined, "never-worn", {}]);
  });
});
