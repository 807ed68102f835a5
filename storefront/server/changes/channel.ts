/**
 * How the parts of this process publish that something changed in the backend, or that they
 * could not reach it. A channel of Node's own, because the pages are a bundle with modules of its own.
 */
import { channel } from "node:diagnostics_channel";

export type ChangeNews =
  /** What carries one of these surrogate keys is stale; without keys, everything is. */
  | { kind: "changed"; keys?: readonly string[] }
  /** Whether changes reach us at all. Until they do, nothing may be trusted for long. */
  | { kind: "followed"; followed: boolean }
  /** A page is being rendered without what the backend should have answered. */
  | { kind: "trouble" };

const news = channel("landolt.changes");

export function publishNews(message: ChangeNews): void {
  news.publish(message);
}

export function onNews(listener: (message: ChangeNews) => void): void {
  news.subscribe((message) => listener(message as ChangeNews));
}
