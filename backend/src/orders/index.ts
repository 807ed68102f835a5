export { accountData } from "./account/account-data";
export { earlierOrders } from "./account/earlier-orders";
export { eraseLensesOfCustomer } from "./account/erase-lenses";
export { cancelChange } from "./cancel-change";
export { cancelOrder } from "./cancel-order";
export { holdOf } from "./card-holds";
export { eraseOrders, ordersOfPerson, recordsOfCustomer } from "./customer/person";
export { wornLenses } from "./customer/worn-lenses";
export { contractFile } from "./documents/contract-file";
export {
  creditNoteOfRefund,
  creditNoteOfUnpaid,
  fileName,
  findInvoice,
  issueInvoice,
  paidStamp,
  printInvoice,
} from "./documents/issue-invoice";
export { packingSlipPdf } from "./documents/packing-slip-pdf";
export { expectedDelivery } from "./expected-delivery";
export { giveBack } from "./give-back";
export { keepConsentTaken, lensConsentsOf, withdrawConsent } from "./health-data/consent";
export { eraseLensData } from "./health-data/erase";
export { type DueMail, dueMails } from "./mails/due-mails";
export { sendOrderLink, sendTransferRequest } from "./mails/order-notices";
export { withMailLock } from "./mails/with-mail-lock";
export { withdrawalMail } from "./mails/withdrawal-mail";
export { writeOrderMail } from "./mails/write-order-mail";
export { orderByNumber } from "./order-by-number";
export { type OrderProgress, progressOf, readProgress } from "./order-progress";
export { faultsOfLots, openLines, parcelsOf, withLots } from "./packing/lots";
export { isAwaitingPayment, refuseUnpackable } from "./packing/may-be-packed";
export { informHolders, lotHolders } from "./packing/recall";
export { makerLines, orderFromMaker, wholesalerCsv } from "./packing/wholesaler-list";
export { planWithdrawal } from "./plan-withdrawal";
export {
  completeReleases,
  considerLenses,
  decideLenses,
  lensOrder,
  packingLock,
  releaseOwnOrder,
} from "./release/lens-release";
export { prescriptionOf } from "./release/prescription";
export { lensReleaseOf, waitingLenses } from "./release/release-view";
export { accountsCsv, accountsPdf } from "./reports/account-files";
export { accounts } from "./reports/accounts";
export { report } from "./reports/report";
export { today } from "./reports/today";
export {
  isSecured,
  orderLanguage,
  readOrder,
  type StoredOrder,
  siteLanguage,
} from "./stored-order";
export {
  reminderEntry,
  remindOfSupply,
  sendSupplyReminders,
  stopReminding,
  suppliesOfCustomer,
  supplyOf,
} from "./supply/reminders";
export { type ParcelNotice, withNotice } from "./suppressed-notices";
export { orderWork } from "./work/order-work";
export {
  closeDoneWithdrawals,
  declaredLines,
  isPackingWithdrawn,
  openWithdrawals,
} from "./work/withdrawals";
