interface Props {
  /** Written by the server; the browser keeps what it was sent and need not know it. */
  text: string;
  type?: string;
  id?: string;
}

/** A script of our own within the page. */
export function OwnScript({ text, ...attributes }: Props) {
  return (
    <script
      {...attributes}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: our own, with nothing in it that a visitor wrote.
      dangerouslySetInnerHTML={{ __html: text }}
    />
  );
}
