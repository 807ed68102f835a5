/**
 * In the browser, schemas are not compiled to code: our content security policy forbids it, and
 * browsers report even the question whether it is allowed. Read by zod when its first schema is made,
 * which is after this file, because the root of every page imports it.
 */
declare global {
  var __zod_globalConfig: { jitless?: boolean } | undefined;
}

if (!import.meta.env.SSR) globalThis.__zod_globalConfig = { jitless: true };

export {};
