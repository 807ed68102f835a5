import { Text } from "@medusajs/ui";
import type { RequestDetails } from "./api";
import { useFormats, useTexts } from "./language";

const size = 240;
/** Kilometres of a degree of latitude. */
const degreeKm = 111.2;

/** The store in the middle, its area as a ring, the address as a point. North is up. */
export function DrawnMap({ request }: { request: RequestDetails }) {
  const t = useTexts();
  const { kilometres } = useFormats();
  const { shop, radius_km, position, place } = request.map;
  const km = position
    ? {
        east:
          (position.longitude - shop.longitude) *
          degreeKm *
          Math.cos((shop.latitude * Math.PI) / 180),
        north: (position.latitude - shop.latitude) * degreeKm,
      }
    : undefined;
  const far = km ? Math.hypot(km.east, km.north) : 0;
  const scale = (size / 2 - 12) / Math.max(radius_km, far);
  const middle = size / 2;
  const point = km && { x: middle + km.east * scale, y: middle - km.north * scale };
  return (
    <div className="flex flex-wrap items-center gap-4">
      <svg
        viewBox={`0 0 ${size} ${size}`}
        className="bg-ui-bg-subtle w-full max-w-60 rounded-lg"
        role="img"
        aria-label={t("mapOf", { km: radius_km })}
      >
        <g fill="none" stroke="var(--border-strong)">
          <circle cx={middle} cy={middle} r={radius_km * scale} strokeWidth="1.5" />
          <circle cx={middle} cy={middle} r={(radius_km / 3) * scale} strokeDasharray="3 4" />
          <circle cx={middle} cy={middle} r={((radius_km * 2) / 3) * scale} strokeDasharray="3 4" />
        </g>
        {point && (
          <line
            x1={middle}
            y1={middle}
            x2={point.x}
            y2={point.y}
            stroke="var(--fg-interactive)"
            strokeWidth="1.5"
          />
        )}
        <rect x={middle - 5} y={middle - 5} width="10" height="10" fill="var(--fg-base)" />
        {point && (
          <circle
            cx={point.x}
            cy={point.y}
            r="6"
            fill="var(--fg-interactive)"
            stroke="var(--bg-base)"
            strokeWidth="2"
          />
        )}
      </svg>
      <div>
        <Text size="small" weight="plus">
          {request.kilometres === null
            ? t(`coverages.${request.coverage}`)
            : `${t("kilometres", { km: kilometres(request.kilometres) })}, ${t(`coverages.${request.coverage}`)}`}
        </Text>
        <Text size="small" className="text-ui-fg-subtle">
          {position ? place : t("mapUnknown")}
        </Text>
      </div>
    </div>
  );
}
