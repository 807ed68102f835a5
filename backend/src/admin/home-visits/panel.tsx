import { Container, Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";

export function Panel({
  title,
  aside,
  children,
}: {
  title: string;
  aside?: ReactNode;
  children: ReactNode;
}) {
  return (
    <Container className="flex flex-col gap-y-3 px-6 py-4">
      <div className="flex items-center justify-between gap-x-3">
        <Heading level="h2">{title}</Heading>
        {aside}
      </div>
      {children}
    </Container>
  );
}

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
