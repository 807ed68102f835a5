import { createContext, useContext } from "react";
import { OwnScript } from "../document/own-script.tsx";

/** Id of the element that brings a page's texts. */
export const sentTextsId = "texts";

/** On the server the texts that travel with the page, as JSON; in the browser nothing. */
export const SentTexts = createContext("");

/** Brings the texts that the page's scripts can say. Stands before them. */
export function TextsForScripts() {
  return <OwnScript id={sentTextsId} type="application/json" text={useContext(SentTexts)} />;
}
