/** Products, prices and stock as files. */
export { exportTable, type TableName, tableNamed } from "./all";
export { effects } from "./effects";
export { linesOfImport, listImports, oneImport } from "./read-imports";
export { startImport } from "./run-import";
export { undoSilentImports } from "./undo-import";
