import type { Coverage } from "@landolt/forms";
import { csvTable } from "../../platform/csv";
import type { StoredRequest } from "../views";

const columns: [name: string, read: (request: StoredRequest) => unknown][] = [
  ["reference", ({ reference }) => reference],
  ["status", ({ status }) => status],
  ["place", ({ place }) => place],
  ["first_name", ({ first_name }) => first_name],
  ["last_name", ({ last_name }) => last_name],
  ["birth_year", ({ birth_year }) => birth_year],
  ["address", ({ address }) => address],
  ["postal_code", ({ postal_code }) => postal_code],
  ["city", ({ city }) => city],
  ["kilometres", ({ coverage }) => (coverage as Coverage).kilometres],
  ["email", ({ email }) => email],
  ["phone", ({ phone }) => phone],
  ["optician", ({ assigned_name }) => assigned_name],
];

/** A table with the times on the shop's clock. */
export function csvOf(
  requests: readonly StoredRequest[],
  localTime: (instant: Date | string | null) => string,
): string {
  const head = [...columns.map(([name]) => name), "received", "answer_by", "answered"];
  const rows = requests.map((request) => [
    ...columns.map(([, read]) => read(request)),
    localTime(request.received_at),
    localTime(request.answer_by),
    localTime(request.answered_at),
  ]);
  return csvTable(head, rows);
}
