import { Button, Input, Label, Text } from "@medusajs/ui";
import { useId, useRef } from "react";
import { useTranslation } from "react-i18next";

/**
 * Opens the invoice with the name of the insured person. A form of the browser's own would send it without the
 * JSON that the backend reads, and an address would keep the name.
 */
export function InsuranceCopy({ address }: { address: string }) {
  const { t } = useTranslation("documents");
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const open = async () => {
    const response = await fetch(`/admin/${address}/insurance-copy`, {
      credentials: "include",
      method: "POST",
      headers: { "content-type": "application/json" },
      body: JSON.stringify({ insured: input.current?.value }),
    });
    if (!response.ok) {
      input.current?.focus();
      return;
    }
    window.open(URL.createObjectURL(await response.blob()), "_blank");
  };
  return (
    <div className="flex flex-col items-start gap-y-2 px-6 py-4">
      <Label htmlFor={id} size="small">
        {t("insured")}
      </Label>
      <Input ref={input} id={id} minLength={2} maxLength={80} autoComplete="off" />
      <Text size="xsmall" className="text-ui-fg-subtle">
        {t("insuredHint")}
      </Text>
      <Button size="small" variant="secondary" onClick={() => void open()}>
        {t("insuranceCopy")}
      </Button>
    </div>
  );
}
