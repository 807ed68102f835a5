import { useTranslations } from "use-intl";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { TextAreaField } from "#app/forms/fields.tsx";
import { Anchor, useField } from "#app/forms/form-state.tsx";
import type { Returned } from "../homeservice/form/home-service-action.server.ts";
import { Line } from "../homeservice/form/person-fields.tsx";
import { Part, VisitForm } from "../homeservice/form/visit-form.tsx";
import { WishFields } from "../homeservice/form/wish-fields.tsx";
import type { loader } from "./appointment.tsx";

type Facts = Awaited<ReturnType<typeof loader>>;

/** The request for an appointment in the store: what for, when, who. */
export function AppointmentForm({ facts, answer }: { facts: Facts; answer: Returned | undefined }) {
  const t = useTranslations("appointment");
  const visits = useTranslations("homeservice");
  return (
    <VisitForm place="store" facts={facts} answer={answer}>
      {() => (
        <>
          <Part title={visits("parts.what")}>
            <TopicField minutes={facts.minutes} />
            <TextAreaField
              label={visits("fields.note")}
              hint={t("noteHint")}
              name="reason.note"
              rows={3}
              maxLength={1000}
            />
          </Part>
          <Part title={visits("parts.when")} lead={visits("wishes.lead")}>
            <WishFields days={facts.days} />
          </Part>
          <Part title={visits("who.you")}>
            <div className="grid gap-x-5 gap-y-7 sm:grid-cols-2">
              <Line name="firstName" label="firstName" autoComplete="given-name" />
              <Line name="lastName" label="lastName" autoComplete="family-name" />
              <Line name="phone" label="phone" type="tel" autoComplete="tel" />
              <Line name="email" label="email" type="email" autoComplete="email" />
            </div>
          </Part>
        </>
      )}
    </VisitForm>
  );
}

/** What the appointment is for, with the time it takes. */
function TopicField({ minutes }: Pick<Facts, "minutes">) {
  const t = useTranslations("homeservice.topics");
  const own = useTranslations("appointment");
  const general = useTranslations("general");
  const { name, value, error } = useField("reason.topics");
  return (
    <Anchor name={name}>
      <ChoiceGroup legend={own("topics")} error={error}>
        {minutes.map(([topic, length]) => (
          <Choice
            key={topic}
            kind="radio"
            name={name}
            value={topic}
            defaultChecked={value === topic}
            required
            label={t(topic)}
            aside={
              <span className="text-small text-quiet">
                {general("minutes", { minutes: length })}
              </span>
            }
          />
        ))}
      </ChoiceGroup>
    </Anchor>
  );
}
