/** What a request for a visit offers for choice, and how much it may hold: for forms that only ask. */

/** Where it takes place: at the customer's home, or in the store. */
export const visitPlaces = ["home", "store"] as const;
export type VisitPlace = (typeof visitPlaces)[number];

/** What the visit is for; several may apply. */
export const visitTopics = [
  "eye-exam",
  "new-glasses",
  "fitting",
  "contact-lenses",
  "repair",
  "insurance",
  "other",
] as const;
export type VisitTopic = (typeof visitTopics)[number];

/** What an appointment in the store is made for; one of them, and each takes its time. */
export const storeTopics = [
  "eye-exam",
  "new-glasses",
  "contact-lenses",
  "fitting",
  "repair",
] as const satisfies VisitTopic[];
export type StoreTopic = (typeof storeTopics)[number];

/** How the person who is visited gets about; decides what the optician brings. */
export const mobilities = ["walking", "aid", "wheelchair", "bed"] as const;

/** What the one who asks is to the one who is visited. */
export const relations = ["family", "friend", "carer", "care-home", "other"] as const;

/** The earliest year of birth. */
export const earliestBirthYear = 1920;
export const mostAppointments = 3;
/** Besides the one the request is for. */
export const mostFurtherPatients = 5;
/** Of a request, and so on the tray that it is made from. */
export const mostFrames = 12;
