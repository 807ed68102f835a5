/** Which Node the shop needs. Plain JavaScript, because node.mjs needs it on older Nodes. */

/**
 * Whether the stack runs on this Node. React Router 8 asks for 22.22 or newer, Vitest 5 for an even
 * release (their `engines` fields).
 *
 * @param {string} version
 */
export function isNewEnough(version) {
  const [major = 0, minor = 0] = version.replace(/^v/, "").split(".").map(Number);
  return (major === 22 && minor >= 22) || (major >= 24 && major % 2 === 0) || major > 26;
}
