import { Badge, Button, Text } from "@medusajs/ui";
import { Section } from "../shared/section";
import type { Fit, RequestDetails } from "./api";
import { useFormats, useTexts } from "./language";

type Props = {
  request: RequestDetails;
  /** Left out for those who may only read. */
  onConfirm: ((startsAt: string) => void) | undefined;
};

/** The wishes in the order in which they fit what is planned, each with its reasons. */
export function WishesPanel({ request, onConfirm }: Props) {
  const t = useTexts();
  const { moment } = useFormats(request.time_zone);
  const open = request.status === "received";
  return (
    <Section title={t("wishes")}>
      <Text size="xsmall" className="text-ui-fg-subtle">
        {request.assigned_name ? t("ranksFor", { name: request.assigned_name }) : t("ranksForYou")}
      </Text>
      <ol className="flex flex-col gap-y-3">
        {request.ranking.map((fit, index) => (
          <li key={fit.starts_at} className="flex items-start justify-between gap-x-4">
            <div>
              <div className="flex items-center gap-x-2">
                <Text size="small" weight="plus" className="tabular-nums">
                  {moment(fit.starts_at)}
                </Text>
                {fit.conflict ? (
                  <Badge size="2xsmall" color="orange">
                    {t(`fits.${fit.conflict}`)}
                  </Badge>
                ) : (
                  index === 0 &&
                  request.ranking.length > 1 && (
                    <Badge size="2xsmall" color="green">
                      {t("fits.best")}
                    </Badge>
                  )
                )}
              </div>
              {request.place === "home" && (
                <Text size="xsmall" className="text-ui-fg-subtle">
                  <Reasons fit={fit} />
                </Text>
              )}
            </div>
            {onConfirm && open && !fit.conflict && (
              <Button
                size="small"
                className="shrink-0"
                variant={index === 0 ? "primary" : "secondary"}
                onClick={() => onConfirm(fit.starts_at)}
              >
                {t("actions.confirm")}
              </Button>
            )}
          </li>
        ))}
      </ol>
    </Section>
  );
}

function Reasons({ fit }: { fit: Fit }) {
  const t = useTexts();
  const sentences =
    fit.neighbours === 0
      ? [t("fits.alone", { minutes: fit.detour_minutes })]
      : [
          fit.detour_minutes === 0
            ? t("fits.onTheWay")
            : t("fits.detour", { minutes: fit.detour_minutes }),
          t("fits.near", { minutes: fit.nearest_minutes ?? 0 }),
          ...(fit.idle_minutes > 0 ? [t("fits.idle", { minutes: fit.idle_minutes })] : []),
        ];
  return <>{sentences.join(" ")}</>;
}
