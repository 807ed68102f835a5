import type { HomeServiceStatus, ShownConsent, SiteLanguage } from "@landolt/forms";

export type Status = HomeServiceStatus;

export type Summary = {
  id: string;
  reference: string;
  status: Status;
  version: number;
  first_name: string | null;
  last_name: string | null;
  city: string | null;
  postal_code: string | null;
  kilometres: number | null;
  coverage: "inside" | "outside" | "check";
  received_at: string;
  attention_by: string;
  warn_by: string;
  answer_by: string;
  answered_at: string | null;
  assigned_to: string | null;
  assigned_name: string | null;
  erased_at: string | null;
};

type Person = { firstName: string; lastName: string };

/** What is known of the person and the visit's purpose; null once erased. */
export type Details = {
  birth_year: number | null;
  address: string | null;
  country: string;
  email: string | null;
  phone: string | null;
  language: SiteLanguage;
  requester: (Person & { email: string; phone: string; relation: string }) | null;
  patients: (Person & { birthYear: number })[];
  /** From here on only with the permission to read what is about health. */
  topics?: string[];
  reason_note?: string | null;
  mobility?: string | null;
  access_note?: string | null;
};

export type Frame = { handle: string; title: string };

export type Fit = {
  wish: number;
  starts_at: string;
  conflict: "busy" | "day-full" | "past" | null;
  detour_minutes: number;
  idle_minutes: number;
  neighbours: number;
  nearest_minutes: number | null;
};

export type Visit = {
  request_id: string;
  starts_at: string;
  minutes: number;
  travel_minutes: number;
  optician_id: string;
  optician_name: string;
};

type Point = { latitude: number; longitude: number };

export type RequestDetails = Summary &
  Details & {
    map: { shop: Point; radius_km: number; position: Point | null; place: string | null };
    ranking: Fit[];
    visit: Visit | null;
    frames: Frame[];
    /** Only with the permission to read what is about health. */
    notes?: { text: string; author_name: string; created_at: string }[];
    events: {
      at: string;
      actor_kind: "customer" | "staff" | "system";
      actor_name: string | null;
      action: string;
      why: string | null;
      visit_at: string | null;
    }[];
    /** To the use of the details, the earliest first. */
    consents: ShownConsent[];
    time_zone: string;
  };

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
