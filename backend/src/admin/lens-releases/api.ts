import type { LensAnswers, LensQuestion, ShownConsent, SiteLanguage } from "@landolt/forms";
import type { PairWarning, ParameterRange, SupplyWarning } from "@landolt/optics";

export type ReleaseState = "waiting" | "asked" | "released" | "refused";

export type Decision = {
  order_id: string;
  number: number;
  state: ReleaseState;
  revision: number;
  text: string | null;
  same_as: string | null;
  decided_at: string | null;
  decided_by: string | null;
};

export type Line = {
  id: string;
  title: string;
  variant: string | null;
  boxes: number;
  /** As the order keeps them. */
  lens: unknown;
  prescribed: unknown;
};

export type Group = {
  range: ParameterRange | null;
  lines: Line[];
  /** One for both eyes, unless they were answered for each; none where nobody asked. */
  answers: (LensAnswers & { watch: LensQuestion[] })[];
  warnings: (PairWarning | SupplyWarning)[];
};

export type Earlier = Decision & { created_at: string; canceled: boolean; lines: Line[] };

export type Waiting = Decision & {
  created_at: string;
  email: string | null;
  name: string | null;
  phone: string | null;
  language: SiteLanguage;
  /** To the use of the values, the earliest first. */
  consents: ShownConsent[];
  groups: Group[];
  earlier: Earlier[];
};

export const releasesKey = ["lens-releases"];
