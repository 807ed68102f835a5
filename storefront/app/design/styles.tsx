import sheet from "./design.css?inline";

/** The whole style sheet, within each page: nothing is painted later because a second file is waited for. */
export const styles = import.meta.env.SSR ? sheet : "";

/** Written by the server; the browser keeps what it was sent. */
export function Styles() {
  return (
    <style
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet.
      dangerouslySetInnerHTML={{ __html: styles }}
    />
  );
}
