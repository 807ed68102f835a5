import { ArrowUturnLeft } from "@medusajs/icons";
import { Container, clx, Heading, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { Link } from "react-router-dom";

type Head = {
  title: string;
  subtitle?: string;
  back?: { to: string; label: string };
  children?: ReactNode;
};

/** Title of a list with what can be done with all of it, at the top of its container. */
export function ListHead({ title, subtitle, back, children }: Head) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 px-6 py-4">
      <div className="max-w-2xl">
        {back && (
          <Link
            to={back.to}
            className="text-ui-fg-subtle txt-compact-xsmall mb-1 flex items-center gap-x-1"
          >
            <ArrowUturnLeft className="size-3" aria-hidden />
            {back.label}
          </Link>
        )}
        <Heading>{title}</Heading>
        {subtitle && (
          <Text size="small" className="text-ui-fg-subtle">
            {subtitle}
          </Text>
        )}
      </div>
      {children && <div className="flex flex-wrap items-center gap-2">{children}</div>}
    </div>
  );
}

/**
 * Title of a page, in a container of its own.
 * @param stays in sight while the page is scrolled, where the screen has the room
 */
export function PageHead({ stays = false, ...head }: Head & { stays?: boolean }) {
  return (
    <Container className={clx("p-0", stays && "md:sticky md:top-0 md:z-10")}>
      <ListHead {...head} />
    </Container>
  );
}
