import type { VisitPlace } from "@landolt/forms";
import type { ActorKind, Status } from "./state";

/** Who acts: a member of staff with account and name, the customer by link, or a job. */
export type Actor =
  | { kind: "staff"; id: string; name: string }
  | { kind: Exclude<ActorKind, "staff"> };

export type Wish = { date: string; time: string; startsAt: Date };

/** The promise's three moments. */
export type Deadlines = { attentionBy: Date; warnBy: Date; answerBy: Date };

/** What a transition reads of a request. */
export type RequestRow = {
  id: string;
  status: Status;
  place: VisitPlace;
  version: number;
  calendar_sequence: number;
  latitude: number | null;
  longitude: number | null;
  assigned_to: string | null;
  assigned_name: string | null;
};

export type VisitRow = {
  request_id: string;
  place: VisitPlace;
  starts_at: Date;
  minutes: number;
  travel_minutes: number;
  optician_id: string;
  optician_name: string;
  latitude: number | null;
  longitude: number | null;
};

export type NewRequest = {
  /** Staff who have entered it for a caller. */
  enteredBy?: { id: string; name: string };
  idempotencyKey: string;
  place: VisitPlace;
  language: string;
  country: string;
  firstName: string;
  lastName: string;
  /** This and what is at home is absent in the store. */
  birthYear?: number;
  address?: string;
  postalCode?: string;
  city?: string;
  email: string;
  phone: string;
  requester: object | undefined;
  patients?: readonly object[];
  frames?: readonly string[];
  topics: readonly string[];
  reasonNote: string;
  mobility: string | undefined;
  accessNote: string;
  consent: boolean;
  coverage: object;
  position: { latitude: number; longitude: number } | undefined;
  receivedAt: Date;
  deadlines: Deadlines;
  wishes: readonly Wish[];
};
