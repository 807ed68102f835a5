import type { SiteLanguage } from "@landolt/forms";
import { de } from "./de";
import { en, type MailTexts } from "./en";
import { fr } from "./fr";

export type { MailTexts };

export const mailTexts: Record<SiteLanguage, MailTexts> = { en, fr, de };
