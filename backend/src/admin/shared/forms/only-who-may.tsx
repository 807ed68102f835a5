import { Container, Text } from "@medusajs/ui";
import type { ReactNode } from "react";
import { useShared } from "../language";
import { useMay } from "../use-may";

/** The fields of a record. Without the permission to change the area they can only be read, with the reason. */
export function OnlyWhoMay({ area, children }: { area: string; children: ReactNode }) {
  const t = useShared();
  const reads = useMay(area, "change") === false;
  return (
    <fieldset
      disabled={reads}
      // Disabled fields are pale, and here they are what there is to read.
      className="[&_input:disabled]:!text-ui-fg-base [&_textarea:disabled]:!text-ui-fg-base [&_button:disabled]:!text-ui-fg-subtle flex min-w-0 flex-col gap-y-3"
    >
      {reads && (
        <Container className="px-6 py-3">
          <Text size="small" className="text-ui-fg-subtle">
            {t("readsOnly")}
          </Text>
        </Container>
      )}
      {children}
    </fieldset>
  );
}
