/** One look at the table of events for all who are listening in this process. */
import type { MedusaContainer } from "@medusajs/framework/types";
import type { StaffEventRow } from "../modules/staff-events/service";
import { staffEventsOf } from "./notify-staff";

/** Milliseconds between two looks, while anybody listens. */
const everyLook = 1000;

type Listener = () => Promise<void>;

const listeners = new Set<Listener>();
let looking = false;

async function look(): Promise<void> {
  await Promise.allSettled([...listeners].map((listener) => listener()));
  looking = listeners.size > 0;
  if (looking) setTimeout(look, everyLook);
}

/**
 * Calls `onEvent` for every event after `seen`, in order, each once.
 *
 * @param seen the number of the last event that the reader has; undefined begins with the next one
 * @returns ends it
 */
export async function follow(
  container: MedusaContainer,
  seen: number | undefined,
  onEvent: (event: StaffEventRow) => void,
): Promise<() => void> {
  const events = staffEventsOf(container);
  let last = seen ?? (await events.latest());
  const listener = async () => {
    for (const event of await events.after(last)) {
      if (!listeners.has(listener)) return;
      last = event.id;
      onEvent(event);
    }
  };
  listeners.add(listener);
  if (!looking) {
    looking = true;
    setTimeout(look, 0);
  }
  return () => {
    listeners.delete(listener);
  };
}
