import { Text } from "@medusajs/ui";
import type { ReactNode } from "react";

/** A name and what belongs to it, one under the other. */
export function Entry({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {label}
      </Text>
      <div className="txt-small text-ui-fg-base whitespace-pre-line">{children}</div>
    </div>
  );
}

const link = "text-ui-fg-interactive-hover hover:underline";

export function Phone({ number }: { number: string }) {
  return (
    <a href={`tel:${number}`} className={`${link} tabular-nums`}>
      {number}
    </a>
  );
}

export function Email({ address }: { address: string }) {
  return (
    <a href={`mailto:${address}`} className={`${link} break-all`}>
      {address}
    </a>
  );
}
