import type { ReactNode } from "react";
import { LandoltRing, ringGaps } from "./drawings/landolt-ring.tsx";

interface RingListItem {
  /** Also its anchor on the page. */
  key: string;
  title: ReactNode;
  text: ReactNode;
  /** A short fact at the end, such as a duration. */
  aside?: ReactNode;
}

/** A list parted by hairlines; the gap of each ring has turned one step further. */
export function RingList({
  items,
  heading: Heading = "h3",
}: {
  items: RingListItem[];
  heading?: "h2" | "h3";
}) {
  return (
    <ul className="border-t border-line">
      {items.map(({ key, title, text, aside }, index) => (
        <li
          key={key}
          id={key}
          className="ring-item grid scroll-mt-8 grid-cols-[auto_1fr] gap-x-5 gap-y-2 border-b border-line py-7 lg:grid-cols-[auto_1fr_1.5fr_9rem] lg:gap-x-10 lg:py-9"
        >
          <LandoltRing
            gap={ringGaps[index % ringGaps.length] ?? "right"}
            className="mt-1.5 size-5 text-accent"
          />
          <Heading className="text-2">{title}</Heading>
          <p className="col-start-2 max-w-measure text-quiet lg:col-start-3">{text}</p>
          {aside && (
            <p className="col-start-2 text-small text-quiet lg:col-start-4 lg:text-end">{aside}</p>
          )}
        </li>
      ))}
    </ul>
  );
}
