/**
 * Envelope encryption: each person has a random key, which is stored wrapped by a key of the configuration. What a row
 * holds is bound to its table, its id and its person, so that a row that was moved elsewhere does not open.
 */
import { createCipheriv, createDecipheriv, createHash, randomBytes } from "node:crypto";

const cipher = "aes-256-gcm";
const keyBytes = 32;
const nonceBytes = 12;
const tagBytes = 16;

/** A key of the configuration with the version that its wrappings name. */
export type MasterKey = { version: number; secret: string };

/** Where something is stored. */
export type Place = { table: string; row: string; person: string };

const boundTo = ({ table, row, person }: Place, version: number): Buffer =>
  Buffer.from(`${table}|${row}|${person}|${version}`);

function sealBytes(key: Buffer, content: Uint8Array, bound: Buffer): Buffer {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(bound);
  const sealed = Buffer.concat([sealing.update(content), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]);
}

/** @throws where it was altered, moved, or sealed with another key */
function openBytes(key: Buffer, bytes: Buffer, bound: Buffer): Buffer {
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes)).setAAD(bound);
  opening.setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  return Buffer.concat([opening.update(bytes.subarray(nonceBytes + tagBytes)), opening.final()]);
}

const wrapping = ({ secret }: MasterKey): Buffer =>
  createHash("sha256").update(`health-key\n${secret}`).digest();

const ownPlace = (person: string): Place => ({ table: "eye_person", row: person, person });

export const newKey = (): Buffer => randomBytes(keyBytes);

export const wrapKey = (master: MasterKey, person: string, key: Buffer): string =>
  sealBytes(wrapping(master), key, boundTo(ownPlace(person), master.version)).toString("base64");

export const unwrapKey = (master: MasterKey, person: string, wrapped: string): Buffer =>
  openBytes(
    wrapping(master),
    Buffer.from(wrapped, "base64"),
    boundTo(ownPlace(person), master.version),
  );

/** Of the form of what is sealed, for when another one is needed. */
const formVersion = 1;

export const sealFile = (key: Buffer, place: Place, bytes: Uint8Array): Buffer =>
  sealBytes(key, bytes, boundTo(place, formVersion));

/** @throws where it was altered, moved, or sealed with another key */
export const openFile = (key: Buffer, place: Place, sealed: Buffer): Buffer =>
  openBytes(key, sealed, boundTo(place, formVersion));

export const sealContent = (key: Buffer, place: Place, content: unknown): string =>
  sealFile(key, place, Buffer.from(JSON.stringify(content))).toString("base64");

export const openContent = (key: Buffer, place: Place, sealed: string): unknown =>
  JSON.parse(openFile(key, place, Buffer.from(sealed, "base64")).toString("utf8"));
