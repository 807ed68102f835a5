import { useTranslations } from "use-intl";
import type { loader } from "../homeservice.tsx";
import type { Returned } from "./home-service-action.server.ts";
import { PatientFields, RequesterFields, WhoFields } from "./person-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { FrameFields, ReasonFields } from "./reason-fields.tsx";
import { Part, VisitForm } from "./visit-form.tsx";
import { WishFields } from "./wish-fields.tsx";

type Facts = Awaited<ReturnType<typeof loader>>["data"];

/** The request for a home visit: who, where, when, what for. */
export function HomeServiceForm({ facts, answer }: { facts: Facts; answer: Returned | undefined }) {
  const t = useTranslations("homeservice");
  return (
    <VisitForm place="home" facts={facts} answer={answer}>
      {(returned) => (
        <>
          <Part title={t("parts.who")}>
            <WhoFields />
            <RequesterFields />
            <PatientFields />
          </Part>
          <Part title={t("parts.where")}>
            <PlaceFields coverage={returned?.coverage} town={facts.town} />
          </Part>
          <Part title={t("parts.when")} lead={t("wishes.lead")}>
            <WishFields days={facts.days} />
          </Part>
          <Part title={t("parts.what")}>
            <ReasonFields minutes={facts.minutes} />
            <FrameFields frames={facts.frames} />
          </Part>
        </>
      )}
    </VisitForm>
  );
}
