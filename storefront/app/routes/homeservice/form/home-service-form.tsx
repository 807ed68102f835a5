import { type FormEvent, useRef, useState } from "react";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { Choice } from "#app/design/choice.tsx";
import { ErrorText } from "#app/design/field.tsx";
import { latePart, later } from "#app/document/lazy-part.tsx";
import { useFaults } from "#app/forms/field-errors.ts";
import { Anchor, FormStateProvider, Part, useField } from "#app/forms/form-state.tsx";
import { useLanguage } from "#app/language/use-language.ts";
import type { loader } from "../homeservice.tsx";
import { typedIn } from "./form-values.ts";
import type { Returned } from "./home-service-action.server.ts";
import { PatientFields, RequesterFields, WhoFields } from "./person-fields.tsx";
import { PlaceFields } from "./place-fields.tsx";
import { FrameFields, ReasonFields } from "./reason-fields.tsx";
import { useDraft } from "./use-draft.ts";
import { WishFields } from "./wish-fields.tsx";

type Facts = Awaited<ReturnType<typeof loader>>["data"];

const summary = () => import("./problem-summary.tsx");

const ProblemSummary = latePart(
  import.meta.env.SSR
    ? (await summary()).ProblemSummary
    : later(async () => (await summary()).ProblemSummary),
);

/** What judges a request; undefined until it is there, with what says the judgement. */
let judge: typeof import("./judge.ts").judge | undefined;

/** Loaded once, however often it is asked for; what fails is tried again with the next field. */
async function loadJudge() {
  try {
    [{ judge }] = await Promise.all([import("./judge.ts"), summary()]);
  } catch {}
}

/** The request for a home visit: who, where, when, what for. */
export function HomeServiceForm(props: { facts: Facts; answer: Returned | undefined }) {
  const { facts, answer } = props;
  const t = useTranslations("homeservice");
  const language = useLanguage();
  const sending = useNavigation().formMethod === "POST";
  const form = useRef<HTMLFormElement>(null);
  // The browser judges by the server's clock, as it stood when the page was made.
  const [refused, setRefused] = useState<{ after: Returned | undefined; returned: Returned }>();
  const returned = refused && refused.after === answer ? refused.returned : answer;
  const { values, version, remember } = useDraft(form, returned?.values);

  const judged = () => form.current && judge?.(form.current, language, facts);
  const told = returned?.problems ?? {};
  const { faults, settle } = useFaults(told, () => judged()?.problems);
  const noteChange = (name: string) => {
    remember();
    // What was judged here is judged anew as a whole, and so is the rest where it changes what is asked for:
    // one field may decide what another has to hold.
    settle(returned !== answer || (judge && name === "who") ? "" : name);
  };

  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (sending) return event.preventDefault();
    // Sent before what judges is there, the request is judged by the server, which does so again anyway.
    const now = judged();
    if (!now || now.accepted) return;
    event.preventDefault();
    const kept = returned?.coverage && { coverage: returned.coverage };
    setRefused({
      after: answer,
      returned: { values: now.values, problems: now.problems, failure: "invalid", ...kept },
    });
  };

  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={submit}
      onFocus={loadJudge}
      onChange={({ target }) => noteChange(target.name)}
      className="group/form grid gap-12 text-lead"
    >
      {returned?.failure && (
        <ProblemSummary failure={returned.failure} told={told} problems={faults} />
      )}
      <FormStateProvider value={{ values, problems: faults, noteChange }}>
        <div key={version} className="grid gap-14">
          <input type="hidden" name="token" value={returned?.token ?? facts.form.token} />
          <input type="hidden" name="key" value={typedIn(values, "key") || facts.form.key} />
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
          <Part title={t("parts.send")}>
            <Consent keep={facts.keep} />
            <Trap />
            <div>
              <Button className="w-full text-lead sm:w-auto" aria-disabled={sending || undefined}>
                {t(sending ? "sending" : "send")}
              </Button>
              <p className="mt-4 text-base text-quiet">{t("promise", facts.promise)}</p>
            </div>
          </Part>
        </div>
      </FormStateProvider>
    </Form>
  );
}

function Consent({ keep }: { keep: Facts["keep"] }) {
  const t = useTranslations("homeservice");
  const consent = useField("consent");
  return (
    <Anchor name="consent">
      <p className="mb-4 max-w-measure text-base text-quiet">{t("consent.text", keep)}</p>
      <Choice
        kind="checkbox"
        name="consent"
        value="yes"
        defaultChecked={consent.value === "yes"}
        required
        aria-invalid={consent.error ? true : undefined}
        aria-describedby={consent.error ? "consent-problem" : undefined}
        label={t("consent.label")}
      />
      {consent.error && (
        <ErrorText id="consent-problem" className="mt-2 text-base">
          {consent.error}
        </ErrorText>
      )}
    </Anchor>
  );
}

/** A field that people neither see nor reach; machines fill it in. */
function Trap() {
  const t = useTranslations("homeservice");
  return (
    <div aria-hidden="true" className="absolute -start-[200vw] size-px overflow-hidden">
      <label>
        {t("trap")}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
