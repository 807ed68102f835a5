import type { VisitPlace } from "@landolt/forms";
import { type FormEvent, type ReactNode, useRef, useState } from "react";
import { Form, Link, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { Choice } from "#app/design/choice.tsx";
import { ErrorText } from "#app/design/field.tsx";
import { latePart, later } from "#app/document/lazy-part.tsx";
import { useFieldErrors } from "#app/forms/field-errors.ts";
import { Anchor, FormStateProvider, useField } from "#app/forms/form-state.tsx";
import { textIn } from "#app/forms/form-values.ts";
import { useHref, useLanguage } from "#app/language/use-language.ts";
import type { formFacts } from "./form-facts.server.ts";
import type { VisitErrors } from "./form-values.ts";
import type { Returned } from "./home-service-action.server.ts";
import { useDraft } from "./use-draft.ts";

type FormFacts = Awaited<ReturnType<typeof formFacts>>;

const failure = () => import("./request-failure.tsx");

const RequestFailure = latePart(
  import.meta.env.SSR
    ? (await failure()).RequestFailure
    : later(async () => (await failure()).RequestFailure),
);

/** Where the button and the consent of a visit are worded. */
const wordsOf = { home: "homeservice", store: "appointment" } as const;

/** While nothing came back. */
const none: VisitErrors = {};

/** What judges a request; undefined until it is there, with what says the judgement. */
let judge: typeof import("./judge.ts").judge | undefined;

/** Loaded once, however often it is requested; what fails is retried with the next field. */
async function loadJudge() {
  try {
    [{ judge }] = await Promise.all([import("./judge.ts"), failure()]);
  } catch {}
}

interface VisitFormProps {
  place: VisitPlace;
  facts: FormFacts;
  answer: Returned | undefined;
  /** The parts that ask. */
  children: (returned: Returned | undefined) => ReactNode;
}

/** The request for a visit: what every one of them is sent with, around the parts that ask for what it is. */
export function VisitForm({ place, facts, answer, children }: VisitFormProps) {
  const t = useTranslations("homeservice");
  const own = useTranslations(wordsOf[place]);
  const language = useLanguage();
  const sending = useNavigation().formMethod === "POST";
  const form = useRef<HTMLFormElement>(null);
  // The browser judges by the server's clock, as it stood when the page was made.
  const [refused, setRefused] = useState<{ after: Returned | undefined; returned: Returned }>();
  const returned = refused && refused.after === answer ? refused.returned : answer;
  const { values, version, saveDraft } = useDraft(place, form, returned?.values);

  const judged = () => form.current && judge?.(form.current, language, facts);
  const found = returned?.errors ?? none;
  const { errors, settle } = useFieldErrors(found, () => judged()?.errors);
  const wrong = Object.entries(errors);
  const words = Object.fromEntries(
    wrong.map(([name, problem]) => [name, problem && t(`problems.${problem}`)]),
  );
  const noteChange = (name: string) => {
    saveDraft();
    // What was judged here is judged again as a whole, and so is the rest where it changes what is asked for:
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
      returned: { values: now.values, errors: now.errors, failure: "invalid", ...kept },
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
        <RequestFailure failure={returned.failure} returned={found} errors={errors} />
      )}
      <FormStateProvider value={{ values, errors: words, noteChange }}>
        <div key={version} className="grid gap-14">
          <input type="hidden" name="token" value={textIn(values, "token") || facts.form.token} />
          <input type="hidden" name="key" value={textIn(values, "key") || facts.form.key} />
          <input type="hidden" name="place" value={place} />
          {children(returned)}
          <Part title={t("parts.send")}>
            <Consent place={place} keep={facts.keep} />
            <Trap />
            <div>
              <Button className="w-full text-lead sm:w-auto" aria-disabled={sending || undefined}>
                {sending ? t("sending") : own("send")}
              </Button>
              <p className="mt-4 text-base text-quiet">{t("promise", facts.promise)}</p>
            </div>
          </Part>
        </div>
      </FormStateProvider>
    </Form>
  );
}

/** A part of the form with its question in large type. */
export function Part(props: { title: ReactNode; lead?: ReactNode; children: ReactNode }) {
  return (
    <fieldset className="min-w-0 border-t border-line pt-10">
      <legend className="float-left mb-3 w-full font-display text-3 leading-tight">
        {props.title}
      </legend>
      <div className="clear-both grid gap-7">
        {props.lead && <p className="max-w-measure text-base text-quiet">{props.lead}</p>}
        {props.children}
      </div>
    </fieldset>
  );
}

function Consent({ place, keep }: Pick<VisitFormProps, "place"> & Pick<FormFacts, "keep">) {
  const t = useTranslations(wordsOf[place]);
  const address = useHref();
  const consent = useField("consent");
  return (
    <Anchor name="consent">
      <p className="mb-4 max-w-measure text-base text-quiet">
        {t.rich("consent.text", {
          ...keep,
          privacy: (text) => (
            <Link to={address("/legal/privacy")} className="link">
              {text}
            </Link>
          ),
        })}
      </p>
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
