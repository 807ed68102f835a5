/** Parts of a page whose scripts come after it. What the server made of them stands until then. */
import { type ComponentType, lazy, Suspense } from "react";

const underWay = new Set<Promise<unknown>>();

/** In the browser: a component that is loaded where it is first shown. */
export function later<Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties> {
  return lazy(async () => {
    const part = load();
    underWay.add(part);
    try {
      return { default: await part };
    } finally {
      underWay.delete(part);
    }
  });
}

/** The same component, with nothing in its place while it is loaded for a page that the browser renders. */
export const latePart =
  <Properties extends object>(Part: ComponentType<Properties>) =>
  (properties: Properties) => (
    <Suspense fallback={null}>
      <Part {...properties} />
    </Suspense>
  );

/**
 * Resolves when no part is on its way. What changes the whole page waits for it: React would take away
 * what the server made of a part whose script is missing, with all that was typed there.
 */
export async function partsUnderWay(): Promise<void> {
  await Promise.allSettled(underWay);
}
