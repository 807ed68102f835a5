import { model } from "@medusajs/framework/utils";

/** One file that somebody of the staff has handed in, and how far it is. */
const TableImport = model
  .define("table_import", {
    id: model.id({ prefix: "timp" }).primaryKey(),
    /** Which table: products, prices or stock. */
    table: model.text(),
    /** Only reported, nothing was to be written. */
    dry_run: model.boolean(),
    /** What is being undone was written in part; then it has failed, was interrupted, or staff took it back. */
    state: model.enum([
      "checking",
      "writing",
      "undoing",
      "done",
      "refused",
      "failed",
      "interrupted",
      "undone",
    ]),
    /** Lines of the file, without its head; 0 until they are counted. */
    total: model.number().default(0),
    /** Lines that are written or about to be; no others have to be undone. */
    done: model.number().default(0),
    /** How many lines have which effect. */
    counts: model.json().nullable(),
    actor_id: model.text(),
    actor_name: model.text(),
    ended_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["table", "created_at"] }]);

export default TableImport;
