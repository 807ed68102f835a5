import { PlusMini, XMarkMini } from "@medusajs/icons";
import { Button, IconButton } from "@medusajs/ui";
import { useShared } from "../language";

export function RemoveButton({ onClick }: { onClick: () => void }) {
  const t = useShared();
  return (
    <IconButton
      type="button"
      size="small"
      variant="transparent"
      className="mt-6 shrink-0"
      aria-label={t("remove")}
      onClick={onClick}
    >
      <XMarkMini />
    </IconButton>
  );
}

export function AddButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <Button type="button" size="small" variant="secondary" className="w-fit" onClick={onClick}>
      <PlusMini />
      {label}
    </Button>
  );
}
