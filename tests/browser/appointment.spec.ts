/** An appointment in the store. In the other languages, without scripts, and as staff enter one: appointment.all.spec.ts. */
import { test } from "@playwright/test";
import { makeAppointment } from "./appointment-visitor.ts";
import { locales } from "./home-visitor.ts";

test.use({ locale: locales.en });

test(
  "from the contact page: proposed, accepted, moved and cancelled",
  { tag: "@long" },
  ({ page }) => makeAppointment({ page, language: "en", scripts: true }),
);
