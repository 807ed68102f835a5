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

interface HeadlineProps {
  as?: "h1" | "h2" | "span";
  children: string;
  /** With the size, `large`, `huge` or `chart`; that of a part of a page unless given. */
  className?: string;
}

/** Letters of the longest word that the style sheet knows a size for. */
const steps = [5, 6, 8, 10, 12, 14, 17, 20, 24, 29, 35];

/** The step that the longest word of a text fits into. */
function longestWord(text: string): number | undefined {
  const letters = Math.max(...text.split(/[\s\u00AD-]+/).map(({ length }) => length));
  return steps.find((step) => letters <= step) ?? steps.at(-1);
}

/**
 * A headline that no width breaks within a word, whatever staff write: where its longest word would not fit, it
 * is smaller. `beside` in its class: it has half of a wide window.
 */
export function Headline({ as: Tag = "h2", children, className = "" }: HeadlineProps) {
  return (
    <Tag className={`headline ${className}`} data-longest={longestWord(children)}>
      {children}
    </Tag>
  );
}

interface PageHeaderProps {
  title: string;
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
      <Headline as="h1" className="large mt-6 max-w-[11.2em]">
        {title}
      </Headline>
      {lead && <p className="mt-5 max-w-[52ch] text-lead text-quiet">{lead}</p>}
      {children}
    </Container>
  );
}
