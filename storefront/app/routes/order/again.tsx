import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { nameOf } from "#app/commerce/buying/bag.ts";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import { forgetOrder, orderByKey, rememberOrder } from "#app/commerce/orders/orders.server.ts";
import { type Again, type AgainLine, orderAgain } from "#app/commerce/orders/same-again.server.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Container } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { privateHeaders } from "#app/document/cache-headers.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { type FormErrors, textIn } from "#app/forms/form-values.ts";
import { RefusalNotice, refusalOf } from "#app/forms/refusal.tsx";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { useMoney } from "#app/products/price.tsx";
import { PhoneLink } from "#app/shell/phone-link.tsx";
import type { Route } from "./+types/again";
import { AgainForm, type AgainProblem } from "./again-form.tsx";

export const headers = privateHeaders;

const keyIn = (url: URL) => url.searchParams.get("order") ?? "";

export async function loader({ request, url }: Route.LoaderArgs) {
  const { key, number, lines } = valueOrErrorPage(await orderByKey(request, keyIn(url)));
  return { orderKey: key, number, lines, lenses: lines.some(({ lens }) => lens) };
}

export async function action({ request, url }: Route.ActionArgs) {
  const language = languageOf(url.pathname);
  const values = await submittedForm(request);
  if (textIn(values, "intent") === "forget") {
    throw redirect(href(language, "/"), {
      status: 303,
      headers: { "Set-Cookie": await forgetOrder() },
    });
  }
  const order = valueOrErrorPage(await orderByKey(request, keyIn(url)));
  if (textIn(values, "intent") === "remember") {
    const cookie = await rememberOrder(request, order);
    const kept = cookie ? { headers: { "Set-Cookie": cookie } } : {};
    throw redirect(href(language, "/"), { status: 303, ...kept });
  }
  const checked = textIn(values, "checked");
  const consented = textIn(values, "consent") === "given";
  if (order.lines.some(({ lens }) => lens)) {
    const errors: FormErrors<AgainProblem> = {
      ...(checked === "" && { checked: "required" as const }),
      ...(!consented && { consent: "consent" as const }),
    };
    if (Object.keys(errors).length > 0) return data({ values, errors }, { status: 422 });
  }
  const key = textIn(values, "key");
  const again = await orderAgain(request, language, order.key, { key, checked, consented });
  if (!again.ok) {
    const { refusal, init } = refusalOf(again);
    return data({ values, refusal }, init);
  }
  if ("advice" in again.value) return data({ values, advice: again.value.advice }, { status: 422 });
  const { cookie, ...result } = again.value;
  const init = cookie ? { headers: { "Set-Cookie": cookie } } : {};
  if (result.same) throw redirect(href(language, checkoutAddresses.bag), { status: 303, ...init });
  return data({ values, result }, init);
}

/** What was ordered before, once more: the form, and what can not be had as it was. */
export default function OrderAgain({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("order.again");
  const check = useTranslations("lens.check.advice");
  const address = useHref();
  const { orderKey, number, lines, lenses } = loaderData;
  const answer = actionData ?? { values: {} };
  const result = "result" in answer ? answer.result : undefined;
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={t("title")} hidden />
      <h1 className="text-4">{t("title")}</h1>
      <p className="mt-5 max-w-measure text-lead text-quiet">
        {t("lead", { number: String(number) })}
      </p>
      <RefusalNotice refusal={"refusal" in answer ? answer.refusal : undefined} />
      {"advice" in answer && (
        <Notice tone="warning" alert title={check("title")} className="mt-8 max-w-measure">
          <p className="mt-1">{check(answer.advice)}</p>
          <p className="mt-1">{check("nothing")}</p>
          <p className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-3">
            <ButtonLink to={address("/contact")}>{check("appointment")}</ButtonLink>
            <PhoneLink className="link font-semibold" />
          </p>
        </Notice>
      )}
      {result ? (
        <Result again={result} />
      ) : (
        <>
          <ul className="mt-8 max-w-measure border-t border-line">
            {lines.map((line) => (
              <li key={line.id} className="border-b border-line py-3">
                <LineName line={line} />
              </li>
            ))}
          </ul>
          <AgainForm
            orderKey={orderKey}
            lenses={lenses}
            values={answer.values}
            errors={"errors" in answer ? answer.errors : undefined}
          />
        </>
      )}
    </Container>
  );
}

function LineName({ line }: Pick<AgainLine, "line">) {
  const eye = useTranslations("order.eyes");
  const parts = [nameOf(line), line.lens && eye(line.lens.eye)].filter(Boolean);
  return (
    <span className="tabular-nums">
      {line.quantity} × {parts.join(", ")}
    </span>
  );
}

/** Line by line what is in the bag and what is not, and why. */
function Result({ again: { lines, currency } }: { again: Omit<Again, "cookie"> }) {
  const t = useTranslations("order.again");
  const refusals = useTranslations("bag.refusals");
  const problems = useTranslations("bag.problems");
  const money = useMoney();
  const address = useHref();
  const say = ({ line, refusal, problem, priceNow }: AgainLine): string => {
    if (refusal) return refusals(refusal);
    if (problem) {
      if (problem.code === "boxes") return problems("boxes", { left: problem.left });
      if (problem.code !== "stock") return problems(problem.code);
      return problem.left > 0 ? problems("few", { left: problem.left }) : problems("soldOut");
    }
    if (priceNow === undefined) return t("inBag");
    return t("price", {
      from: money(line.unitPrice, currency),
      to: money(priceNow, currency),
    });
  };
  const some = lines.some(({ refusal }) => !refusal);
  return (
    <section className="mt-8 max-w-measure" role="status">
      <h2 className="text-2">{t(some ? "changed" : "nothing")}</h2>
      <dl className="mt-4 border-t border-line">
        {lines.map((one) => (
          <div key={one.line.id} className="border-b border-line py-3">
            <dt className="font-semibold">
              <LineName line={one.line} />
            </dt>
            <dd>{say(one)}</dd>
          </div>
        ))}
      </dl>
      <p className="mt-8 flex flex-wrap gap-4">
        {some && <ButtonLink to={address("/shop/cart-summary")}>{t("toBag")}</ButtonLink>}
        <ButtonLink look="quiet" to={address("/shop")}>
          {t("toShop")}
        </ButtonLink>
      </p>
    </section>
  );
}
