import { data, Form, replace } from "react-router";
import { useTranslations } from "use-intl";
import {
  acceptPrices,
  applyPromotion,
  readBag,
  removeLine,
  removePromotion,
  restoreLine,
  setQuantity,
} from "#app/commerce/buying/bag.server.ts";
import { type Bag, readQuantity } from "#app/commerce/buying/bag.ts";
import { checkoutAddresses } from "#app/commerce/buying/checkout-steps.ts";
import type { Answer } from "#app/commerce/platform/answers.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Container, PageHeader } from "#app/design/layout.tsx";
import { Notice } from "#app/design/notice.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { personalHeaders } from "#app/document/cache-headers.ts";
import { useScriptsAhead } from "#app/document/first-intent.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { type FormValues, textIn } from "#app/forms/form-values.ts";
import { type RefusalKey, RefusalNotice, refusalOf } from "#app/forms/refusal.tsx";
import { submittedForm } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { TotalsTable } from "#app/order-lines/totals-table.tsx";
import { picturesOf } from "#app/products/pictures.server.ts";
import type { Route } from "./+types/bag";
import { BagLines } from "./bag-lines.tsx";
import { carriedValues } from "./carried-values.server.ts";
import { PromotionForm } from "./promotion-form.tsx";
import { RemovedLines } from "./removed-lines.tsx";
import { useBag } from "./use-bag.ts";

export const headers = personalHeaders;

/** Read first: its hydration is deferred, as on cached pages. */
export const handle = { deferHydration: true };

export async function loader({ request }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const bag = valueOrErrorPage(await readBag(request, language));
  const pictures = await picturesOf(bag.lines, language);
  return { bag, pictures, carried: carriedValues(bag.lines) };
}

export async function action({ request }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const form = await submittedForm(request);
  const field = (name: string) => textIn(form, name);
  const code = field("code");
  const line = field("line");
  const quantity = readQuantity(field("quantity"));
  const refuse = (refusal: RefusalKey, init: number | ResponseInit) =>
    data({ refusal, code: code.slice(0, 60) }, init);

  const intent = field("intent");
  if (intent === "set" && quantity === undefined) return refuse("quantity", 422);
  const changes: Record<string, () => Promise<Answer<undefined>>> = {
    set: () => setQuantity(request, line, quantity ?? 1),
    remove: () => removeLine(request, line),
    restore: () => restoreLine(request, line),
    redeem: () => applyPromotion(request, language, code),
    "give-back": () => removePromotion(request, code),
    "accept-prices": () => acceptPrices(request, pricesIn(form)),
  };
  const change = changes[intent];
  if (!change) return refuse("other", 400);
  const changed = await change();
  // A line or bag that is gone: the bag as it is now says so best.
  if (changed.ok || changed.problem === "notFound") {
    const next = intent === "accept-prices" ? checkoutAddresses.shipping : checkoutAddresses.bag;
    // The bag is no step to go back to in itself.
    return replace(href(language, next), 303);
  }
  const { refusal, init } = refusalOf(changed);
  return refuse(refusal, init);
}

let lastSent: Promise<unknown> = Promise.resolve();

/**
 * One change after the other: an undo must not reach the server before what it undoes. The redirect to
 * this page is for who has no scripts; here the router would drop that of the second of two quick changes,
 * and show the bag as it was between them.
 */
export function clientAction({ request, serverAction }: Route.ClientActionArgs) {
  const sent = lastSent.then(() => serverAction());
  lastSent = sent.catch(() => undefined);
  return sent.catch((answer: unknown) => {
    const to = answer instanceof Response && answer.headers.get("location");
    if (to === new URL(request.url).pathname) return null;
    throw answer;
  });
}

/** Prices by line, from fields such as `line_1a=12.5`; what is not that is left out. */
function pricesIn({ price: all = [] }: FormValues): Record<string, number> {
  const pairs = all.map((value) => value.split("=", 2));
  const prices = pairs.map(([line = "", price]) => [line, Number(price)] as const);
  return Object.fromEntries(prices.filter(([line, price]) => line && price >= 0));
}

export default function BagPage({ loaderData, actionData }: Route.ComponentProps) {
  useScriptsAhead(checkoutAddresses.shipping);
  const t = useTranslations("bag");
  const address = useHref();
  const { pictures, carried } = loaderData;
  const { bag, changing } = useBag(loaderData.bag);
  return (
    <>
      <PageHead title={t("title")} label={t("title")} hidden />
      <PageHeader title={t("title")} />
      <Container className="pb-20">
        <RefusalNotice refusal={actionData?.refusal} />
        <RemovedLines removed={bag.removed} />
        {bag.lines.length > 0 ? (
          <div className="grid gap-x-16 gap-y-12 lg:grid-cols-[7fr_5fr]">
            <BagLines
              lines={bag.lines}
              currency={bag.totals?.currency}
              pictures={pictures}
              carried={carried}
            />
            <div className="content-start">
              {bag.totals && (
                <div aria-busy={changing || undefined} className="aria-busy:opacity-55">
                  <TotalsTable totals={bag.totals} shippingIs={bag.totals.shippingIs} />
                </div>
              )}
              <Checkout bag={bag} />
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

/** The way on, where nothing stands in it. Going on with a changed price is agreeing to it. */
function Checkout({ bag }: { bag: Bag }) {
  const t = useTranslations("bag");
  const address = useHref();
  if (bag.lines.some(({ problem }) => problem)) {
    return (
      <Notice tone="warning" className="mt-8">
        <p>{t("problems.first")}</p>
      </Notice>
    );
  }
  const changed = bag.lines.filter(({ priceWas }) => priceWas !== undefined);
  if (changed.length === 0) {
    return (
      <ButtonLink to={address(checkoutAddresses.shipping)} className="mt-8 w-full">
        {t("checkout")}
      </ButtonLink>
    );
  }
  return (
    <Form method="post" className="mt-8">
      {changed.map(({ id, unitPrice }) => (
        <input key={id} type="hidden" name="price" value={`${id}=${unitPrice}`} />
      ))}
      <p className="mb-3 text-small text-quiet">{t("problems.newPrices")}</p>
      <Button name="intent" value="accept-prices" className="w-full">
        {t("checkout")}
      </Button>
    </Form>
  );
}
