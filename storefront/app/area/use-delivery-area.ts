import { countries, normalisePostalCode } from "@landolt/places";
import { type FormEvent, useEffect, useRef, useState } from "react";
import type { DeliveryArea, Whereabouts } from "#app/commerce/visits/coverage.server.ts";

/** Milliseconds without a keystroke before the address is asked about. */
const pause = 350;

/** What a form says about the address; undefined while it can not be a whole one. */
function whereaboutsIn(form: HTMLFormElement): Whereabouts | undefined {
  const fields = new FormData(form);
  const text = (name: string) => String(fields.get(name) ?? "").trim();
  const [postalCode, city] = [text("postalCode"), text("city")];
  const country = countries.find((known) => known === text("country"));
  if (!country || city.length < 2) return undefined;
  return normalisePostalCode(country, postalCode) ? { country, postalCode, city } : undefined;
}

/**
 * The area of the address that stands in a form, requested again while it is typed. Without an answer, as
 * without JavaScript, it is what the server has `given` with the page.
 */
export function useDeliveryArea(given: DeliveryArea | undefined) {
  const [asked, setAsked] = useState<{ area: DeliveryArea | undefined }>();
  const current = useRef<{ key: string; cancel: () => void }>(undefined);
  useEffect(() => () => current.current?.cancel(), []);

  function follow({ currentTarget }: FormEvent<HTMLFormElement>): void {
    const address = whereaboutsIn(currentTarget);
    const key = address ? Object.values(address).join(" ") : "";
    if (key === (current.current?.key ?? "")) return;
    current.current?.cancel();
    const controller = new AbortController();
    const timer = setTimeout(async () => {
      if (!address) {
        setAsked({ area: undefined });
        return;
      }
      const area = await fetchArea(address, controller.signal);
      if (!controller.signal.aborted) setAsked({ area });
    }, pause);
    const cancel = () => {
      clearTimeout(timer);
      controller.abort();
    };
    current.current = { key, cancel };
  }

  return { area: asked ? asked.area : given, follow };
}

/** A question that is not answered, or is overtaken, leaves the page without an area. */
async function fetchArea(
  address: Whereabouts,
  signal: AbortSignal,
): Promise<DeliveryArea | undefined> {
  try {
    const body = new URLSearchParams({ ...address });
    const answer = await fetch("/coverage", { method: "POST", body, signal });
    return answer.ok ? ((await answer.json()) ?? undefined) : undefined;
  } catch {
    return undefined;
  }
}
