/** Keeps what is searched up to what is written, behind whatever else the process does. */
import { setImmediate as others } from "node:timers/promises";
import { Turns } from "../in-turn";
import type { Findable } from "../modules/catalog-index/service";
import { Finder } from "./finder";

/** What was written after a revision, oldest first: at most so many. */
export type Read = (after: number, most: number) => Promise<readonly Findable[]>;

/** Products read with one statement. */
const atOnce = 100;
/** Milliseconds of work after which others have their turn. */
const stretch = 4;

export class TakingIn {
  readonly finder = new Finder();
  private readonly turns = new Turns();
  private waiting: Promise<void> | undefined;

  /**
   * When everything that is written at this moment can be found. One goes on after the other, also after
   * one that failed; those who ask while one is under way share the next.
   * @throws what `read` throws; what was read before is kept, and the next goes on from there
   */
  upToNow(read: Read): Promise<void> {
    this.waiting ??= this.turns.take("index", () => {
      this.waiting = undefined;
      return this.takeIn(read);
    });
    return this.waiting;
  }

  private async takeIn(read: Read): Promise<void> {
    for (;;) {
      const products = await read(this.finder.revision, atOnce);
      let began = performance.now();
      for (const product of products) {
        this.finder.takeIn(product);
        if (performance.now() - began < stretch) continue;
        await others();
        began = performance.now();
      }
      if (products.length < atOnce) return;
    }
  }
}
