import { Button } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useMay } from "../shared/use-may";

/** The way to an order that staff enter, for those who may. */
export function NewOrderLink() {
  const { t } = useTranslation("newOrder");
  if (!useMay("orders", "change")) return null;
  return (
    <Button size="small" variant="secondary" asChild>
      <Link to="/new-order">{t("title")}</Link>
    </Button>
  );
}
