import { createContext, type ReactNode, useContext } from "react";
import english from "./interface-texts/en.json";

/** The words that components bring along, and the direction in which their language is written. */
export interface InterfaceTexts {
  direction: "ltr" | "rtl";
  close: string;
  previous: string;
  next: string;
  loading: string;
  notifications: string;
  menu: string;
  search: string;
  /** What stands in a list from which nothing has been chosen. */
  choose: string;
  /** Beside the label of a field that may stay empty; all others are required. */
  optional: string;
  /** What the sign before the text of an error says. */
  error: string;
  /** Where the words are not in the language of the page: theirs, for the `lang` of what they stand in. */
  language?: string;
}

const Interface = createContext(english as InterfaceTexts);

/** Gives the components inside their words; only the active language's are ever sent. */
export function InterfaceLanguage(props: {
  /** Absent where even the language could not be loaded: English then. */
  texts: InterfaceTexts | undefined;
  children: ReactNode;
}) {
  return <Interface value={props.texts ?? (english as InterfaceTexts)}>{props.children}</Interface>;
}

export function useInterfaceTexts(): InterfaceTexts {
  return useContext(Interface);
}
