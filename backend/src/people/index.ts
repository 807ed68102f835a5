export { type Actor, actorOf, authorOf, findActor, isGuarded, roleIn, staffOf } from "./actor";
export { idInAnswer, isSingle, recordOf, type Subject, subjectOf } from "./audit/subject";
export { withheld } from "./audit/withhold";
export { layoutOf } from "./dashboard-menu";
export { withoutHealthFields } from "./health-fields";
export { languageIn, languageOfCustomer } from "./language-of";
export { follow } from "./live";
export { everyMember, memberView } from "./members";
export {
  kindsFor,
  notifyMissed,
  notifyOfOrder,
  notifyOfRequestsSoon,
  staffEventsOf,
} from "./notify-staff";
export { actionOf, partsOf, permissionOf } from "./permission-of";
export { dashboardLanguage, refusalFor, roleName } from "./role-names";
export {
  isTaken,
  leaveOnlyMail,
  moveIdentities,
  undoMove,
} from "./sign-in/change-address";
export { confirmedEmail, identityOfAddress, undoIdentity } from "./sign-in/confirmed-address";
export { customerSession } from "./sign-in/customer-session";
export { endEarlierSignIns, endSessionsOf, endSignIn, hasEnded } from "./sign-in/ended";
export { countTry, type Tries, uncountTry } from "./sign-in/limits";
export { endOtherSignIns, endSignInOf, noteSignIn, signInsOf } from "./sign-in/open-sign-ins";
export { signInWithPasskey } from "./sign-in/passkeys";
export { refusePassword } from "./sign-in/password";
export { keepSessionsInDatabase } from "./sign-in/sessions";
export {
  contextOfBearer,
  newToken,
  signInOf,
  tokenOfCustomer,
  tokenOfSignIn,
} from "./sign-in/tokens";
