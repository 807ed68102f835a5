/** What a page says of being a demonstration goes with the switch in the business profile. */
import { expect, it } from "vitest";
import { text } from "../browser/texts.ts";
import { eventually } from "../support/eventually.ts";
import { runningShop } from "../support/shop-info.ts";
import { signInAsStaff } from "../support/staff.ts";

const info = runningShop();

const notes = [
  ["/", text("en", "general.demo")],
  ["/legal/terms", text("en", "pages.legal.toComplete")],
  ["/shop/product/clairval-multi-purpose-solution", text("en", "catalog.demo")],
] as const;

/** Of all pages, whether they show their note. The texts that a page brings along are in its scripts. */
const isComplete = () =>
  Promise.all(
    notes.map(async ([path, note]) => {
      const page = await (await fetch(`${info.shop}${path}`)).text();
      return page.replaceAll(/<script.*?<\/script>/gs, "").includes(note);
    }),
  );

it("is said until staff switch it off", async () => {
  const staff = await signInAsStaff(info);
  const set = async (demo: boolean) => {
    type Stored = { business_profile: object; version: number };
    const stored = await staff.client.fetch<Stored>("/admin/business-profile");
    await staff.client.fetch("/admin/business-profile", {
      method: "POST",
      body: {
        business_profile: { ...stored.business_profile, demo },
        version: stored.version,
      },
    });
  };
  expect(await isComplete()).toEqual([true, true, true]);
  try {
    await set(false);
    await eventually(async () => expect(await isComplete()).toEqual([false, false, false]));
  } finally {
    await set(true);
  }
  await eventually(async () => expect(await isComplete()).toEqual([true, true, true]));
});
