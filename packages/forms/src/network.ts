/**
 * The part of an IPv6 address that one household or company shares: its first 64 bits, written in one
 * way only (RFC 5952 but for the shortening of zeros), so that each network has one name.
 * @param address a valid IPv6 address, shortened or not
 */
export function ipv6Network(address: string): string {
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
