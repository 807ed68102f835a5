import type { MailContext } from "../../../mails";
import type { ExpectedDelivery } from "../../expected-delivery";

/** When an order can be expected, in a sentence. */
export function expectedWords(expected: ExpectedDelivery, { texts, date }: MailContext): string {
  const words = texts.expected;
  // Noon of the day, so that it is the same day in the shop's time zone.
  const day = (local: string) => date(new Date(`${local}T12:00:00Z`));
  switch (expected.kind) {
    case "arrival":
      return expected.from === expected.to
        ? words.on(day(expected.from))
        : words.between(day(expected.from), day(expected.to));
    case "after-payment":
      return words.afterPayment(expected.from, expected.to);
    case "collection":
      return words.ready(day(expected.ready));
    default:
      return words[expected.kind];
  }
}
