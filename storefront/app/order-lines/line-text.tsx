import type { BagLine } from "#app/commerce/buying/bag.ts";

/** Name of a line's product and variant. */
export function LineText({ line }: { line: BagLine }) {
  return (
    <>
      <span className="block font-semibold">{line.title}</span>
      {line.variant && line.variant !== line.title && (
        <span className="block text-small text-quiet">{line.variant}</span>
      )}
    </>
  );
}
