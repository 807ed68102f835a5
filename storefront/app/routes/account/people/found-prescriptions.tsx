import type { Eye } from "@landolt/optics";
import { Form } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { Choice } from "#app/design/choice.tsx";
import { Notice } from "#app/design/notice.tsx";
import type { ImportPreview } from "./fhir-import.server.ts";
import { PrescriptionValues } from "./prescription-values.tsx";

/** What a file holds: to be chosen, with what is left out of it, and what cannot be kept with the reasons. */
export function FoundPrescriptions({ preview, name }: { preview: ImportPreview; name: string }) {
  const t = useTranslations("account.people.exchange");
  const { importable, refused, others } = preview;
  return (
    <section className="mt-10" aria-label={t("found")}>
      {refused.map(({ place, refusals }) => (
        <Notice
          key={place}
          tone="warning"
          alert
          className="mb-5 max-w-measure"
          title={t("refused")}
        >
          <Reasons
            reasons={refusals.map(({ code, eye }) => ({ eye, text: t(`refusals.${code}`) }))}
          />
        </Notice>
      ))}
      {others.length > 0 && <p className="mb-5">{t("others", { types: others.join(", ") })}</p>}
      {importable.length > 0 && (
        <Form method="post">
          <ul className="grid gap-x-12 gap-y-12 lg:grid-cols-2">
            {importable.map(({ place, prescription, title, lost, isKept }) => (
              <li key={place} className="border-t border-line pt-5">
                <PrescriptionValues {...{ prescription, title }} />
                {lost.length > 0 && (
                  <Notice tone="warning" className="mt-5" title={t("lostTitle")}>
                    <Reasons
                      reasons={lost.map(({ part, element, eye }) => ({
                        eye,
                        text: t(`lost.${part}`, { element }),
                      }))}
                    />
                  </Notice>
                )}
                <Choice
                  kind="checkbox"
                  name="prescription"
                  value={JSON.stringify(prescription)}
                  defaultChecked={!isKept}
                  label={t("keep")}
                  text={isKept && t("isKept")}
                  className="mt-4"
                />
              </li>
            ))}
          </ul>
          <Button type="submit" name="intent" value="save" className="mt-8">
            {t("save", { name })}
          </Button>
        </Form>
      )}
    </section>
  );
}

/** Each with the eye that it is about. */
function Reasons({ reasons }: { reasons: { eye: Eye | undefined; text: string }[] }) {
  const t = useTranslations("account.people.exchange");
  const lens = useTranslations("lens");
  const lines = reasons.map(({ eye, text: reason }) =>
    eye ? t("reasonOf", { eye: lens(`eye.${eye}`), reason }) : reason,
  );
  return (
    <ul className="mt-2 list-disc ps-5">
      {[...new Set(lines)].map((line) => (
        <li key={line} className="wrap-anywhere">
          {line}
        </li>
      ))}
    </ul>
  );
}
