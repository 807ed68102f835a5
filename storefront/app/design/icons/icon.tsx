import { useEffect, useState } from "react";
import { type Icon as Drawn, loadIcons } from "./load-icons.ts";

/** Where icons are asked for: our own server, which has the sets bundled. Others that hold the same may follow. */
const hosts = ["/icons"];

/** Names that were asked for in the same moment travel together. */
const waiting = new Map<string, Set<string>>();
const loading = new Map<string, Promise<Map<string, Drawn>>>();
const known = new Map<string, Drawn>();

function load(prefix: string, name: string): Promise<Map<string, Drawn>> {
  const names = waiting.get(prefix) ?? new Set();
  names.add(name);
  waiting.set(prefix, names);
  const begun = loading.get(prefix);
  if (begun) return begun;
  const started = Promise.resolve().then(() => {
    waiting.delete(prefix);
    loading.delete(prefix);
    return loadIcons(hosts, { type: "icons", prefix, names: [...names] });
  });
  loading.set(prefix, started);
  return started;
}

/**
 * Decoration whose name is known only while the page runs, such as one that staff choose. It keeps its place
 * and stays empty where it cannot be loaded; icons that are known before are drawn in the page.
 */
export function Icon({ prefix, name }: { prefix: string; name: string }) {
  const key = `${prefix}:${name}`;
  const [icon, setIcon] = useState(known.get(key));
  useEffect(() => {
    let shown = true;
    load(prefix, name)
      .then((icons) => {
        const loaded = icons.get(name);
        if (loaded) known.set(key, loaded);
        if (shown) setIcon(loaded);
      })
      // Words beside it say what it means.
      .catch(() => undefined);
    return () => {
      shown = false;
    };
  }, [key, prefix, name]);
  // A picture of its shape only: it has the colour of the text around it, and can run nothing.
  const shape = icon
    ? `url("data:image/svg+xml,${encodeURIComponent(drawingOf(icon))}")`
    : undefined;
  return (
    <span
      className={`inline-block size-[1.2em] ${shape ? "bg-current" : ""}`}
      style={shape ? { mask: `${shape} center / contain no-repeat` } : undefined}
      aria-hidden="true"
    />
  );
}

const drawingOf = ({ body, width, height }: Drawn) =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}">${body}</svg>`;
