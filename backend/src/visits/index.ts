export { coverageOf, coveragesOf, preparePlaces } from "./area/coverage";
export {
  addressCoverage,
  cartCoverage,
  homeDeliveryPrice,
  type TypedAddress,
} from "./area/home-delivery-price";
export { planPostalImport } from "./area/postal-import";
export { refuseFarVisit, refuseOutside } from "./area/refuse-far-visit";
export { readZoneBody, type StoredZone } from "./area/zones";
export { withdrawVisitConsent } from "./consent";
export { homeServiceOf, minutesOf, placeOf, topicsOf, wishRules } from "./context";
export { eraseRequest } from "./erase";
export { formOf } from "./form-of";
export { framesOf } from "./frames";
export { lostRequests, noteCalled } from "./lost";
export { sendOutbox, sendOutboxSoon } from "./mails/deliver";
export { calendarOf } from "./mails/entries";
export {
  eraseRequestsOf,
  followedRequests,
  personOfEmail,
  requestsOf,
  searchRequests,
} from "./of-person";
export { beginningOf, planningOf, planningRules } from "./planning-of";
export { deadlinesOf } from "./promise";
export { readByToken, readWhole } from "./read-whole";
export { wishesOf } from "./receive";
export { filtersOf, listQuery, orderOf } from "./staff/filters";
export { freeTimes, freeTimesQuery } from "./staff/free-times";
export { staffMember } from "./staff/opticians";
export { roundsOf } from "./staff/rounds";
export { staffAnswer } from "./staff/staff-answer";
export { assignBody, isStaffStep, noteBody, type StepBody, stepBodies } from "./staff/staff-bodies";
export { framesIn, personOf, plannedOf, summaryOf, visitView } from "./staff/staff-views";
export { csvOf } from "./staff/table";
export { refusalBody } from "./submission";
export { submit } from "./submit";
export { followOf, receiptOf } from "./views";
export { eraseOld, expirePassed, remindOfTomorrow, watchPromises } from "./watch";
