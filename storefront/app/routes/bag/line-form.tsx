import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/design/button.tsx";

interface LineFormProps {
  intent: "remove" | "restore";
  line: string;
  /** What is read out, because the button alone does not say of which line it speaks. */
  label: string;
  children: ReactNode;
}

/**
 * A button that takes a line out or puts it back. The router drops what a component has sent once
 * that is gone from the page, as this one is at once; so the form belongs to no component.
 */
export function LineForm({ intent, line, label, children }: LineFormProps) {
  return (
    <Form method="post" navigate={false} fetcherKey={`${intent} ${line}`}>
      <input type="hidden" name="line" value={line} />
      <Button look="plain" name="intent" value={intent} aria-label={label}>
        {children}
      </Button>
    </Form>
  );
}
