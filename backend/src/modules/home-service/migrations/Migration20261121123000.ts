import { Migration } from "@medusajs/framework/mikro-orm/migrations";

const always = `"created_at" timestamptz not null default now(), "updated_at" timestamptz not null default now(), "deleted_at" timestamptz null`;

const tables: Record<string, string> = {
  home_service_request: `"reference" text not null, "idempotency_key" text not null, "status" text not null check ("status" in ('received', 'proposed', 'confirmed', 'done', 'declined', 'cancelled', 'expired')), "version" integer not null default 1, "language" text not null, "country" text not null, "first_name" text null, "last_name" text null, "birth_year" integer null, "address" text null, "postal_code" text null, "city" text null, "email" text null, "phone" text null, "requester" jsonb null, "patients" jsonb null, "frames" jsonb not null, "topics" jsonb null, "reason_note" text null, "mobility" text null, "access_note" text null, "consent" boolean not null default false, "coverage" jsonb not null, "latitude" double precision null, "longitude" double precision null, "received_at" timestamptz not null, "attention_by" timestamptz not null, "warn_by" timestamptz not null, "answer_by" timestamptz not null, "answered_at" timestamptz null, "warned_at" timestamptz null, "breached_at" timestamptz null, "closed_at" timestamptz null, "erased_at" timestamptz null, "assigned_to" text null, "assigned_name" text null, "calendar_sequence" integer not null default 0`,
  home_service_wish: `"request_id" text not null references "home_service_request" ("id") on delete cascade, "position" integer not null, "date" text not null, "time" text not null, "starts_at" timestamptz not null`,
  home_service_visit: `"request_id" text not null references "home_service_request" ("id") on delete cascade, "starts_at" timestamptz not null, "minutes" integer not null, "travel_minutes" integer not null, "optician_id" text not null, "optician_name" text not null, "latitude" double precision null, "longitude" double precision null`,
  home_service_event: `"request_id" text not null references "home_service_request" ("id") on delete cascade, "at" timestamptz not null, "actor_kind" text not null, "actor_id" text null, "actor_name" text null, "action" text not null, "from_status" text null, "to_status" text not null, "why" text null, "visit_at" timestamptz null`,
  home_service_note: `"request_id" text not null references "home_service_request" ("id") on delete cascade, "text" text not null, "author_id" text not null, "author_name" text not null`,
  home_service_message: `"request_id" text not null references "home_service_request" ("id") on delete cascade, "kind" text not null, "key" text not null, "facts" jsonb not null, "claimed_at" timestamptz null, "sent_at" timestamptz null, "attempts" integer not null default 0`,
  home_service_access: `"request_id" text null, "staff_id" text not null, "what" text not null`,
};

const indices: [table: string, columns: string, unique?: "unique"][] = [
  ["home_service_request", "reference", "unique"],
  ["home_service_request", "idempotency_key", "unique"],
  ["home_service_request", "email"],
  ["home_service_request", "phone"],
  ["home_service_request", "status"],
  ["home_service_wish", "request_id"],
  ["home_service_visit", "request_id", "unique"],
  ["home_service_visit", "starts_at"],
  ["home_service_event", "request_id"],
  ["home_service_note", "request_id"],
  ["home_service_message", "key", "unique"],
  ["home_service_message", "request_id"],
  ["home_service_access", "request_id"],
];

export class Migration20261121123000 extends Migration {
  override async up(): Promise<void> {
    for (const [table, columns] of Object.entries(tables)) {
      this.addSql(
        `create table if not exists "${table}" ("id" text not null, ${columns}, ${always}, constraint "${table}_pkey" primary key ("id"));`,
      );
    }
    for (const [table, column, unique = ""] of indices) {
      const name = `IDX_${table}_${column}${unique && "_unique"}`;
      // Unique without exception: a key that was used once is never free again.
      this.addSql(`create ${unique} index if not exists "${name}" on "${table}" ("${column}");`);
    }
  }

  override async down(): Promise<void> {
    for (const table of Object.keys(tables).reverse()) {
      this.addSql(`drop table if exists "${table}" cascade;`);
    }
  }
}
