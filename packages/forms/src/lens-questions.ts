/**
 * What is asked before lenses are ordered online, and when the answers call for an appointment
 * instead. Keys only, and no schema: the lens page takes them into the browser.
 */

export const lensQuestions = {
  /** Whether the wearer has worn these very lenses, others, or none. */
  worn: ["these", "others", "never"],
  /** When an optician or doctor last checked the eyes. */
  checked: ["within-a-year", "within-two-years", "longer", "unsure"],
  /** Where the values come from. */
  source: ["box", "prescription", "fitted-here"],
  wearer: ["from-16", "under-16"],
} as const;

type Questions = typeof lensQuestions;

export type LensAnswers = { [Q in keyof Questions]: Questions[Q][number] } & {
  /** A parent or guardian orders for a child and says so. */
  parent?: true | undefined;
  /** Id of the file that came with them. */
  prescription?: string | undefined;
};
export type LensQuestion = keyof LensAnswers;

/** Why an appointment comes before the order; key of its text. */
export const lensAdvice = ["never-worn", "check-too-old", "box-of-another-lens"] as const;
export type LensAdvice = (typeof lensAdvice)[number];

/** Why these answers speak against an order without an appointment; undefined where none does. */
export function adviceOn({ worn, checked, source }: LensAnswers): LensAdvice | undefined {
  if (worn === "never") return "never-worn";
  if (checked === "longer") return "check-too-old";
  // Another lens has another base curve and sits differently: its values say nothing about this one.
  if (worn === "others" && source === "box") return "box-of-another-lens";
  return undefined;
}

/**
 * What can be said today of a check that was answered with an order; undefined where it has to be asked again.
 * @param months that have begun since that order
 */
export function checkedSince(
  checked: LensAnswers["checked"],
  months: number,
): LensAnswers["checked"] | undefined {
  if (checked === "unsure") return checked;
  return checked === "within-a-year" && months <= 12 ? "within-two-years" : undefined;
}

/** What an optician looks at twice, although the order was taken. */
export const answersToWatch = ({ worn, checked, wearer }: LensAnswers): LensQuestion[] => [
  ...(worn === "others" ? (["worn"] as const) : []),
  ...(checked === "unsure" ? (["checked"] as const) : []),
  ...(wearer === "under-16" ? (["wearer"] as const) : []),
];
