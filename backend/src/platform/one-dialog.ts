/**
 * A change to the build of the dashboard. Three of Medusa's lists show what opens above them twice, once by themselves and
 * once by the layout around them: of the two equal dialogs each hides the other from a screen reader.
 */
const lists = /@medusajs\/dashboard\/dist\/(?:product|order|promotion)-list-\w+\.mjs$/;
const outlet = /\/\* @__PURE__ \*\/ jsx\d*\(Outlet\d*, \{\}\)/g;

export const oneDialog = {
  name: "one-dialog",
  transform(code: string, id: string): string | undefined {
    if (!lists.test(id)) return undefined;
    const changed = code.replaceAll(outlet, "null");
    if (changed === code)
      throw new Error(`Medusa's lists have changed: ${id} shows nothing above itself`);
    return changed;
  },
};
