import type { ReactNode } from "react";
import { Container } from "#app/design/layout.tsx";
import { PageHead } from "./page-head.tsx";

interface PlainPageProps {
  title: string;
  lead?: ReactNode;
  /** What the picture calls it that networks show; absent where none is shown. */
  label?: string;
  children: ReactNode;
}

/** A page for one thing to do, under its title; no search engine lists it. */
export function PlainPage({ title, lead, label, children }: PlainPageProps) {
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={title} hidden {...(label && { label })} />
      <h1 className="text-4">{title}</h1>
      {lead && <p className="mt-5 max-w-measure text-lead text-quiet">{lead}</p>}
      {children}
    </Container>
  );
}
