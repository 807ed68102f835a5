/** The tasks of a week in the dashboard, with the clicks that each takes from Today; typing is none. */
import { readFileSync } from "node:fs";
import { join } from "node:path";

export const clicksOfTasks = {
  "See what has happened since yesterday, and open the newest order": 2,
  "Find a customer by a piece of the name": 2,
  "Say on the telephone which lenses a customer wears, right and left": 2,
  "Find the home visit of a patient": 2,
  "Note that somebody was called whose request could not be stored": 1,
  "Hand somebody a copy of everything the shop holds about them": 3,
  "Enter a request for a visit for somebody who calls": 6,
  "Propose another time that is free": 5,
  "Take along the day's stops, with the way to the first": 2,
  "Take back a visit that was marked as done by mistake": 4,
  "Hand over an order and take its payment": 4,
  "Pack lenses; lots and dates are typed": 3,
  "Note that a transfer has come": 4,
  "Send a parcel, with its number": 5,
  "See to a withdrawal": 4,
  "Enter an order with lenses for both eyes": 8,
  "Change a lens of an order": 6,
  "Take back goods at the counter": 5,
  Exchange: 7,
  "Replace one faulty lens of a pair": 8,
  "Receive a parcel that came back": 4,
  "Add an accessory and publish it": 6,
  "Add a contact lens with its range": 5,
  "Add a frame": 7,
  "Import a list of prices with a jump in it": 6,
  "Undo an import": 4,
  "Export the orders of a period": 4,
  "Order lenses from a maker, and mark them as arrived": 4,
  "Get the last month as a PDF": 3,
  "Invite a colleague as an optician, in a language other than one's own": 7,
  "Close from 3 to 15 August": 6,
  "Close at one o'clock on 24 December": 6,
} as const satisfies Readonly<Record<string, number>>;

export type Task = keyof typeof clicksOfTasks;

/** More than this is no task but an errand. */
export const mostClicks = 8;

/** The rows of the written list: task and clicks, as docs/guides/staff-week.md has them. */
export function writtenTasks(): Record<string, number> {
  const guide = join(import.meta.dirname, "../../docs/guides/staff-week.md");
  const rows = readFileSync(guide, "utf8").matchAll(/^\| (.*?) *\|.*\| (\d+) *\|$/gm);
  return Object.fromEntries([...rows].map(([, task = "", clicks]) => [task, Number(clicks)]));
}
