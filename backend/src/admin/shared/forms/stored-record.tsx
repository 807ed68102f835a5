import { Container } from "@medusajs/ui";
import type { QueryKey } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { ReadFailure } from "../read-failure";
import { useRead } from "../use-read";

interface StoredRecordProps<Answer> {
  queryKey: QueryKey;
  /** Below `/admin/`. */
  path: string;
  children: (answer: Answer) => ReactNode;
}

/** Reads one record for a form that edits it. */
export function StoredRecord<Answer>({ queryKey, path, children }: StoredRecordProps<Answer>) {
  const { data, error } = useRead<Answer>(queryKey, path, {
    // The form would lose what is typed when fresh data came in.
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    // A form begins with what is stored now, not with what was seen a while ago.
    gcTime: 0,
  });
  if (error) {
    return (
      <Container className="p-0">
        <ReadFailure error={error} />
      </Container>
    );
  }
  return data === undefined ? null : children(data);
}
