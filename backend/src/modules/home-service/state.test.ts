import { homeServiceStatuses as statuses } from "@landolt/forms";
import { describe, expect, it } from "vitest";
import { actions, isClosed, nextStatus, type Status } from "./state";

/** Every step there is, written out by hand. */
const steps: [from: Status, step: string, to: Status][] = [
  ["received", "staff propose", "proposed"],
  ["received", "staff confirm", "confirmed"],
  ["received", "staff decline", "declined"],
  ["received", "staff cancel", "cancelled"],
  ["received", "customer cancel", "cancelled"],
  ["received", "customer change", "received"],
  ["received", "system expire", "expired"],
  ["proposed", "staff propose", "proposed"],
  ["proposed", "staff confirm", "confirmed"],
  ["proposed", "staff decline", "declined"],
  ["proposed", "staff cancel", "cancelled"],
  ["proposed", "customer accept", "confirmed"],
  ["proposed", "customer refuse", "received"],
  ["proposed", "customer change", "received"],
  ["proposed", "customer cancel", "cancelled"],
  ["proposed", "system expire", "expired"],
  ["confirmed", "staff propose", "proposed"],
  ["confirmed", "staff complete", "done"],
  ["confirmed", "staff cancel", "cancelled"],
  ["confirmed", "customer cancel", "cancelled"],
  ["confirmed", "customer change", "received"],
  ["done", "staff reopen", "confirmed"],
];

describe("the life of a request", () => {
  it("knows these steps and no other", () => {
    const found = statuses.flatMap((from) =>
      (["staff", "customer", "system"] as const).flatMap((by) =>
        actions.flatMap((action) => {
          const to = nextStatus(from, action, by);
          return to ? [[from, `${by} ${action}`, to]] : [];
        }),
      ),
    );
    expect(found.map(String).sort()).toEqual(steps.map(String).sort());
  });

  it("ends where no step leads on but that of taking back the end", () => {
    const onward = steps.filter(([, step]) => step !== "staff reopen");
    for (const status of statuses) {
      expect(isClosed(status)).toBe(!onward.some(([from]) => from === status));
    }
  });
});
