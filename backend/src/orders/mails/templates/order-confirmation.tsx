import { transferDetails, writtenPhone } from "@landolt/forms";
import {
  type Fact,
  Facts,
  Lines,
  type Mail,
  type MailContext,
  Paragraph,
  Subheading,
} from "../../../mails";
import { paymentTexts } from "../../../payments/ways";
import type { ExpectedDelivery } from "../../expected-delivery";
import type { MailOrder } from "../order-mail";
import { expectedWords } from "./expected";
import { Charged, OrderLetter } from "./order-parts";

type Confirmed = { order: MailOrder; expected: ExpectedDelivery; context: MailContext };

/** Confirms the contract on a durable medium; its terms come as a file with it. */
export function orderConfirmation(
  order: MailOrder,
  expected: ExpectedDelivery,
  context: MailContext,
): Mail {
  const { texts, business, date, money } = context;
  const { confirmation, contract } = texts;
  return {
    subject: confirmation.subject(business.name, order.number),
    preview: confirmation.preview(money(order.total, order.currency)),
    body: (
      <OrderLetter title={confirmation.title} order={order} context={context}>
        <Paragraph>{confirmation.intro(order.number, date(order.placedAt))}</Paragraph>
        <Subheading>{texts.order.articles}</Subheading>
        <Charged order={order} context={context} />
        {order.total > 0 && <Payment order={order} context={context} />}
        <Subheading>{texts.order.reaches}</Subheading>
        <Lines lines={[order.shipping.name, ...order.address]} />
        <Paragraph>{expectedWords(expected, context)}</Paragraph>
        <Subheading>{texts.order.next}</Subheading>
        <Paragraph>{confirmation.next[order.shipping.way]}</Paragraph>
        <Subheading>{contract.guarantee}</Subheading>
        <Paragraph>{contract.guaranteeText}</Paragraph>
        <Subheading>{contract.seller}</Subheading>
        <Seller context={context} />
        <Paragraph>{contract.attached}</Paragraph>
      </OrderLetter>
    ),
  };
}

function Payment({ order, context }: Omit<Confirmed, "expected">) {
  const { texts, business, language, money } = context;
  const { bankAccount } = business;
  const words = texts.payment.transfer;
  if (order.payment !== "bank-transfer" || !bankAccount) {
    return (
      <>
        <Subheading>{texts.order.payment}</Subheading>
        <Paragraph>{paymentWords(order, context)}</Paragraph>
      </>
    );
  }
  const { holder, iban, bic, reference } = transferDetails(bankAccount, Number(order.number));
  const facts: Fact[] = [
    { label: words.holder, value: holder },
    { label: words.iban, value: iban },
    ...(bic ? [{ label: words.bic, value: bic }] : []),
    { label: words.amount, value: money(order.total, order.currency) },
    { label: words.reference, value: reference },
  ];
  return (
    <>
      <Subheading>{texts.order.payment}</Subheading>
      <Paragraph>{paymentTexts["bank-transfer"][language].toPay(business.name)}</Paragraph>
      <Facts facts={facts} />
    </>
  );
}

function paymentWords(order: MailOrder, { texts, business, language }: MailContext): string {
  if (order.held) return texts.payment.held;
  if (order.payment === "pay-in-store" && order.shipping.way === "visit") {
    return texts.payment.atVisit;
  }
  // The account was taken from the profile since: staff will say how to pay.
  const way = order.payment === "bank-transfer" ? "other" : order.payment;
  return paymentTexts[way][language].toPay(business.name);
}

/** Who has sold, by the names and numbers that the law asks for. */
function Seller({ context: { texts, business } }: { context: MailContext }) {
  const { legalName, street, postalCode, town, phone, email, legal } = business;
  const { register, vatNumber, permit } = texts.contract;
  return (
    <>
      <Lines lines={[legalName, street, `${postalCode} ${town}`, writtenPhone(phone), email]} />
      <Facts
        facts={[
          { label: register, value: legal.tradeRegister },
          { label: vatNumber, value: legal.vatNumber },
          { label: permit, value: legal.permitNumber },
        ]}
      />
    </>
  );
}
