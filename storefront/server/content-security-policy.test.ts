import { describe, expect, it } from "vitest";
import { pagePolicy } from "./content-security-policy.ts";

describe("the policy of a page", () => {
  it("lets nobody else's script in", () => {
    expect(pagePolicy("'nonce-abc'", false)).not.toContain("http");
    expect(pagePolicy("'nonce-abc'", false)).toContain("script-src 'self' 'nonce-abc';");
  });

  it("lets Stripe in where cards are paid, and nobody else", () => {
    const hosts = pagePolicy("'nonce-abc'", true).match(/https:\/\/[\w*.]+/g) ?? [];
    expect(hosts.length).toBeGreaterThan(4);
    expect(hosts.every((host) => host.endsWith(".stripe.com"))).toBe(true);
  });
});
