import { type BusinessProfile, type VisitTopic, visitTopics } from "@landolt/forms";
import { Link } from "react-router";
import { useTranslations } from "use-intl";
import type { TrayFrame } from "#app/commerce/catalog/tray.server.ts";
import { Choice, ChoiceGroup } from "#app/design/choice.tsx";
import { TextAreaField } from "#app/forms/fields.tsx";
import { Anchor, useField } from "#app/forms/form-state.tsx";
import { useHref } from "#app/language/use-language.ts";

/** The service of the business that a topic belongs to; its length is worth knowing. */
const serviceOf: Partial<Record<VisitTopic, BusinessProfile["services"][number]["code"]>> = {
  "eye-exam": "eye-exam",
  "new-glasses": "eyewear-consultation",
  "contact-lenses": "contact-lenses",
};

/** Minutes by the code of a service. */
export type ServiceMinutes = Partial<Record<string, number>>;

/** What the visit is for. */
export function ReasonFields({ minutes }: { minutes: ServiceMinutes }) {
  const t = useTranslations("homeservice");
  const general = useTranslations("general");
  const topics = useField("reason.topics");
  return (
    <>
      <Anchor name="reason.topics">
        <ChoiceGroup legend={t("topics.legend")} error={topics.error}>
          {visitTopics.map((code) => {
            const length = minutes[serviceOf[code] ?? ""];
            return (
              <Choice
                key={code}
                kind="checkbox"
                name="reason.topics"
                value={code}
                defaultChecked={topics.all.includes(code)}
                label={t(`topics.${code}`)}
                {...(length && {
                  aside: (
                    <span className="text-small text-quiet">
                      {general("minutes", { minutes: length })}
                    </span>
                  ),
                })}
              />
            );
          })}
        </ChoiceGroup>
      </Anchor>
      <TextAreaField
        label={t("fields.note")}
        hint={t("hints.note")}
        name="reason.note"
        rows={3}
        maxLength={1000}
      />
    </>
  );
}

/** The frames on the visitor's tray; what is unticked stays in the store. */
export function FrameFields({ frames }: { frames: TrayFrame[] }) {
  const t = useTranslations("tray");
  const address = useHref();
  const field = useField("frames");
  if (frames.length === 0) {
    return (
      <p className="text-base text-quiet">
        {t.rich("none", {
          lookbook: (text) => (
            <Link to={address("/lookbook")} className="link">
              {text}
            </Link>
          ),
        })}
      </p>
    );
  }
  return (
    <Anchor name="frames">
      <ChoiceGroup legend={t("bring")} error={field.error}>
        {frames.map(({ handle, title, brand }) => (
          <Choice
            key={handle}
            kind="checkbox"
            name="frames"
            value={handle}
            defaultChecked
            label={title}
            text={brand}
          />
        ))}
      </ChoiceGroup>
    </Anchor>
  );
}
