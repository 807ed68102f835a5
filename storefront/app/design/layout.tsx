import type { ReactNode } from "react";

interface BoxProps {
  children: ReactNode;
  className?: string;
}

/** The width of the page with its margins. */
export function Container({ children, className = "" }: BoxProps) {
  return (
    <div className={`mx-auto w-full max-w-page px-5 sm:px-8 lg:px-12 ${className}`}>{children}</div>
  );
}

/** A part of a page with the air it needs. `ruled`: parted from the one above by a hairline. */
export function Section({
  children,
  className = "",
  ruled = false,
}: BoxProps & { ruled?: boolean }) {
  return (
    <section className={`py-16 sm:py-20 lg:py-28 ${className}`}>
      <Container>
        {ruled && <hr className="mb-16 border-line sm:mb-20 lg:mb-28" />}
        {children}
      </Container>
    </section>
  );
}

interface PageHeaderProps {
  title: ReactNode;
  lead?: ReactNode;
  /** Breadcrumb or another line above the title. */
  above?: ReactNode;
  children?: ReactNode;
}

/** The opening of an inner page: its one `h1` and a sentence that says what is here. */
export function PageHeader({ title, lead, above, children }: PageHeaderProps) {
  return (
    <Container className="pt-8 pb-10 sm:pt-12 lg:pb-14">
      {above}
      {/* In em: a ch is another length in the stand-in, and the title would break elsewhere. */}
      <h1 className="mt-6 max-w-[11.2em] text-5">{title}</h1>
      {lead && <p className="mt-5 max-w-[52ch] text-lead text-quiet">{lead}</p>}
      {children}
    </Container>
  );
}
