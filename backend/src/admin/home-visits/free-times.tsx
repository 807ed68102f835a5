import { Button, Text } from "@medusajs/ui";
import { keepPreviousData } from "@tanstack/react-query";
import { useRead } from "../shared/use-read";
import type { Fit } from "./api";
import { visitsKey } from "./api";
import { useTexts } from "./language";

type Time = Pick<Fit, "conflict" | "detour_minutes"> & { time: string };

type Props = {
  requestId: string;
  date: string;
  /** Empty for who would go anyway. */
  optician: string;
  minutes: unknown;
  onChoose: (time: string) => void;
};

/** The free times of a day for an optician, travel and buffers included; one press chooses one. */
export function FreeTimes({ requestId, date, optician, minutes, onChoose }: Props) {
  const t = useTexts();
  const search = new URLSearchParams({ date });
  if (optician) search.set("optician_id", optician);
  if (typeof minutes === "number") search.set("minutes", String(minutes));
  const { data } = useRead<{ times: Time[] }>(
    [...visitsKey, "free", requestId, search.toString()],
    `home-service-requests/${requestId}/times?${search}`,
    {
      enabled: /^\d{4}-\d\d-\d\d$/.test(date),
      placeholderData: keepPreviousData,
      retry: false,
    },
  );
  if (!data) return null;
  const free = data.times.filter(({ conflict }) => conflict === null);
  return (
    <div className="flex flex-col gap-y-2">
      <Text size="small" weight="plus">
        {t("freeTimes")}
      </Text>
      {free.length === 0 ? (
        <Text size="small" className="text-ui-fg-subtle">
          {t("nothingFree")}
        </Text>
      ) : (
        <div className="flex flex-wrap gap-1.5">
          {free.map(({ time, detour_minutes }) => (
            <Button
              key={time}
              type="button"
              size="small"
              variant="secondary"
              className="tabular-nums"
              title={t("fits.detour", { minutes: detour_minutes })}
              onClick={() => onChoose(time)}
            >
              {time}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
