export {
  type CalendarEntry,
  type CalendarFile,
  calendarFile,
  calendarType,
} from "./calendar-file";
export {
  deleteMails,
  deleteOldSignInMails,
  deleteSignInMails,
  deleteStockAlertMails,
  eraseContents,
} from "./erase-mails";
export { light } from "./frame/colours";
export type { Mail, MailContext } from "./frame/mail";
export { type Notice, notice } from "./frame/notice";
export {
  type Fact,
  Facts,
  Heading,
  Lines,
  Paragraph,
  PressButton,
  Subheading,
  TextLink,
} from "./frame/parts";
export { daysOfNews, isKnownMail, type MailAttachment, sendMail } from "./send-mail";
export {
  failedMails,
  findMail,
  type KnownMail,
  listMails,
  readMail,
  resendMail,
} from "./stored-mails";
export { emailChangeTexts } from "./texts/email-change";
export { invitationTexts } from "./texts/invitation";
export { newPasswordTexts } from "./texts/new-password";
export { signInTexts } from "./texts/sign-in";
