import { join } from "node:path";
import { capture } from "../launch/capture.ts";
import { isObject } from "../launch/json-file.ts";
import { npmCommand } from "../npm.mjs";
import { projectFolder } from "../settings.mjs";

export interface Audit {
  readonly state: "passed" | "failed" | "skipped";
  /** What is known of which package, or why nothing was learnt. */
  readonly reason: string;
}

const grave = ["high", "critical"];
/** Names of advisories of others; where only a dependency is concerned, there is none. */
const titlesOf = (via: unknown) =>
  (Array.isArray(via) ? via : []).filter(isObject).map(({ title, url }) => `${title} ${url}`);

/** What npm says of the packages that run in the shop: `npm audit --json`, and perhaps other lines around it. */
export function judgeAudit(output: string): Audit {
  const [, json = ""] = /^(\{$[\s\S]*^\})$/m.exec(output) ?? [];
  let report: unknown;
  try {
    report = JSON.parse(json);
  } catch {
    return { state: "failed", reason: `npm audit gave no report: ${output.slice(0, 2000)}` };
  }
  const { vulnerabilities, message } = isObject(report) ? report : {};
  if (isObject(vulnerabilities)) {
    const found = Object.entries(vulnerabilities).flatMap(([name, hole]) =>
      isObject(hole) && grave.includes(String(hole.severity))
        ? [[`${name} ${hole.range}: ${hole.severity}`, ...titlesOf(hole.via)].join("\n  ")]
        : [],
    );
    return { state: found.length > 0 ? "failed" : "passed", reason: found.join("\n") };
  }
  // A request that failed has words of its own; another error of npm's is a fault here.
  return typeof message === "string"
    ? { state: "skipped", reason: `The registry does not tell of known holes: ${message}` }
    : { state: "failed", reason: `npm audit failed: ${json.slice(0, 2000)}` };
}

/** Asks the registry of both lockfiles about high and critical holes in packages that run in the shop. */
export async function audit(signal: AbortSignal): Promise<Audit> {
  const audits: Audit[] = [];
  for (const folder of ["", "backend"]) {
    const npm = npmCommand(["audit", "--omit=dev", "--json"]);
    const cwd = join(projectFolder, folder);
    audits.push(judgeAudit((await capture({ ...npm, cwd, nice: true }, signal)).output));
  }
  const worst = (["failed", "skipped"] as const).find((state) =>
    audits.some((one) => one.state === state),
  );
  const reasons = audits.filter(({ state }) => state === worst).map(({ reason }) => reason);
  return { state: worst ?? "passed", reason: [...new Set(reasons)].join("\n") };
}
