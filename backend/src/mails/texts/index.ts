import { inAll } from "@landolt/forms";
import { de } from "./de";
import { en, type MailTexts } from "./en";
import { fr } from "./fr";

export type { MailTexts };

export const mailTexts = inAll<MailTexts>({ en, fr, de });
