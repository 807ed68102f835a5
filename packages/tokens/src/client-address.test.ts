import { describe, expect, it } from "vitest";
import {
  clientAddress,
  loopbackProxies,
  readTrustedProxies,
  sharedNetwork,
} from "./client-address.ts";

const onThisMachine = readTrustedProxies(loopbackProxies);
const elsewhere = readTrustedProxies("10.0.0.0/8, 192.0.2.10, fd00::/8");

describe("the address of a client", () => {
  it.each([
    ["192.0.2.7", "", "192.0.2.7"],
    ["::ffff:192.0.2.7", "", "192.0.2.7"],
    // A stranger's own word counts for nothing.
    ["192.0.2.7", "198.51.100.1", "192.0.2.7"],
    // Behind a proxy on this machine its own entry, the last, counts.
    ["127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["127.0.0.1", "203.0.113.1, 198.51.100.1", "198.51.100.1"],
    ["::ffff:127.0.0.1", "198.51.100.1", "198.51.100.1"],
    ["::1", "2001:db8::1", "2001:db8::1"],
    ["127.0.0.1", "", "127.0.0.1"],
    ["127.0.0.1", "unknown", "127.0.0.1"],
    ["127.0.0.1", "198.51.100.1:4711", "198.51.100.1"],
    ["127.0.0.1", "[2001:db8::1]:4711", "2001:db8::1"],
    ["", "198.51.100.1", ""],
  ])("connected from %s, forwarded for %s: %s", (peer, forwarded, client) => {
    expect(clientAddress(peer, forwarded, onThisMachine)).toBe(client);
  });

  it.each([
    // Two proxies in a row, both named.
    ["10.1.2.3", "198.51.100.1, 192.0.2.10", "198.51.100.1"],
    ["fd00::5", "203.0.113.9, 198.51.100.1, 10.0.0.1", "198.51.100.1"],
    // Every entry is trusted: the furthest is the client.
    ["10.1.2.3", "10.0.0.9", "10.0.0.9"],
    // What is set replaces what is trusted otherwise.
    ["127.0.0.1", "198.51.100.1", "127.0.0.1"],
    ["192.0.2.11", "198.51.100.1", "192.0.2.11"],
  ])("with proxies elsewhere, from %s, forwarded for %s: %s", (peer, forwarded, client) => {
    expect(clientAddress(peer, forwarded, elsewhere)).toBe(client);
  });

  it.each(["", "10.0.0.0/33", "fd00::/129", "proxy.example", "10.0.0.1;10.0.0.2", "10.0.0.1,"])(
    "%j is no setting",
    (setting) => {
      expect(() => readTrustedProxies(setting)).toThrow(/is no address/);
    },
  );
});

it.each([
  ["192.0.2.7", "192.0.2.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2"],
  ["2001:db8:1:2::9", "2001:db8:1:2"],
  ["2001:DB8:0001:2:ffff::", "2001:db8:1:2"],
  ["2001:db8::1", "2001:db8:0:0"],
])("%s is in the network %s", (address, network) => {
  expect(sharedNetwork(address)).toBe(network);
});
