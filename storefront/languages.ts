/** The languages of the site for what builds it, which runs without Vite: one for each file of texts. */
import { readdirSync } from "node:fs";
import { basename } from "node:path";
import { fileURLToPath } from "node:url";

export const languages = readdirSync(fileURLToPath(new URL("../messages", import.meta.url))).map(
  (file) => basename(file, ".json"),
);
