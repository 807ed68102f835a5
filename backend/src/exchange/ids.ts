/** Ids by the hundred thousand. The framework's own draw each of their letters from the system by itself. */
import { randomFillSync } from "node:crypto";

/** Crockford's base 32, as ULIDs are written. */
const letters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const lettersOfTime = 10;
const lettersDrawn = 16;

const drawn = Buffer.alloc(256 * lettersDrawn);
let used = drawn.length;

/** A prefix and a ULID, as `generateEntityId` makes them: later ones stand behind those of before. */
export function newId(prefix: string): string {
  if (used === drawn.length) {
    randomFillSync(drawn);
    used = 0;
  }
  let id = "";
  let time = Date.now();
  for (let place = 0; place < lettersOfTime; place += 1) {
    id = letters.charAt(time % letters.length) + id;
    time = Math.floor(time / letters.length);
  }
  for (const end = used + lettersDrawn; used < end; used += 1) {
    id += letters.charAt((drawn[used] ?? 0) % letters.length);
  }
  return `${prefix}_${id}`;
}
