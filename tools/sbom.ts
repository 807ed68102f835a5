/**
 * `npm run --silent sbom > shop.cdx.json`: the software bill of materials of website and backend in the format
 * CycloneDX 1.6, made from both lockfiles. npm's own `npm sbom` refuses the backend, which links our packages.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { projectFolder } from "./settings.mjs";
import { bomOf } from "./supply-chain/bom.ts";
import { lockedPackages } from "./supply-chain/lockfiles.ts";

const { name, version } = JSON.parse(readFileSync(join(projectFolder, "package.json"), "utf8"));
const bom = bomOf({ name, version }, lockedPackages(), new Date());
process.stdout.write(`${JSON.stringify(bom, undefined, 2)}\n`);
