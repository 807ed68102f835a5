/** A contact lens prescription that comes with an order of lenses. Pure. */

/** Bytes. */
export const largestPrescription = 10 * 1024 * 1024;

export const prescriptionTypes = [
  "image/jpeg",
  "image/png",
  "image/webp",
  "application/pdf",
] as const;
export type PrescriptionType = (typeof prescriptionTypes)[number];

/** 192 random bits; nobody can name the file of somebody else. */
export const prescriptionId = /^presc_[0-9a-f]{48}$/;

/** First bytes of a file, as characters of one byte each; `?` is any. */
const beginnings: Readonly<Record<PrescriptionType, string>> = {
  "image/jpeg": "\xff\xd8\xff",
  "image/png": "\x89PNG\r\n\x1a\n",
  "image/webp": "RIFF????WEBP",
  "application/pdf": "%PDF-",
};

/** What a file is by its content, whatever its name or sender says; undefined for anything else. */
export const prescriptionType = (bytes: Uint8Array): PrescriptionType | undefined =>
  prescriptionTypes.find((type) =>
    [...beginnings[type]].every(
      (character, at) => character === "?" || character.charCodeAt(0) === bytes[at],
    ),
  );
