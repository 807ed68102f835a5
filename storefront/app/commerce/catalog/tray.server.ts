/** The tray: frames of the lookbook that a visitor wants to try on, at home or in the store. */
import type { SiteLanguage } from "@landolt/forms";
import { trayCookie } from "../platform/cookies.server.ts";
import { product, productsIn } from "./catalog.server.ts";
import type { ProductPage } from "./product-answer.ts";

/** As many as fit on a tray. */
const traySize = 12;

/** Handles on the visitor's tray, in the order in which they were put there. */
export async function trayHandles(request: Request): Promise<string[]> {
  return (await trayCookie.read(request)) ?? [];
}

export type TrayFrame = Pick<ProductPage, "handle" | "title"> & { brand: string };

/** The frames on the tray that the store still has. */
export async function trayFrames(request: Request, language: SiteLanguage): Promise<TrayFrame[]> {
  const handles = await trayHandles(request);
  if (handles.length === 0) return [];
  const frames = await productsIn(language, "lookbook", { handles });
  if (!frames.ok) return [];
  return handles.flatMap((handle) => {
    const frame = frames.value.items.find((each) => each.handle === handle);
    return frame ? [{ handle, title: frame.title, brand: frame.brand?.name ?? "" }] : [];
  });
}

/**
 * The `Set-Cookie` header after a frame was put on the tray or taken from it; undefined where
 * nothing changes: the tray is full, or the store has no such frame.
 */
export async function changeTray(
  request: Request,
  language: SiteLanguage,
  change: { handle: string; wanted: boolean },
): Promise<string | undefined> {
  const before = await trayHandles(request);
  const others = before.filter((handle) => handle !== change.handle);
  if (!change.wanted) return trayCookie.write(others);
  const { ok: exists } = await product(language, change.handle, "lookbook");
  if (!exists || others.length >= traySize) return undefined;
  return trayCookie.write([...others, change.handle]);
}
