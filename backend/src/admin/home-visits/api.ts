import type { HomeServiceStatus } from "@landolt/forms";
import type { personOf, staffAnswer, summaryOf, visitView } from "../../visits";
import type { Answer } from "../shared/api";

type Person = Answer<typeof personOf>;
type Whole = Answer<typeof staffAnswer>["home_service_request"];
/** Only with the permission to read what is about health. */
type OfHealth = "topics" | "reason_note" | "mobility" | "access_note" | "notes";
type AsPermitted<T> = Omit<T, OfHealth> & Partial<Pick<T, OfHealth & keyof T>>;

export type Status = HomeServiceStatus;
export type Summary = Answer<typeof summaryOf>;
/** What is known of the person and the visit's purpose; null once erased. */
export type Details = AsPermitted<Person>;
/** A row of the list. */
export type Listed = Summary & Partial<Pick<Details, "topics">>;
export type RequestDetails = AsPermitted<Whole>;
export type Frame = Whole["frames"][number];
export type Fit = Whole["ranking"][number];
export type Visit = Answer<typeof visitView>;

export type PlannedVisit = Visit & {
  way_minutes: number;
  back_minutes: number | null;
  request: Summary & Details & Pick<RequestDetails, "frames" | "notes">;
};

export type PlannedVisits = {
  home_service_visits: PlannedVisit[];
  time_zone: string;
  shop: string;
};

export type Staff = {
  id: string;
  first_name: string | null;
  last_name: string | null;
  email: string;
};

export const nameOfStaff = ({ first_name, last_name, email }: Staff): string =>
  [first_name, last_name].filter(Boolean).join(" ") || email;

export const nameOf = ({ first_name, last_name }: Summary): string =>
  [first_name, last_name].filter(Boolean).join(" ");

export const requestsKey = ["home-service-requests"];
export const requestKey = (id: string) => [...requestsKey, id];
export const visitsKey = ["home-service-visits"];
