import { model } from "@medusajs/framework/utils";

/** What one line of a file does, or why it can not be done. */
const TableImportLine = model
  .define("table_import_line", {
    id: model.id({ prefix: "timpl" }).primaryKey(),
    import_id: model.text(),
    /** Counts from 1, the head. */
    line: model.number(),
    /** What the line names: a SKU, a handle, a place. */
    key: model.text(),
    effect: model.enum(["new", "changed", "unchanged", "fault"]),
    code: model.text().nullable(),
    /** The column or the other line that the code is about. */
    detail: model.text().nullable(),
    /** What could stand in the column. */
    allowed: model.text().nullable(),
    /** Id of the record that the line makes or changes, by which it is undone. */
    record: model.text().nullable(),
    /** The cells that change, as they were and as they become. */
    before: model.json().nullable(),
    after: model.json().nullable(),
  })
  .indexes([{ on: ["import_id", "line"] }]);

export default TableImportLine;
