/**
 * How the parts of this process tell each other that something changed in the backend, or that they
 * could not ask it. A channel of Node's own, because the pages are a bundle with modules of its own.
 */
import { channel } from "node:diagnostics_channel";

export type ChangeNews =
  /** What carries one of these surrogate keys is out of date; without keys, everything is. */
  | { kind: "changed"; keys?: readonly string[] }
  /** Whether changes reach us at all. Until they do, nothing may be trusted for long. */
  | { kind: "followed"; followed: boolean }
  /** A page is being made without what the backend should have told. */
  | { kind: "trouble" };

const news = channel("landolt.changes");

export function tellNews(message: ChangeNews): void {
  news.publish(message);
}

export function hearNews(listener: (message: ChangeNews) => void): void {
  news.subscribe((message) => listener(message as ChangeNews));
}
