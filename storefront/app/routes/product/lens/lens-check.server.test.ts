import { describe, expect, it } from "vitest";
import type { FileProblem } from "#app/commerce/platform/prescription-content.server.ts";
import type { FormValues } from "#app/forms/form-values.ts";
import { readLensCheck } from "./lens-check.server.ts";

const form = {
  "check.worn": ["these"],
  "check.checked": ["within-a-year"],
  "check.source": ["box"],
  "check.wearer": ["from-16"],
};

const read = (form: FormValues, fileProblem?: FileProblem) =>
  readLensCheck(form, { consented: true, fileProblem });

describe("the questions before lenses are ordered", () => {
  it("are read from the form", () => {
    const answers = { worn: "these", checked: "within-a-year", source: "box", wearer: "from-16" };
    expect(read(form).answers).toEqual(answers);
    const child = { ...form, "check.wearer": ["under-16"], "check.parent": ["yes"] };
    expect(read(child).answers).toEqual({ ...answers, wearer: "under-16", parent: true });
  });

  it("name every field without an answer, and keep the others", () => {
    const { answers, check } = read({ "check.worn": ["these"], "check.source": ["both"] });
    expect(answers).toBeUndefined();
    expect(check.problems).toEqual({
      "check.checked": "required",
      "check.source": "required",
      "check.wearer": "required",
    });
    expect(check.typed["check.worn"]).toEqual(["these"]);
  });

  it("ask for the word of a parent", () => {
    const { answers, check } = read({ ...form, "check.wearer": ["under-16"] });
    expect([answers, check.problems]).toEqual([undefined, { "check.parent": "parent" }]);
  });

  it("keep a file that is stored, and refuse what is none", () => {
    const prescription = `presc_${"0a".repeat(24)}`;
    const { answers, check } = read({ ...form, "check.prescription": [prescription] });
    expect(answers?.prescription).toBe(prescription);
    expect(check.typed["check.prescription"]).toEqual([prescription]);
    const foreign = read({ ...form, "check.prescription": ["../secret"] });
    expect([foreign.answers, foreign.check.problems]).toEqual([
      undefined,
      { "check.file": "file-gone" },
    ]);
  });

  it("wait for a file that can be read", () => {
    const { answers, check } = read(form, "file-size");
    expect([answers, check.problems]).toEqual([undefined, { "check.file": "file-size" }]);
    expect(check.typed["check.worn"]).toEqual(["these"]);
    const { problems } = read({}, "file-type").check;
    expect(problems).toMatchObject({ "check.worn": "required", "check.file": "file-type" });
  });

  it("lead to an appointment", () => {
    const { answers, check } = read({ ...form, "check.worn": ["never"] });
    expect([answers, check.advice, check.problems]).toEqual([undefined, "never-worn", {}]);
  });

  it("do not go into the bag without consent, which is named beside what else is missing", () => {
    const { answers, check } = readLensCheck(form, { consented: false });
    expect([answers, check.problems]).toEqual([undefined, { "check.consent": "consent" }]);
    const { problems } = readLensCheck({}, { consented: false }).check;
    expect(problems).toMatchObject({ "check.worn": "required", "check.consent": "consent" });
  });
});
