import { model } from "@medusajs/framework/utils";

/** One file that somebody of the staff has handed in, and how far it is. */
const TableImport = model
  .define("table_import", {
    id: model.id({ prefix: "timp" }).primaryKey(),
    /** Which table: products, prices or stock. */
    table: model.text(),
    /** Only reported, nothing was to be written. */
    dry_run: model.boolean(),
    state: model.enum(["checking", "writing", "done", "refused", "failed"]),
    /** Lines of the file, without its head; 0 until they are counted. */
    total: model.number().default(0),
    /** Lines that are written, though nobody sees them before the last one is. */
    done: model.number().default(0),
    /** How many lines have which effect. */
    counts: model.json().nullable(),
    /** Statements sent to the database. */
    statements: model.number().default(0),
    actor_id: model.text(),
    actor_name: model.text(),
    ended_at: model.dateTime().nullable(),
  })
  .indexes([{ on: ["table", "created_at"] }]);

export default TableImport;
