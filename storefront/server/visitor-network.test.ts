import { describe, expect, it } from "vitest";
import { networkOf } from "./visitor-network.ts";

const from = (remoteAddress: string, forwarded?: string) =>
  networkOf({
    headers: forwarded === undefined ? {} : { "x-forwarded-for": forwarded },
    socket: { remoteAddress },
  });

describe("the network of a visitor", () => {
  it.each([
    ["192.0.2.7", undefined, "192.0.2.7"],
    ["::ffff:192.0.2.7", undefined, "192.0.2.7"],
    // A stranger's own word counts for nothing.
    ["192.0.2.7", "198.51.100.1", "192.0.2.7"],
    // Behind a proxy on this machine only its own entry, the last, counts.
    ["127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["127.0.0.1", "10.0.0.1, 198.51.100.1", "198.51.100.1"],
    ["::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["127.0.0.1", undefined, "127.0.0.1"],
    ["127.0.0.1", "", "127.0.0.1"],
  ])("connected from %s, forwarded for %s: %s", (address, forwarded, network) => {
    expect(from(address, forwarded)).toBe(network);
  });

  it.each([
    ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
    ["2001:db8:1:2::9", "2001:db8:1:2"],
    ["2001:DB8:0001:2:ffff::", "2001:db8:1:2"],
    ["2001:db8::1", "2001:db8:0:0"],
  ])("all of a household's IPv6 addresses are one: %s", (address, network) => {
    expect(from(address)).toBe(network);
  });
});
