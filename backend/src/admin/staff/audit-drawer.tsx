import { Button, Drawer, Heading, Text } from "@medusajs/ui";
import type { AuditEntry } from "./api";
import { useTexts } from "./language";

/** One entry of the trail: what was sent, the record before and after. */
export function AuditDrawer({ entry }: { entry: AuditEntry }) {
  const t = useTexts();
  return (
    <Drawer>
      <Drawer.Trigger asChild>
        <Button size="small" variant="transparent">
          {t("details")}
        </Button>
      </Drawer.Trigger>
      <Drawer.Content>
        <Drawer.Header>
          <Drawer.Title>{`${entry.method} ${entry.route}`}</Drawer.Title>
          <Drawer.Description>{t("withheldHint")}</Drawer.Description>
        </Drawer.Header>
        <Drawer.Body className="flex flex-col gap-y-4 overflow-y-auto">
          <Json title={t("sent")} value={entry.sent} />
          <Json title={t("before")} value={entry.before} />
          <Json title={t("after")} value={entry.after} />
        </Drawer.Body>
      </Drawer.Content>
    </Drawer>
  );
}

function Json({ title, value }: { title: string; value: unknown }) {
  const t = useTexts();
  return (
    <section>
      <Heading level="h3" className="mb-1">
        {title}
      </Heading>
      {value === null ? (
        <Text size="small" className="text-ui-fg-subtle">
          {t("nothing")}
        </Text>
      ) : (
        <pre
          // Scrollable, so the keyboard must be able to reach it.
          // biome-ignore lint/a11y/noNoninteractiveTabindex: see above
          tabIndex={0}
          className="bg-ui-bg-subtle txt-compact-small overflow-x-auto rounded-md border p-3 font-mono"
        >
          {JSON.stringify(value, null, 2)}
        </pre>
      )}
    </section>
  );
}
