import type { ReactNode } from "react";
import { Form } from "react-router";
import { Button } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { PageHead } from "#app/document/page-head.tsx";

interface LinkPageProps {
  title: string;
  text: string;
  button: string;
  /** What came of pressing it. */
  outcome: { text: string; done: boolean } | undefined;
  /** Where it goes on once it is done. */
  children: ReactNode;
}

/** A page behind the link of a mail. Opening it uses nothing up, as programs open links of mails too; its button does. */
export function LinkPage({ title, text, button, outcome, children }: LinkPageProps) {
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={title} hidden />
      <h1 className="text-4">{title}</h1>
      {outcome && (
        <Notice tone={outcome.done ? "calm" : "warning"} alert className="mt-8 max-w-measure">
          <p>{outcome.text}</p>
        </Notice>
      )}
      {outcome ? (
        children
      ) : (
        <>
          <p className="mt-5 max-w-measure text-lead text-quiet wrap-anywhere">{text}</p>
          <Form method="post" className="mt-8">
            <Button type="submit">{button}</Button>
          </Form>
        </>
      )}
    </Container>
  );
}
