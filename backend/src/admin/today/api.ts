import type { today } from "../../orders";
import type { Answer } from "../shared/api";

export type Today = Answer<typeof today>;
