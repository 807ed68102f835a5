import { afterEach, beforeEach, expect, test, vi } from "vitest";

beforeEach(() => {
  vi.resetModules();
  for (const name of ["JWT_SECRET", "COOKIE_SECRET", "MFA_KEY"]) {
    vi.stubEnv(name, "sixteen letters or more");
  }
  vi.stubEnv("HEALTH_KEYS", "1:sixteen-letters-or-more");
  vi.stubEnv("DATABASE_URL", "postgres://localhost/unused");
  vi.stubEnv("DATA_DIR", "/tmp");
});
afterEach(() => vi.unstubAllEnvs());

test.each([
  ["https://staff.example", true, ["__Host-landolt_staff", "__Host-landolt_customer"]],
  ["http://localhost:9000", false, ["landolt_staff", "landolt_customer"]],
])("at %s", async (address, secure, names) => {
  vi.stubEnv("BACKEND_URL", address);
  const { customerCookie, secureCookies, staffCookie } = await import("./session-cookies");
  expect(secureCookies()).toBe(secure);
  expect([staffCookie(), customerCookie()]).toEqual(names);
});
