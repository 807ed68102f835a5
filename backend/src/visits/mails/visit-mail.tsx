import type { SiteLanguage, VisitPlace } from "@landolt/forms";
import { type Fact, Facts, Heading, type Mail, Paragraph, PressButton } from "../../mails";
import type { LetterKind, StaffLetterKind } from "../../modules/home-service/messages";
import { visitMailTexts } from ".";
import type { LetterFacts } from "./letters";

export type VisitMail = {
  kind: LetterKind | StaffLetterKind;
  place: VisitPlace;
  facts: LetterFacts;
  /** Whom it greets; staff are not greeted. */
  name?: string;
  /** Rows under the text, empty ones left out. */
  rows: Fact[];
  /** What the button opens. */
  link: string;
};

/** Every mail of a visit has the same form: what is the case, the facts, one button. */
export function visitMail(
  { kind, place, facts, name, rows, link }: VisitMail,
  language: SiteLanguage,
): Mail {
  const { greeting, letters, staff } = visitMailTexts[place][language];
  const letter = { ...letters, ...staff }[kind];
  return {
    subject: letter.subject(facts),
    preview: letter.preview(facts),
    body: (
      <>
        <Heading>{letter.title}</Heading>
        {name && <Paragraph>{greeting(name)}</Paragraph>}
        {letter.paragraphs(facts).map((text) => (
          <Paragraph key={text}>{text}</Paragraph>
        ))}
        <Facts facts={rows.filter(({ value }) => value !== "")} />
        <PressButton href={link}>{letter.button}</PressButton>
      </>
    ),
  };
}
