import { inAll } from "@landolt/forms";
import { de } from "./de";
import { en } from "./en";
import { fr } from "./fr";
import type { VisitMailTexts } from "./letters";

export const visitMailTexts = inAll<VisitMailTexts>({ en, fr, de });
