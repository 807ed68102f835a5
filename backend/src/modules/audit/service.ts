import { generateEntityId } from "@medusajs/framework/utils";
import { serviceWithSql } from "../../platform/statement";
import AuditEntry from "./models/entry";

type Stored = Record<string, unknown> | null;

/** A change that is about to be made. */
export type Beginning = {
  actorId: string;
  actorName: string;
  role: string;
  action: "create" | "change" | "delete" | "enter" | "leave" | "export";
  method: string;
  route: string;
  resource: string;
  resourceId: string | null;
  sent: Stored;
  before: Stored;
};

export type Ending = { status: number; resourceId: string | null; after: Stored };

const json = (value: Stored) => (value === null ? null : JSON.stringify(value));

class AuditModuleService extends serviceWithSql({ AuditEntry }) {
  /** Writes down that a change begins; nothing may be changed without this. Gives the entry's id. */
  async begin(beginning: Beginning): Promise<string> {
    const id = generateEntityId(undefined, "audit");
    const { actorId, actorName, role, action, method, route } = beginning;
    const { resource, resourceId, sent, before } = beginning;
    await this.query(
      `insert into audit_entry (id, at, actor_id, actor_name, role, action, method, route,
         resource, resource_id, sent, before)
       values (?, now(), ?, ?, ?, ?, ?, ?, ?, ?, ?::jsonb, ?::jsonb)`,
      [
        id,
        actorId,
        actorName,
        role,
        action,
        method,
        route,
        resource,
        resourceId,
        json(sent),
        json(before),
      ],
    );
    return id;
  }

  /** Writes how it ended. Only the first ending counts. */
  async end(id: string, { status, resourceId, after }: Ending): Promise<void> {
    await this.query(
      `update audit_entry set status = ?, resource_id = coalesce(resource_id, ?),
         after = ?::jsonb, updated_at = now()
       where id = ? and status is null`,
      [status, resourceId, json(after), id],
    );
  }

  /** Deletes what is older than `keptUntil`. */
  async deleteBefore(keptUntil: Date): Promise<void> {
    await this.query("delete from audit_entry where at < ?", [keptUntil]);
  }
}

export default AuditModuleService;
