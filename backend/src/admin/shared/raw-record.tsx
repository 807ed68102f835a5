import { Button, Drawer } from "@medusajs/ui";
import { useEffect, useRef, useState } from "react";
import { useShared } from "./language";

/** Milliseconds for which a record is shown as copied. */
const copiedFor = 2000;
/** Pixels; a taller record is folded to this height until it is expanded. */
const foldedHeight = 250;

/** Shows any record as the backend keeps it. */
export function RawRecord({ record }: { record: unknown }) {
  const t = useShared();
  return (
    <Drawer>
      <Drawer.Trigger asChild>
        <Button size="small" variant="transparent" className="text-ui-fg-subtle">
          JSON
        </Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>JSON</Drawer.Title>
          <Drawer.Description>{t("rawHint")}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-y-3 overflow-y-auto">
          <JsonBox text={JSON.stringify(record, null, 2)} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer>
  );
}

function JsonBox({ text }: { text: string }) {
  const t = useShared();
  const box = useRef<HTMLPreElement>(null);
  const [tall, setTall] = useState(false);
  const [expanded, setExpanded] = useState(false);
  const [copied, setCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text has another height
  useEffect(() => {
    setTall((box.current?.scrollHeight ?? 0) > foldedHeight);
  }, [text]);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), copiedFor);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    await navigator.clipboard.writeText(text);
    setCopied(true);
  };
  return (
    <>
      <div className="flex gap-x-2">
        <Button size="small" variant="secondary" onClick={() => void copy()}>
          {t(copied ? "copied" : "copy")}
        </Button>
        {tall && (
          <Button
            size="small"
            variant="secondary"
            aria-expanded={expanded}
            onClick={() => setExpanded(!expanded)}
          >
            {t(expanded ? "fold" : "expand")}
          </Button>
        )}
      </div>
      <span role="status" className="sr-only">
        {copied ? t("copied") : ""}
      </span>
      <pre
        ref={box}
        // Scrollable, so the keyboard must be able to reach it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
        tabIndex={0}
        className="bg-ui-bg-subtle text-ui-fg-base txt-compact-small overflow-auto rounded-md border p-3 font-mono"
        style={expanded ? undefined : { maxHeight: foldedHeight }}
      >
        {text}
      </pre>
    </>
  );
}
