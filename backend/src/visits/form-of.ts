import { placeOf, topicsOf } from "./context";
import type { StoredRequest } from "./views";

/** A stored request in the form's names, as far as its rules ask for it. */
export const formOf = (stored: StoredRequest) => ({
  place: placeOf(stored),
  reason: { topics: topicsOf(stored) },
  firstName: stored.first_name,
  lastName: stored.last_name,
  address: stored.address,
  postalCode: stored.postal_code,
  city: stored.city,
  country: stored.country,
  birthYear: stored.birth_year,
  email: stored.email,
  phone: stored.phone,
  language: stored.language,
});
