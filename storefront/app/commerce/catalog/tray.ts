/** What lies on a tray. Pure. */
import { mostFrames } from "@landolt/forms";

/** A frame that is put on the tray, or taken from it. */
export interface TrayChange {
  handle: string;
  wanted: boolean;
}

/** One tray made of two: what lies on the first comes first, nothing lies there twice, and what finds no room stays away. */
export const joinedTrays = (first: readonly string[], second: readonly string[]): string[] =>
  [...new Set([...first, ...second])].slice(0, mostFrames);

/** The tray after a change. What is put there comes last; a full tray stays as it is. */
export function changedTray(tray: readonly string[], { handle, wanted }: TrayChange): string[] {
  const others = tray.filter((one) => one !== handle);
  return wanted ? joinedTrays(others, [handle]) : others;
}

export const isSameTray = (one: readonly string[], other: readonly string[]): boolean =>
  String(one) === String(other);

/** The brand, where the title does not begin with it as those of the shop do. */
export function brandBeside(frame: { title: string; brand?: { name: string } }): string {
  const { title, brand } = frame;
  return brand && !title.startsWith(brand.name) ? brand.name : "";
}
