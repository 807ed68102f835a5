/** Products, prices and stock as files. */
export { exportTable, type TableName, tableNamed } from "./all";
export { effects } from "./effects";
export { type ExportName, exportNamed, exportPeople } from "./people-exports";
export { linesOfImport, listImports, oneImport } from "./read-imports";
export { startImport } from "./run-import";
export { shopProductLines } from "./shop-product-lines";
export { undoDone, undoSilentImports } from "./undo-import";
export { takeBackRows, writeRows } from "./write-rows";
