/** What a shop keeps in its data folder. What Node and npm brought, made pictures and the logs are not of it. */

/** Besides the database, what a shop cannot be made again from: files of people, and the secrets that sign and encrypt. */
export const keptFiles = [
  "secrets.json",
  "staff-password",
  "uploads",
  "uploads-private",
  "prescriptions",
  "outbox",
  "kept-requests",
] as const;

/** Of one start, and made again by the next. */
export const madeAgain = ["postgres.json", "last-start.json", "children.json"] as const;
