import { randomUUID } from "node:crypto";
import { proprietary, readLicences } from "./judged.ts";
import type { LockedPackage } from "./lockfiles.ts";

const purlOf = ({ name, version }: { name: string; version: string }) =>
  `pkg:npm/${name.replace("@", "%40")}@${version}`;

/** An expression of SPDX, else the words of the package. */
function licensesOf({ name, license }: LockedPackage) {
  const known = license ?? readLicences[name];
  if (name in proprietary) return [{ license: { name: "Medusa Enterprise Edition License" } }];
  if (known === undefined) return [];
  return known.startsWith("SEE ") ? [{ license: { name: known } }] : [{ expression: known }];
}

function componentOf(each: LockedPackage) {
  const { name, version, integrity, dev, optional } = each;
  const digest = integrity?.replace(/^sha512-/, "");
  return {
    type: "library",
    "bom-ref": purlOf(each),
    name,
    version,
    purl: purlOf(each),
    // Those that only build and test are no part of what runs.
    scope: dev ? "excluded" : optional ? "optional" : "required",
    licenses: licensesOf(each),
    ...(digest && {
      hashes: [{ alg: "SHA-512", content: Buffer.from(digest, "base64").toString("hex") }],
    }),
  };
}

/** Each package once; where one is needed in several ways, the strongest counts. */
export function bomOf(
  shop: { name: string; version: string },
  packages: readonly LockedPackage[],
  now: Date,
) {
  const strength = ["excluded", "optional", "required"];
  const components = new Map<string, ReturnType<typeof componentOf>>();
  for (const component of packages.map(componentOf)) {
    const known = components.get(component.purl);
    if (!known || strength.indexOf(known.scope) < strength.indexOf(component.scope)) {
      components.set(component.purl, component);
    }
  }
  return {
    bomFormat: "CycloneDX",
    specVersion: "1.6",
    serialNumber: `urn:uuid:${randomUUID()}`,
    version: 1,
    metadata: {
      timestamp: now.toISOString(),
      component: { type: "application", "bom-ref": purlOf(shop), ...shop, purl: purlOf(shop) },
    },
    components: [...components.values()].toSorted((one, other) =>
      one.purl.localeCompare(other.purl),
    ),
  };
}
