import { expect, it } from "vitest";
import { isDeferred, withDeferredHydration } from "./deferred-hydration.ts";

it("leaves nothing of the program to be loaded before it is asked for", () => {
  const page =
    '<head><link rel="modulepreload" href="/assets/a.js"/><link rel="preload" href="/font"/></head>' +
    '<p>Text</p><script>one()</script><script type="module" async="">import "/assets/a.js"</script>';
  expect(withDeferredHydration(page)).toBe(
    '<head><link rel="preload" href="/font"/></head>' +
      '<p>Text</p><script>one()</script><script type="text/deferred">import "/assets/a.js"</script>',
  );
});

it.each([
  [[undefined, { deferHydration: true }], true],
  [[undefined, null, "deferHydration", {}], false],
])("finds in the handles %j of a page's routes whether it sleeps", (handles, sleeps) => {
  expect(isDeferred(handles)).toBe(sleeps);
});
