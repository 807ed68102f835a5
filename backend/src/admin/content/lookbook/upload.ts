import { toast } from "@medusajs/ui";
import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ask } from "../../shared/api";

/** Bytes. */
const largest = 30 * 1024 * 1024;
export const pictureTypes = ["image/jpeg", "image/png", "image/webp", "image/avif"];

/**
 * Stores one picture: the backend signs an address, the file is PUT straight to it.
 * @returns the address at which it can be read
 * @throws Error when it is no picture, too large, or not taken
 */
async function uploadPicture(file: File): Promise<string> {
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

/** Uploads one after the other, and says so where one fails: then nothing is handed on. */
export function useUpload(onUploaded: (urls: readonly string[]) => void) {
  const { t } = useTranslation("lookbook");
  const [busy, setBusy] = useState(false);
  const upload = async (files: readonly File[]) => {
    setBusy(true);
    try {
      const urls: string[] = [];
      for (const file of files) urls.push(await uploadPicture(file));
      onUploaded(urls);
    } catch {
      toast.error(t("uploadFailed"));
    } finally {
      setBusy(false);
    }
  };
  return { busy, upload };
}
