import { ask } from "../../shared/api";

/** Bytes. */
const largest = 30 * 1024 * 1024;
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/**
 * Stores one picture: the backend signs an address, the file is PUT straight to it.
 * @returns the address at which it can be read
 * @throws Error when it is no picture, too large, or not taken
 */
export async function uploadPicture(file: File): Promise<string> {
  if (!pictureTypes.includes(file.type) || file.size > largest) throw new Error("not a picture");
  const { url } = await ask<{ url: string }>("uploads/presigned-urls", {
    originalname: file.name,
    mime_type: file.type,
    size: file.size,
    access: "public",
  });
  const answer = await fetch(url, {
    method: "PUT",
    body: file,
    headers: { "content-type": file.type },
  });
  if (!answer.ok) throw new Error(`HTTP ${answer.status}`);
  const stored = new URL(url);
  stored.search = "";
  return stored.href;
}
