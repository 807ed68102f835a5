import { Button } from "@medusajs/ui";
import { useTranslation } from "react-i18next";
import { Email, Phone } from "../home-visits/entry";
import { useReadAgain } from "../orders/work/api";
import { ask } from "../shared/api";
import { useAttempt } from "../shared/use-attempt";
import { useMay } from "../shared/use-may";
import type { Today } from "./api";
import { Card } from "./card";

/** Requests for a visit for which the website has thanked, and that could not be stored: these people are called. */
export function LostRequests(props: {
  list: Today["lost_requests"];
  at: (instant: string) => string;
}) {
  const { t } = useTranslation("today");
  const readAgain = useReadAgain();
  const { busy, attempt } = useAttempt();
  const mayChange = useMay("home-service", "change");
  const called = (id: string) =>
    attempt(async () => {
      await ask(`home-service-lost/${id}/called`, {});
      await readAgain();
    });
  return (
    <Card title={t("lost")} list={props.list} all="/today/lost_requests" urgent>
      {({ id, name, phone, email, received_at }) => (
        <li
          key={id}
          className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1 px-6 py-3"
        >
          <div className="min-w-0 flex-1 basis-40 break-words">
            <div className="txt-compact-small-plus">{name || t("noName")}</div>
            <div className="txt-compact-small flex flex-wrap gap-x-3">
              {phone && <Phone number={phone} />}
              {email && <Email address={email} />}
            </div>
            <div className="txt-compact-xsmall text-ui-fg-subtle">
              {t("lostText", { at: props.at(received_at) })}
            </div>
          </div>
          {mayChange && (
            <Button
              size="small"
              variant="secondary"
              isLoading={busy}
              onClick={() => void called(id)}
            >
              {t("called")}
            </Button>
          )}
        </li>
      )}
    </Card>
  );
}
