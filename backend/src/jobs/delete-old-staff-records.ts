import type { MedusaContainer } from "@medusajs/framework/types";
import { AUDIT_MODULE } from "../modules/audit";
import { EMAIL_CHANGES_MODULE } from "../modules/email-changes";
import { PASSKEYS_MODULE } from "../modules/passkeys";
import { PRESCRIPTIONS_MODULE } from "../modules/prescriptions";
import { SIGN_IN_LINKS_MODULE } from "../modules/sign-in-links";
import { staffEventsOf } from "../people";
import { ask } from "../platform/ask";

const day = 24 * 60 * 60 * 1000;
/** Three years: as long as most claims can be made. */
const auditDays = 3 * 365;
/** A file that was only checked is checked again. */
const checkDays = 7;
/** Nobody comes back to a page that was left open longer. */
const eventDays = 7;

/** Deletes what was kept long enough about the work of staff, and about signing in. */
export default async function deleteStaffRecords(container: MedusaContainer) {
  const ago = (days: number) => new Date(Date.now() - days * day);
  await container.resolve(AUDIT_MODULE).deleteBefore(ago(auditDays));
  await staffEventsOf(container).deleteBefore(ago(eventDays));
  await ask(container, "delete from staff_session where expires_at < now()");
  await ask(container, "delete from ended_sign_in where expires_at < now()");
  await ask(container, "delete from customer_sign_in where expires_at < now()");
  await container.resolve(PRESCRIPTIONS_MODULE).deleteAccessBefore(ago(auditDays));
  await container.resolve(SIGN_IN_LINKS_MODULE).deleteOver();
  await container.resolve(PASSKEYS_MODULE).deleteOverChallenges();
  await container.resolve(EMAIL_CHANGES_MODULE).deleteOver();
  await deleteImports(container, ago);
}

/** What files have changed is kept as long as the trail that names them. */
async function deleteImports(
  container: MedusaContainer,
  ago: (days: number) => Date,
): Promise<void> {
  const over = `(dry_run or state <> 'done') and created_at < ? or created_at < ?`;
  const days = [ago(checkDays), ago(auditDays)];
  await ask(
    container,
    `delete from table_import_line where import_id in (select id from table_import where ${over})`,
    days,
  );
  await ask(container, `delete from table_import where ${over}`, days);
}

export const config = { name: "delete-old-staff-records", schedule: "41 3 * * *" };
