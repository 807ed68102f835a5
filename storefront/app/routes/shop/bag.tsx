import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import type { Answer } from "#app/commerce/answers.ts";
import {
  applyPromotion,
  readBag,
  removeLine,
  removePromotion,
  setQuantity,
} from "#app/commerce/bag.server.ts";
import { readQuantity } from "#app/commerce/bag.ts";
import { checkoutAddresses } from "#app/commerce/checkout-steps.ts";
import { ButtonLink } from "#app/design/button.tsx";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/bag";
import { BagLines } from "./bag-lines.tsx";
import { personalHeaders } from "./personal.ts";
import { picturesOf } from "./pictures.server.ts";
import { PromotionForm } from "./promotion-form.tsx";
import { type RefusalKey, RefusalNotice, refusalOf } from "./refusal.tsx";
import { submittedForm, textOf } from "./submitted-form.server.ts";
import { TotalsTable } from "./totals-table.tsx";

export const headers = personalHeaders;

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const bag = valueOrErrorPage(await readBag(request, language));
  return { bag, pictures: await picturesOf(bag.lines, language) };
}

export async function action({ request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const form = await submittedForm(request);
  const field = (name: string) => textOf(form, name);
  const code = field("code");
  const quantity = readQuantity(field("quantity"));
  const refuse = (refusal: RefusalKey, status: number) =>
    data({ refusal, code: code.slice(0, 60) }, { status });

  const intent = field("intent");
  if (intent === "set" && quantity === undefined) return refuse("quantity", 422);
  const changes: Record<string, () => Promise<Answer<undefined>>> = {
    set: () => setQuantity(request, field("line"), quantity ?? 1),
    remove: () => removeLine(request, field("line")),
    redeem: () => applyPromotion(request, code),
    "give-back": () => removePromotion(request, code),
  };
  const change = changes[intent];
  if (!change) return refuse("other", 400);
  const changed = await change();
  // A line or bag that is gone: the bag as it is now says so best.
  if (changed.ok || changed.problem === "notFound") {
    return redirect(href(language, checkoutAddresses.bag), 303);
  }
  const { refusal, status } = refusalOf(changed);
  return refuse(refusal, status);
}

export default function BagPage({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("bag");
  const address = useHref();
  const { bag, pictures } = loaderData;
  return (
    <>
      <PageHead title={t("title")} hidden />
      <PageHeader title={t("title")} />
      <Container className="pb-20">
        <RefusalNotice refusal={actionData?.refusal} />
        {bag.totals ? (
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
            <BagLines lines={bag.lines} currency={bag.totals.currency} pictures={pictures} />
            <div className="content-start">
              <TotalsTable totals={bag.totals} shippingIs={bag.totals.shippingIs} />
              <ButtonLink to={address(checkoutAddresses.shipping)} className="mt-8 w-full">
                {t("checkout")}
              </ButtonLink>
              <ButtonLink look="plain" to={address("/shop")} className="mt-2 w-full">
                {t("continue")}
              </ButtonLink>
              <PromotionForm promotions={bag.promotions} typed={actionData?.code} />
            </div>
          </div>
        ) : (
          <>
            <p className="text-lead">{t("empty")}</p>
            <ButtonLink to={address("/shop")} className="mt-8">
              {t("browse")}
            </ButtonLink>
          </>
        )}
      </Container>
    </>
  );
}
