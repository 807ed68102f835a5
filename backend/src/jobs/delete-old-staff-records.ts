import type { MedusaContainer } from "@medusajs/framework/types";
import { AUDIT_MODULE } from "../modules/audit";
import type AuditModuleService from "../modules/audit/service";
import { staffEventsOf } from "../people/notify";
import { ask } from "../platform/ask";

const day = 24 * 60 * 60 * 1000;
/** Three years: as long as most claims can be made. */
const auditDays = 3 * 365;
/** A file that was only checked is checked anew. */
const checkDays = 7;
/** Nobody comes back to a page that was left open longer. */
const eventDays = 7;

/** Deletes what was kept about the work of staff long enough. */
export default async function forgetStaffRecords(container: MedusaContainer) {
  const ago = (days: number) => new Date(Date.now() - days * day);
  await container.resolve<AuditModuleService>(AUDIT_MODULE).forget(ago(auditDays));
  await staffEventsOf(container).forget(ago(eventDays));
  await ask(container, "delete from staff_session where expires_at < now()");
  await forgetImports(container, ago);
}

/** What files have changed is kept as long as the trail that names them. */
async function forgetImports(
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

export const config = { name: "forget-staff-records", schedule: "41 3 * * *" };
