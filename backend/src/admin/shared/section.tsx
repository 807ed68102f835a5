import { Container, Heading } from "@medusajs/ui";
import type { ReactNode } from "react";

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Container className="flex flex-col gap-y-4 px-6 py-4">
      <Heading level="h2">{title}</Heading>
      {children}
    </Container>
  );
}
