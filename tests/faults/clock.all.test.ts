/** The machine's calendar jumps a day ahead, and back: carts, links, promotions and sign-ins stay what they are. */
import { afterAll, beforeAll, expect, it } from "vitest";
import { TestBag } from "../support/bags.ts";
import { Launcher } from "../support/launcher.ts";
import { variantIds } from "../support/lenses.ts";
import { movableClock, moveClock } from "../support/moved-clock.ts";
import { askStore, sign } from "../support/orders.ts";
import { type Method, type ReadyCart, wellStocked } from "../support/placing.ts";
import { signInAsStaff } from "../support/staff.ts";
import { stripe } from "../support/stripe/stand-in.ts";
import { Trial } from "../support/trial.ts";

const day = 86_400_000;
const methods: readonly Method[] = ["pay-in-store", "bank-transfer"];

let launcher: Launcher;

beforeAll(async () => {
  const settings = async (folder: string) => ({
    ...stripe.settings,
    ...(await movableClock(folder)),
  });
  launcher = await Launcher.inNewFolder("jumping-clock", settings, { filled: true });
}, 240_000);

afterAll(() => launcher.remove());

it("orders begun on one side of a jump are placed on the other", { timeout: 600_000 }, async () => {
  const trial = new Trial(await launcher.start());
  const { info } = trial;
  const idOf = await variantIds(info);
  const ready = async () => {
    const carts: ReadyCart[] = [];
    for (const method of methods) carts.push(await trial.cart(method));
    return carts;
  };
  const placeAll = async (carts: readonly ReadyCart[]) => {
    for (const cart of carts) expect((await trial.place(cart)).outcome).toBe("ordered");
  };
  const [first] = await ready();
  const placed = first && (await trial.place(first));
  const link = await sign(info, "order", placed?.order_id ?? "", 30 * 86_400);
  let waiting = await ready();
  for (const days of [1, -1, 0]) {
    await moveClock(launcher.dataDir, new Date(Date.now() + days * day));
    await placeAll(waiting);
    waiting = await ready();
    // A link from a mail opens its order, a promotion is valid, staff sign in.
    const opened = await askStore(info, "/store/order-access", {
      method: "POST",
      body: { token: link, email: first?.email },
    });
    expect(opened.status).toBe(200);
    const bag = await TestBag.begin(info, [{ variant_id: idOf(wellStocked), quantity: 1 }]);
    expect((await bag.change("/promotions", { code: "WELCOME10" })).status).toBe(200);
    const { user } = await (await signInAsStaff(info)).admin.user.me();
    expect(user.email).toBe(info.staffEmail);
  }
  await placeAll(waiting);
  await placeAll(trial.carts.filter(({ id }) => !trial.acknowledged.has(id)));
  await trial.end(16, `3 jumps, ${trial.carts.length} orders`);
});
