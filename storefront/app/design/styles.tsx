import sheet from "./design.css?inline";

const sheetId = "sheet";

/**
 * The whole style sheet, within each page: nothing is painted later because a second file is waited for. The
 * browser reads it from the page it came with, to write it again where React makes the whole page again, as
 * it does for an error.
 */
export const styles = import.meta.env.SSR
  ? sheet
  : (document.getElementById(sheetId)?.textContent ?? "");

/** Written by the server; the browser keeps what it was sent. */
export function Styles() {
  return (
    <style
      id={sheetId}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet.
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  );
}
