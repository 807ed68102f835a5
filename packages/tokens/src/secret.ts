/** Words of examples and defaults, which a guesser tries first. */
const ofExamples = /secret|password|passwort|change.?me|default|example|medusa|landolt/i;
const fewestCharacters = 8;

/** Whether a secret may be what somebody made at random; its length is checked elsewhere. */
export const isStrongSecret = (secret: string): boolean =>
  new Set(secret).size >= fewestCharacters && !ofExamples.test(secret);
