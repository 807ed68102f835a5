import { Container } from "@medusajs/ui";
import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ReadFailure } from "../read-failure";
import { usePageRead } from "../use-read";

interface StoredRecordProps<Answer> {
  queryKey: QueryKey;
  /** Below `/admin/`. */
  path: string;
  children: (answer: Answer) => ReactNode;
}

/** Reads one record for a form that edits it. */
export function StoredRecord<Answer>({ queryKey, path, children }: StoredRecordProps<Answer>) {
  const { data, error } = usePageRead<Answer>(queryKey, path, {
    // A form begins with what is stored now, not with what was seen a while ago.
    gcTime: 0,
  });
  // A later read that fails takes away no form that somebody fills in.
  if (data !== undefined) return children(data);
  return error ? (
    <Container className="p-0">
      <ReadFailure error={error} />
    </Container>
  ) : null;
}
