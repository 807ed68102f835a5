import { type Mail, type MailContext, notice } from "../../mails";
import type { StoredWithdrawal, WithdrawalLine } from "../../modules/withdrawals/service";
import { writtenDates } from "../../platform/written-dates";
import { afterOrderTexts } from "./texts";

/** The receipt on a durable medium: the declaration's content, its date and its time. */
export function withdrawalMail(withdrawal: StoredWithdrawal, context: MailContext): Mail {
  const texts = afterOrderTexts[context.language].withdrawal;
  const declaredAt = writtenDates(context.language, {
    dateStyle: "full",
    timeStyle: "long",
    timeZone: context.business.timeZone,
  })(withdrawal.declared_at);
  const lines = withdrawal.lines as WithdrawalLine[] | null;
  const costs = context.texts.order.returnCosts[context.business.legal.returnCosts];
  return notice(
    {
      subject: texts.subject(withdrawal.reference),
      name: withdrawal.name,
      paragraphs: [
        texts.text,
        withdrawal.in_time === false ? texts.late : `${texts.next} ${costs}`,
      ],
      facts: [
        { label: texts.reference, value: withdrawal.reference },
        { label: texts.declaredAt, value: declaredAt },
        { label: texts.name, value: withdrawal.name },
        { label: texts.email, value: withdrawal.email },
        { label: texts.order, value: withdrawal.order_number },
      ],
      list: {
        label: texts.contents,
        lines: lines?.map(({ quantity, title }) => `${quantity} × ${title}`) ?? [
          withdrawal.statement ?? texts.wholeOrder,
        ],
      },
    },
    context,
  );
}
