import { data, redirect } from "react-router";
import { useTranslations } from "use-intl";
import { addLine } from "#app/commerce/bag.server.ts";
import { readQuantity } from "#app/commerce/bag.ts";
import { product } from "#app/commerce/catalog.server.ts";
import { type LensRange, lensRange } from "#app/commerce/lens-ranges.server.ts";
import type { ProductPage } from "#app/commerce/product-answer.ts";
import { Breadcrumb } from "#app/design/breadcrumb.tsx";
import { Container } from "#app/design/layout.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import type { Route } from "./+types/product";
import { Details, Measurements } from "./fact-table.tsx";
import { orderLenses } from "./lens/lens-action.server.ts";
import { LensPicker } from "./lens/lens-picker.tsx";
import { LensOffer } from "./lens-offer.tsx";
import { ProductPicture } from "./picture.tsx";
import { PriceText } from "./price.tsx";
import { useFrameLabel } from "./product-facts.ts";
import { ProductForm } from "./product-form.tsx";
import { type RefusalKey, RefusalNotice, refusalOf } from "./refusal.tsx";
import { submittedForm, textOf } from "./submitted-form.server.ts";

/** The range of a contact lens; undefined where it has none and is ordered by phone. */
async function rangeOf({ kind, handle }: ProductPage): Promise<LensRange | undefined> {
  if (kind !== "lens") return undefined;
  const answer = await lensRange(handle);
  return !answer.ok && answer.problem === "notFound" ? undefined : valueOrErrorPage(answer);
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const shown = valueOrErrorPage(await product(language, params.handle));
  return { product: shown, range: await rangeOf(shown) };
}

export async function action({ request, params }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const form = await submittedForm(request);
  const shown = valueOrErrorPage(await product(language, params.handle));
  const range = await rangeOf(shown);
  if (range) return orderLenses(request, language, form, shown, range);

  const variantId = textOf(form, "variant");
  const typed = textOf(form, "quantity");
  const refuse = (refusal: RefusalKey, status: number) =>
    data({ refusal, line: { variantId, quantity: typed.slice(0, 10) } }, { status });

  const quantity = readQuantity(typed);
  if (!quantity) return refuse("quantity", 422);
  const added = await addLine(request, language, { handle: params.handle, variantId, quantity });
  if (!added.ok) {
    const { refusal, status } = refusalOf(added);
    return refuse(refusal, status);
  }
  const headers = { "Set-Cookie": added.value };
  return redirect(href(language, "/shop/cart-summary"), { status: 303, headers });
}

/** Address of the department a product belongs to. */
const departments = { lens: "contact-lenses", accessory: "accessories", frame: "oakley" } as const;

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslations("catalog");
  const shop = useTranslations("shop");
  const address = useHref();
  const label = useFrameLabel();
  const { product: shown, range } = loaderData;
  const department = departments[shown.kind];
  const category = shown.categories.find(({ handle }) => handle === department);
  const outcome = actionData && "lens" in actionData ? actionData.lens : undefined;
  const refused = actionData && "line" in actionData ? actionData.line : undefined;
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead title={shown.title} description={shown.subtitle} />
      <Breadcrumb
        steps={[
          { label: shop("home"), to: address("/") },
          { label: shop("title"), to: address("/shop") },
          ...(category ? [{ label: category.name, to: address(`/shop/${department}`) }] : []),
          { label: shown.title },
        ]}
      />
      <div className="mt-8 grid gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div>
          <ProductPicture
            product={shown}
            className={range ? "aspect-4/3 lg:aspect-2/1" : "aspect-4/3"}
            {...(shown.frame && { label: label(shown.frame) })}
          />
        </div>
        <div>
          {shown.brand && <p className="font-semibold text-quiet">{shown.brand.name}</p>}
          <h1 className="mt-1 text-4">{shown.title}</h1>
          {shown.subtitle && <p className="mt-3 text-lead text-quiet">{shown.subtitle}</p>}
          {range && shown.price && (
            <p className="mt-6 text-2">
              <PriceText price={shown.price} from={shown.priceVaries} />
              <span className="block text-small text-quiet">{t("taxIncluded")}</span>
            </p>
          )}
          {!range && <RefusalNotice refusal={actionData?.refusal} />}
          {shown.kind !== "lens" && <ProductForm product={shown} refused={refused} />}
          {shown.kind === "lens" && !range && <LensOffer product={shown} />}
        </div>
        {range && (
          <div className="lg:col-span-2">
            {/* What was chosen for one lens says nothing about another. */}
            <LensPicker
              key={shown.id}
              product={shown}
              known={range}
              outcome={outcome}
              refusal={actionData?.refusal}
            />
          </div>
        )}
        <div className="max-w-measure">
          <h2 className="mb-4 text-2">{t("description")}</h2>
          <p>{shown.description}</p>
          <p className="mt-6 mb-12 text-small text-quiet">{t("demo")}</p>
          {shown.frame && <Measurements frame={shown.frame} />}
        </div>
        <div>
          <Details product={shown} />
        </div>
      </div>
    </Container>
  );
}
