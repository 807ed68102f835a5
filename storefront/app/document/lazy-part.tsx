/** Parts of a page whose scripts come after it. What the server made of them stands until then. */
import { type ComponentType, lazy, memo, Suspense } from "react";

/** In the browser: a component that is loaded where it is first shown. */
export const later = <Properties extends object>(
  load: () => Promise<ComponentType<Properties>>,
): ComponentType<Properties> => lazy(async () => ({ default: await load() }));

/**
 * The same component, with nothing in its place while it is loaded for a page that the browser renders. What
 * the server made of it is thrown away when something else is asked of it before its script is there: give
 * it properties that are the same in each rendering.
 */
export const latePart = <Properties extends object>(Part: ComponentType<Properties>) =>
  memo((properties: Properties) => (
    <Suspense fallback={null}>
      <Part {...properties} />
    </Suspense>
  ));
