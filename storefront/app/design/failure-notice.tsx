import type { ReactNode } from "react";
import { Notice } from "./notice.tsx";

/** What went wrong with what the visitor has just sent; stands below the head of a page. */
export function FailureNotice({ children }: { children: ReactNode }) {
  return (
    <Notice tone="danger" alert className="mt-8 max-w-measure">
      <p>{children}</p>
    </Notice>
  );
}
