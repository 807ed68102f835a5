import { createContext, useContext } from "react";

/** Id of the element that brings a page's texts. */
export const sentTextsId = "texts";

/** On the server the texts that travel with the page, as JSON; in the browser nothing. */
export const SentTexts = createContext("");

/** Brings the texts that the page's scripts can say. Stands before them. */
export function TextsForScripts() {
  return (
    <script
      id={sentTextsId}
      type="application/json"
      // The browser keeps what the server wrote.
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, its angle brackets escaped.
      dangerouslySetInnerHTML={{ __html: useContext(SentTexts) }}
    />
  );
}
