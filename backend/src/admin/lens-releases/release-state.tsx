import { Badge } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Link } from "react-router-dom";
import { useMay } from "../shared/use-may";
import { useRead } from "../shared/use-read";
import { type Decision, type ReleaseState, releasesKey } from "./api";

const colours = { waiting: "orange", asked: "purple", released: "green", refused: "red" } as const;

export function StateBadge({ state }: { state: ReleaseState }) {
  const { t } = useTranslation("lensReleases");
  return (
    <Badge size="2xsmall" color={colours[state]}>
      {t(`states.${state}`)}
    </Badge>
  );
}

/** How far an optician is with the lenses of an order, for those who may see it. */
export function ReleaseOfOrder({ orderId }: { orderId: string }) {
  const { data } = useRead<{ lens_release: Decision }>(
    [...releasesKey, orderId],
    `lens-releases/${orderId}`,
    { enabled: useMay("lens-releases", "read") === true },
  );
  if (!data) return null;
  const { state } = data.lens_release;
  const badge = <StateBadge state={state} />;
  return state === "waiting" || state === "asked" ? (
    <Link to="/lens-releases">{badge}</Link>
  ) : (
    badge
  );
}
