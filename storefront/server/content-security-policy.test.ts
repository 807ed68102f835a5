import { describe, expect, it } from "vitest";
import { hashSource, pagePolicy, withScripts } from "./content-security-policy.ts";

const inline = { scripts: "'nonce-abc'", styles: "'sha256-xyz'" };

describe("the policy of a page", () => {
  it("lets nobody else's script or style in", () => {
    expect(pagePolicy(inline, false)).not.toMatch(/http|unsafe/);
    expect(pagePolicy(inline, false)).toContain("script-src 'self' 'nonce-abc';");
    expect(pagePolicy(inline, false)).toContain("style-src 'self' 'sha256-xyz';");
  });

  it("learns of a page's scripts once the page is whole", () => {
    const policy = pagePolicy({ ...inline, scripts: "" }, false);
    expect(policy).toContain("script-src 'self';");
    expect(withScripts(policy, "'sha256-a' 'sha256-b'")).toContain(
      "script-src 'self' 'sha256-a' 'sha256-b';",
    );
  });

  it("lets Stripe in where cards are paid, and nobody else", () => {
    const hosts = pagePolicy(inline, true).match(/https:\/\/[\w*.]+/g) ?? [];
    expect(hosts.length).toBeGreaterThan(4);
    expect(hosts.every((host) => host.endsWith(".stripe.com"))).toBe(true);
  });
});

it("knows what stands within a page by its hash", () => {
  // printf 'one()' | openssl dgst -sha256 -binary | base64
  expect(hashSource("one()")).toBe("'sha256-HR7iaask9daLMRRskMI++QeJtjWDOjyPA6lGzYGzKW4='");
});
