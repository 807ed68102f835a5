/** What the backend answers on Medusa's pages, in the language of the dashboard: the build puts this into Medusa's client. */
import { getI18n } from "react-i18next";

/** Texts by what the backend says in English; `value` is what is in the brackets. The first that fits counts. */
export const sentences: readonly (readonly [RegExp, string])[] = [
  [/^[\w ]+ with [\w, ]+: (.+?), already exists/, "exists"],
  [/^\w+ with +\w+ +(.+?),? already exists/, "exists"],
  [/^Invalid product handle '(.*?)'/, "handle"],
  [/^User account for following email\(s\) already exist: (.+)/, "userExists"],
  [/ustomer with this email already/, "customerExists"],
  [/^Countries with codes: "(.+)" are already assigned/, "countryTaken"],
  [/^Variant "(.+)" has same combination/, "variantTwice"],
  [/^Variant \((.+)\) with provided options already exists/, "variantTwice"],
  [/not have (?:a price|prices)|no unit price|^No price set exist/, "noPrice"],
  [/product options? .*(?:associated|variant)/, "optionInUse"],
  [/^Cannot delete .*hipping.? ?[Pp]rofiles/, "profileInUse"],
  [/^Cannot delete shipping option type/, "typeInUse"],
  [/with category children/, "categoryHasChildren"],
  [/^Cannot delete default sales channels/, "defaultChannel"],
  [/api keys that are not revoked/, "keyNotRevoked"],
  [/already revoked/, "keyRevoked"],
  [/^Cannot remove .*reserv/, "reserved"],
  [/stocked items at the locations/, "stocked"],
  [/^Not enough stock|not have the required inventory/, "notEnoughStock"],
  [/must be canceled before canceling/, "cancelPartsFirst"],
  [/^Cannot cancel a completed order/, "completedOrder"],
  [/Shipped fulfillments cannot be canceled/, "shippedNotCancelled"],
  [/already (?:been )?(?:marked )?delivered/, "delivered"],
  [/already shipped|^Shipment has already/, "shipped"],
  [/has been canceled|already cancell?ed|canceled fulfillment/, "canceled"],
  [/^Cannot \w+ (?:to return )?more items than|^Quantity to fulfill exceeds/, "tooMany"],
  [/uantity .*must be greater than 0/, "quantityZero"],
  [/^Cannot remove fulfilled item|cannot be lower than/, "alreadyPacked"],
  [/^No items to fulfill/, "nothingToPack"],
  [/should have at least 1 item|^Items are required/, "chooseItems"],
  [/without stock location/, "noLocation"],
  [/not associated with any stock location/, "channelWithoutLocation"],
  [/^Fulfillment can only be created entirely/, "splitParcels"],
  [/shipping profiles? .*(?:does not match|not satisfied)/i, "profileMismatch"],
  [/^No shipping method selected/, "noDelivery"],
  [/refund (?:more|amount greater)|^Refund amount cannot be greater/, "refundTooMuch"],
  [/amount must be greater than 0/, "amountZero"],
  [/^You cannot capture more|^Amount cannot be greater/, "captureTooMuch"],
  [/^Can only (?:mark|delete).* payment collection/, "paymentNotOpen"],
  [/existing active order change/, "changeOpen"],
  [/active Order Change is required|^Order [Cc]hange /, "changeGone"],
  [/^Order .*is not a draft/, "notDraft"],
  [/cannot be archived/, "notArchived"],
  [/^Cannot transfer order|already belongs to customer/, "notTransferable"],
  [/^Promotion usage exceeds/, "codeLimit"],
  [/^The promotion code (.+) is invalid/, "codeInvalid"],
  [/percentage number between 0 and 100/, "percentage"],
  [/currency.*(?:match|Currency)|^Currency between/, "currencies"],
  [/cannot be less than current usage/, "limitBelowUse"],
  [/cannot delete itself/, "notYourself"],
  [/^The invite /, "inviteExpired"],
  [/^Invalid email or password/, "signIn"],
  [/^Invalid (?:TOTP|MFA)|code is invalid/, "code"],
  [/^MFA challenge|code has expired/, "codeExpired"],
  [/^Row (\d+):/, "row"],
  [/^No files? (?:was|were) uploaded/, "noFile"],
  [/^Invalid file type/, "fileType"],
  [/file is too large/, "fileTooLarge"],
];

/** Texts of our own refusals, by their codes. */
export const refusalCodes: Readonly<Record<string, string>> = {
  "consent-withdrawn": "packing:consentWithdrawn",
  consent: "refusals:lensValues",
  "lenses-not-released": "packing:notReleased",
  "parcel-not-paid": "packing:awaitsPayment",
  prescription: "refusals:lensValues",
  withdrawn: "packing:withdrawn",
};

/** Texts by status, where an answer has no type. */
const statuses: Readonly<Record<number, string>> = {
  401: "shared:unread.signedOut",
  403: "shared:forbidden",
  404: "refusals:kinds.not_found",
  409: "refusals:kinds.conflict",
  413: "refusals:fileTooLarge",
  429: "refusals:kinds.tooOften",
};

/** Texts by the type of Medusa's error. */
const types: Readonly<Record<string, string>> = {
  conflict: "refusals:kinds.conflict",
  duplicate_error: "refusals:kinds.duplicate_error",
  forbidden: "shared:forbidden",
  invalid_data: "refusals:kinds.invalid_data",
  mfa_required: "refusals:secondStep",
  not_allowed: "refusals:kinds.not_allowed",
  not_found: "refusals:kinds.not_found",
  payment_authorization_error: "refusals:kinds.payment",
};

/** What Medusa's pages compare with. */
const kept = /^Identity with email already exists$|^MFA verification code is required to disable/;

interface Answer {
  readonly message?: unknown;
  readonly type?: unknown;
  readonly code?: unknown;
}

/** A value of a table, but none that every object has. */
const own = <T>(table: Readonly<Record<string, T>>, key: unknown): T | undefined =>
  Object.hasOwn(table, `${key}`) ? table[`${key}`] : undefined;

/** What a product lacks, and what a role may not do: the backend says it in the dashboard's language. */
const isTranslated = (status: number, { type, code }: Answer): boolean =>
  code === "incomplete" || (status === 403 && type === "not_allowed");

/** The text for an answer that is not 2xx. */
export function refusalText(status: number, answer: Answer): string {
  const { message, type, code } = answer;
  const said = typeof message === "string" ? message : "";
  if (kept.test(said) || isTranslated(status, answer)) return said;
  const { t, language } = getI18n();
  const codeKey = own(refusalCodes, code);
  if (codeKey) return t(codeKey);
  const [pattern, sentence] = sentences.find(([fits]) => fits.test(said)) ?? [];
  if (pattern && sentence)
    return t(`refusals:${sentence}`, { value: pattern.exec(said)?.[1] ?? "" });
  // In English, Medusa says more about a wrong entry than a text for all of them.
  if (said && status === 400 && language === "en") return said;
  return t(own(types, type) ?? own(statuses, status) ?? "refusals:kinds.failed");
}

/** For a request that no answer came to: the browser says so in English. */
export function notReached(error: unknown): never {
  if (error instanceof TypeError) throw new Error(getI18n().t("shared:unread.noAnswer"));
  throw error;
}
