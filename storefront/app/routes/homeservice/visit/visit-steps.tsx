import type { BookableDay, HomeServiceFollow, ShownConsent } from "@landolt/forms";
import { Form, useNavigation } from "react-router";
import { useTranslations } from "use-intl";
import { Button } from "#app/design/button.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { ConsentRecord } from "../../order/order-consent.tsx";
import { WishFields } from "../form/wish-fields.tsx";
import { useDayText } from "../use-day-text.ts";
import type { StepReturned } from "./visit-action.server.ts";

/** The time that staff propose, to be taken or left. */
export function ProposalAnswer(props: { proposal: NonNullable<HomeServiceFollow["proposal"]> }) {
  const t = useTranslations("homeservice.visit");
  const dayText = useDayText();
  const busy = useNavigation().state !== "idle";
  const { proposal } = props;
  return (
    <section className="border-y border-line py-8">
      <h2 className="text-2">{t("proposal")}</h2>
      <p className="mt-3 font-display text-3 first-letter:uppercase">{dayText(proposal)}</p>
      {proposal.note && <p className="mt-3 max-w-measure">{proposal.note}</p>}
      <Form method="post" className="mt-6 flex flex-wrap gap-4">
        <Button name="step" value="accept" aria-disabled={busy || undefined}>
          {t("accept")}
        </Button>
        <Button look="quiet" name="step" value="decline" aria-disabled={busy || undefined}>
          {t("decline")}
        </Button>
      </Form>
    </section>
  );
}

/** Other wishes than those that were sent. */
export function ChangeWishes(props: {
  days: BookableDay[];
  answer: StepReturned | undefined;
  /** Whether a visit is agreed, which other wishes give up. */
  agreed: boolean;
}) {
  const t = useTranslations("homeservice.visit");
  const problems = useTranslations("homeservice.problems");
  const { days, answer, agreed } = props;
  return (
    <details open={Object.keys(answer?.errors ?? {}).length > 0}>
      <summary className="link inline-block min-h-11 py-2">{t("change")}</summary>
      <CheckedForm
        values={answer?.values ?? {}}
        errors={answer?.errors}
        say={(problem) => problems(problem)}
        label={(_, problem) => problems(problem)}
        className="mt-6 grid max-w-narrow gap-8"
      >
        {agreed && <p>{t("changeAgreed")}</p>}
        <WishFields days={days} />
        <div>
          <Button name="step" value="change">
            {t("changeSend")}
          </Button>
        </div>
      </CheckedForm>
    </details>
  );
}

/** Consent to the use of the details, and withdrawing it, which erases them: asked twice. */
export function VisitConsent({ consent, open }: { consent: ShownConsent; open: boolean }) {
  const t = useTranslations("consent");
  return (
    <section>
      <h2 className="text-2">{t("heading")}</h2>
      <div className="mt-3 max-w-narrow">
        <ConsentRecord consent={consent} />
      </div>
      <details className="mt-3">
        <summary className="link inline-block min-h-11 py-2">{t("entry")}</summary>
        <Form method="post" className="mt-4 grid max-w-narrow gap-5">
          <p>{t(open ? "cancelsVisit" : "erasesVisit")}</p>
          <div>
            <Button look="quiet" name="step" value="consent-withdrawal">
              {t("withdraw")}
            </Button>
          </div>
        </Form>
      </details>
    </section>
  );
}

/** Giving the visit up, asked twice: once folded away, once pressed. */
export function CancelVisit() {
  const t = useTranslations("homeservice.visit");
  return (
    <details>
      <summary className="link inline-block min-h-11 py-2">{t("cancel")}</summary>
      <Form method="post" className="mt-4 grid max-w-narrow gap-5">
        <p>{t("cancelText")}</p>
        <div>
          <Button look="quiet" name="step" value="cancel">
            {t("cancelSend")}
          </Button>
        </div>
      </Form>
    </details>
  );
}
