/** Where a request comes from, as far as that can be trusted. One reader for storefront and backend. */
import { BlockList, isIP, isIPv6 } from "node:net";

/** Trusted where nothing is set: a proxy on this machine. */
export const loopbackProxies = "127.0.0.0/8, ::1";

/** Whether an IP address is that of a proxy whose `X-Forwarded-For` is believed. */
export type IsTrustedProxy = (address: string) => boolean;

/** An IPv4 address may be written as one of IPv6. */
const plainForm = (address: string): string => address.replace(/^::ffff:(?=\d+\.)/i, "");

/**
 * Reads the setting TRUSTED_PROXIES: addresses and networks in CIDR notation, separated by commas.
 * @throws Error naming the part that is neither
 */
export function readTrustedProxies(setting: string): IsTrustedProxy {
  const trusted = new BlockList();
  for (const part of setting.split(",").map((each) => each.trim())) {
    const [, address = "", prefix] = /^([\da-f.:]+)(?:\/(\d{1,3}))?$/i.exec(part) ?? [];
    const family = isIP(address);
    const longest = family === 6 ? 128 : 32;
    const bits = prefix === undefined ? longest : Number(prefix);
    if (family === 0 || bits > longest)
      throw new Error(`TRUSTED_PROXIES: "${part}" is no address and no network`);
    trusted.addSubnet(address, bits, family === 6 ? "ipv6" : "ipv4");
  }
  return (address) => trusted.check(address, isIPv6(address) ? "ipv6" : "ipv4");
}

/** Some proxies write the port as well: `192.0.2.1:4711`, `[2001:db8::1]:4711`. */
function forwardedAddress(entry: string): string | undefined {
  const bare = /^\[(.+)\](?::\d+)?$/.exec(entry)?.[1] ?? entry.replace(/^([\d.]+):\d+$/, "$1");
  const address = plainForm(bare);
  return isIP(address) === 0 ? undefined : address;
}

/**
 * The address of the client: the other end of the connection or, while that is a trusted proxy, what
 * this proxy has put last into `X-Forwarded-For`. What stands before the first stranger's entry is his own word.
 *
 * @param peer the other end of the connection
 * @param forwardedFor the header, from the furthest to the nearest
 */
export function clientAddress(
  peer: string,
  forwardedFor: string,
  isTrusted: IsTrustedProxy,
): string {
  let client = plainForm(peer);
  for (const entry of forwardedFor.split(",").reverse()) {
    const address = forwardedAddress(entry.trim());
    if (isIP(client) === 0 || !isTrusted(client) || address === undefined) break;
    client = address;
  }
  return client;
}

/** The part of an address that one household or company shares: all of IPv4, the first 64 bits of IPv6. */
export function sharedNetwork(address: string): string {
  return isIPv6(address) ? ipv6Network(address) : address;
}

/** In one spelling only (RFC 5952 but for the shortening of zeros), so that each network has one name. */
function ipv6Network(address: string): string {
  const [head = "", tail] = address.toLowerCase().split("::");
  const before = head === "" ? [] : head.split(":");
  const after = tail === undefined || tail === "" ? [] : tail.split(":");
  const zeros = tail === undefined ? 0 : 8 - before.length - after.length;
  const groups = [...before, ...Array.from({ length: Math.max(0, zeros) }, () => "0"), ...after];
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ""))
    .join(":");
}
