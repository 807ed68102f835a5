import { reminderWeeks } from "@landolt/forms";
import { data, Form } from "react-router";
import { useTranslations } from "use-intl";
import { readOrder, visibleOrder } from "#app/commerce/orders/orders.server.ts";
import { asksForCheck } from "#app/commerce/orders/same-again.server.ts";
import {
  orderOfReminder,
  remind,
  stopReminding,
} from "#app/commerce/orders/supply-reminder.server.ts";
import { notFound } from "#app/commerce/platform/answers.ts";
import { Button } from "#app/design/button.tsx";
import { FailureNotice } from "#app/design/failure-notice.tsx";
import { failureInit, valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PlainPage } from "#app/document/plain-page.tsx";
import { CheckedForm } from "#app/forms/checked-form.tsx";
import { SelectField } from "#app/forms/fields.tsx";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/reminder";
import { fillAgain } from "./again-action.server.ts";
import { type AgainAsks, ConsentChoice, PrivacyLink } from "./again-form.tsx";
import { type AgainReply, AgainView } from "./again-view.tsx";
import { ReminderState, SupplyList, SupplyNote } from "./supply.tsx";

export const headers = privateHeaders;

/** Weeks before the end that suit most: time for the answer, the maker and the post. */
const usualWeeks = 2;

/** By the link of a reminder, or by the key of an order that this browser may see. */
async function orderOf(request: Request, token: string | undefined, url: URL) {
  const id = token
    ? orderOfReminder(token)
    : await visibleOrder(request, url.searchParams.get("order") ?? "");
  const order = valueOrErrorPage(id ? await readOrder(id) : notFound);
  return { id: id ?? "", order };
}

/** Who comes by a reminder has consented to ordering again when asking for it, until it is turned off. */
async function asksFor(
  id: string,
  { placedAt, progress }: Awaited<ReturnType<typeof orderOf>>["order"],
): Promise<AgainAsks> {
  const checked = valueOrErrorPage(await asksForCheck(id, placedAt));
  const given = Boolean(progress.supply?.reminder);
  return { checked, consent: !given, given };
}

export async function loader({ request, params, url }: Route.LoaderArgs) {
  const { id, order } = await orderOf(request, params.token, url);
  const { key, number, lines, progress } = order;
  const asks = params.token ? await asksFor(id, order) : undefined;
  // The key opens nothing for who has only the link.
  return { number, lines, supply: progress.supply, asks, ...(!params.token && { key }) };
}

type Reply = AgainReply & { missing?: true; failed?: true };

export async function action({ request, params, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname);
  const { id, order } = await orderOf(request, params.token, url);
  const values = await submittedForm(request);
  const intent = textIn(values, "intent");
  if (intent === "fill") {
    const asks = await asksFor(id, order);
    return fillAgain(request, language, id, asks, values);
  }
  if (intent === "remind" && textIn(values, "consent") !== "given") {
    return data<Reply>({ values, missing: true }, { status: 422 });
  }
  const weeks = reminderWeeks.find((each) => String(each) === textIn(values, "weeks"));
  const answer =
    intent === "remind" ? await remind(id, weeks ?? usualWeeks, language) : await stopReminding(id);
  const reply: Reply = { values, ...(!answer.ok && { failed: true }) };
  return data<Reply>(reply, answer.ok ? undefined : failureInit(answer));
}

/** When the lenses of an order run out, a mail before that, and the same once more. */
export default function Reminder({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("order.supply");
  const again = useTranslations("order.again");
  const { number, lines, supply, asks, key } = loaderData;
  const reply: Reply | undefined = actionData;
  return (
    <PlainPage title={t("title")} lead={t("lead", { number: String(number) })}>
      {reply?.failed && <FailureNotice>{t("failed")}</FailureNotice>}
      {supply ? (
        <div className="mt-8 max-w-measure">
          <SupplyList lenses={supply.lenses} />
          <SupplyNote />
        </div>
      ) : (
        <p className="mt-8 max-w-measure">{t("unknown")}</p>
      )}
      {asks && (
        <section className="mt-12">
          <h2 className="text-2">{again("title")}</h2>
          {asks.given && <p className="mt-2 max-w-measure text-quiet">{t("consented")}</p>}
          <AgainView lines={lines} asks={asks} reply={reply} />
        </section>
      )}
      {supply && (
        <section id="reminder" className="mt-12 max-w-measure">
          <h2 className="text-2">{t("heading")}</h2>
          <ReminderState reminder={supply.reminder} />
          {supply.reminder ? (
            <Form method="post" className="mt-4">
              <Button look="quiet" name="intent" value="stop">
                {t("stop")}
              </Button>
            </Form>
          ) : (
            <RemindForm orderKey={key} reply={reply} />
          )}
        </section>
      )}
    </PlainPage>
  );
}

function RemindForm({
  orderKey,
  reply,
}: {
  orderKey: string | undefined;
  reply: Reply | undefined;
}) {
  const t = useTranslations("order.supply");
  const href = useHref();
  const values: FormValues = reply?.values ?? {};
  return (
    <CheckedForm<"missing">
      values={values}
      errors={reply?.missing && missing}
      say={() => t("missing")}
      label={() => t("consent.title")}
      className="mt-4 grid gap-6"
    >
      <SelectField name="weeks" label={t("before")} initial={String(usualWeeks)} required>
        {reminderWeeks.map((weeks) => (
          <option key={weeks} value={weeks}>
            {t("weeks", { weeks })}
          </option>
        ))}
      </SelectField>
      <ConsentChoice
        legend={t("consent.title")}
        label={t("consent.label")}
        text={t.rich("consent.text", { privacy: (text) => <PrivacyLink>{text}</PrivacyLink> })}
      />
      <p className="flex flex-wrap items-center gap-x-6 gap-y-3">
        <Button name="intent" value="remind">
          {t("remind")}
        </Button>
        {orderKey && (
          <a href={href(`/order-reminder/calendar?order=${orderKey}`)} className="link">
            {t("calendar")}
          </a>
        )}
      </p>
    </CheckedForm>
  );
}

/** One object, as a form takes new errors for another answer. */
const missing = { consent: "missing" } as const;
