import { expect, test } from "vitest";
import { judgeAudit } from "./audit.ts";

const around = (report: object) =>
  `npm warn audit something\n${JSON.stringify(report, undefined, 2)}\nnpm error A complete log\n`;
const holes = (vulnerabilities: object) => around({ auditReportVersion: 2, vulnerabilities });
const hole = (severity: string) => ({
  ...{ name: "leaky", severity, range: "<2.0.0" },
  via: [{ title: "Reads everything", url: "https://advisories.example/1" }],
});

test("no hole, or none that is grave, passes", () => {
  expect(judgeAudit(holes({}))).toEqual({ state: "passed", reason: "" });
  expect(judgeAudit(holes({ leaky: hole("moderate") })).state).toBe("passed");
});

test.each(["high", "critical"])("a %s hole fails, with what is known of it", (severity) => {
  expect(
    judgeAudit(holes({ leaky: hole(severity), through: { severity, via: ["leaky"] } })),
  ).toEqual({
    state: "failed",
    reason: expect.stringContaining(
      `leaky <2.0.0: ${severity}\n  Reads everything https://advisories.example/1`,
    ),
  });
});

test.each([
  "405 Method Not Allowed - POST https://registry.example/-/npm/v1/security/advisories/bulk",
  "request to https://registry.example failed, reason: connect ECONNREFUSED",
])("a registry that does not answer counts as nothing: %s", (message) => {
  const told = around({ message, error: { summary: "", detail: "" } });
  expect(judgeAudit(told)).toEqual({ state: "skipped", reason: expect.stringContaining(message) });
});

test.each([
  around({ error: { code: "ENOLOCK", summary: "This command requires an existing lockfile." } }),
  "npm: command not found",
  "",
])("what is no answer of a registry fails: %j", (output) => {
  expect(judgeAudit(output).state).toBe("failed");
});
