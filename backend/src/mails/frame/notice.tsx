import type { Mail, MailContext } from "./mail";
import { type Fact, Facts, Heading, Lines, Paragraph, PressButton } from "./parts";

export type Notice = {
  /** Heads the mail as well. */
  subject: string;
  name?: string;
  /** The first is what an inbox shows after the subject. */
  paragraphs: readonly [string, ...string[]];
  facts?: readonly Fact[];
  /** A list under its heading, such as what was withdrawn. */
  list?: { label: string; lines: readonly string[] };
  link?: { label: string; address: string };
};

/** A short mail: a greeting, a few paragraphs, perhaps a link or a list of facts. */
export function notice(content: Notice, { texts, business }: MailContext): Mail {
  const { subject, name, paragraphs, facts, list, link } = content;
  return {
    subject,
    preview: paragraphs[0],
    body: (
      <>
        <Heading>{subject}</Heading>
        <Paragraph>{texts.greeting(name)}</Paragraph>
        {paragraphs.map((paragraph) => (
          <Paragraph key={paragraph}>{paragraph}</Paragraph>
        ))}
        {facts && <Facts facts={facts} />}
        {list && <Lines lines={[list.label, ...list.lines]} />}
        {link && <PressButton href={link.address}>{link.label}</PressButton>}
        <Paragraph>
          {texts.farewell}
          <br />
          {business.name}
        </Paragraph>
      </>
    ),
  };
}
