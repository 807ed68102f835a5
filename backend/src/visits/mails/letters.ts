/** What the mails of a visit are written from. */
import type { LetterKind, StaffLetterKind } from "../../modules/home-service/messages";

/** All texts as they are to be read; what does not apply is empty. */
export type LetterFacts = {
  reference: string;
  business: string;
  phone: string;
  /** The address of the store, in one line. */
  store: string;
  /** The visit, written out: day and time. */
  when: string;
  /** The agreed visit that no longer takes place, written out. */
  left: string;
  /** When the promise ends, for staff. */
  answerBy: string;
  /** By when, as customers read it: "by Tuesday …", or "within 24 hours". */
  answer: string;
  optician: string;
  /** Why staff decided so, in their words. */
  why: string;
};

export type Letter = {
  subject: (facts: LetterFacts) => string;
  preview: (facts: LetterFacts) => string;
  title: string;
  paragraphs: (facts: LetterFacts) => string[];
  button: string;
};

export type VisitMailTexts = {
  greeting: (name: string) => string;
  /** How {@link LetterFacts.answer} is said. */
  answer: { by: (time: string) => string; within: (hours: number) => string };
  labels: {
    reference: string;
    when: string;
    optician: string;
    wishes: string;
    address: string;
    frames: string;
  };
  calendar: {
    summary: (business: string) => string;
    wish: (business: string) => string;
    reference: (reference: string) => string;
  };
  letters: Record<LetterKind, Letter>;
  staff: Record<StaffLetterKind, Letter>;
  answers: Record<"accept" | "refuse" | "change" | "cancel", string>;
};

/** What is said otherwise where the visit is an appointment in the store. */
export type InStoreTexts = {
  labels: Pick<VisitMailTexts["labels"], "address">;
  calendar: Pick<VisitMailTexts["calendar"], "summary" | "wish">;
  letters: Partial<Record<LetterKind, Partial<Letter>>>;
  staff: Partial<Record<StaffLetterKind, Partial<Letter>>>;
};
