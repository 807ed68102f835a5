import { deliveryTimes, productKinds } from "@landolt/forms";
import { useState } from "react";
import { data, redirect, useSearchParams } from "react-router";
import { useTranslations } from "use-intl";
import { z } from "zod";
import { addToBag } from "#app/commerce/buying/bag.server.ts";
import { readQuantity } from "#app/commerce/buying/bag.ts";
import { framesLike, product } from "#app/commerce/catalog/catalog.server.ts";
import { handle } from "#app/commerce/catalog/handle.ts";
import { type LensRange, lensRange } from "#app/commerce/catalog/lens-ranges.server.ts";
import type { ProductPage } from "#app/commerce/catalog/product-answer.ts";
import { seenBesides } from "#app/commerce/catalog/seen.server.ts";
import { businessProfile } from "#app/commerce/platform/business.server.ts";
import { Breadcrumb } from "#app/design/breadcrumb.tsx";
import { Container } from "#app/design/layout.tsx";
import { valueOrErrorPage } from "#app/document/answer-or-error.server.ts";
import { useScriptsAhead } from "#app/document/first-intent.ts";
import { PageHead } from "#app/document/page-head.tsx";
import { validParameters } from "#app/document/parameter-rule.server.ts";
import { productSold } from "#app/document/structured-data/product.ts";
import { textIn } from "#app/forms/form-values.ts";
import { type RefusalKey, RefusalNotice, refusalOf } from "#app/forms/refusal.tsx";
import { submittedFile } from "#app/forms/submitted-form.server.ts";
import { href, languageOf } from "#app/language/addresses.ts";
import { useHref } from "#app/language/use-language.ts";
import { Details, Measurements } from "#app/products/fact-table.tsx";
import { FrameToScale, ProductGallery } from "#app/products/frame-gallery.tsx";
import { GuaranteeNotice } from "#app/products/guarantee-notice.tsx";
import { variantOfColour } from "#app/products/in-colour.ts";
import { useSharedPicture } from "#app/products/picture-text.ts";
import { PriceText } from "#app/products/price.tsx";
import { ProductHeading } from "#app/products/product-heading.tsx";
import { RecentlySeen, seenProduct } from "#app/products/recently-seen.tsx";
import { Safety } from "#app/products/safety.tsx";
import { TrayButton } from "#app/products/tray-button.tsx";
import { useBusiness } from "#app/shell/use-shell.ts";
import { environment } from "#server/environment.ts";
import type { Route } from "./+types/product";
import { Delivery } from "./delivery.tsx";
import { orderLenses } from "./lens/lens-action.server.ts";
import { fileField } from "./lens/lens-check.ts";
import { LensOffer, LensPicker } from "./lens/lens-parts.tsx";
import { ProductForm } from "./product-form.tsx";
import { SimilarFrames, similarFrame } from "./similar-frames.tsx";

const parameters = z.object({ handle });

/** The range of a contact lens; undefined where it has none and is ordered by phone. */
async function rangeOf(shown: ProductPage): Promise<LensRange | undefined> {
  if (shown.kind !== "lens") return undefined;
  const answer = await lensRange(shown.handle);
  return !answer.ok && answer.problem === "notFound" ? undefined : valueOrErrorPage(answer);
}

export async function loader({ request, params }: Route.LoaderArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const shown = valueOrErrorPage(
    await product(language, validParameters(parameters, params).handle),
  );
  const [range, profile, alike, seen] = await Promise.all([
    rangeOf(shown),
    businessProfile(),
    shown.frame ? framesLike(language, shown.handle, "shop") : undefined,
    seenBesides(request, language, shown.handle),
  ]);
  // What is made to order has no time of its own.
  const times =
    profile.ok && shown.withdrawal !== "custom-made"
      ? deliveryTimes(profile.value, new Date(), shown.kind === "lens")
      : undefined;
  const { shopOrigin: origin } = environment;
  const address = origin + href(language, `/shop/product/${shown.handle}`);
  return {
    product: shown,
    range,
    things: [productSold(shown, { origin, url: address })],
    // The page stands without it; only the sentences about delivery are missing then.
    delivery: profile.ok
      ? { times, radiusKm: profile.value.freeDeliveryRadiusKm, town: profile.value.town }
      : undefined,
    lensMonths: profile.ok ? profile.value.lensSupplyMonths : undefined,
    // As little as the sentences about delivery may they take the page with them.
    alike: alike?.ok ? alike.value.filter(({ frame }) => frame).map(similarFrame) : [],
    seen: seen?.map(seenProduct),
  };
}

export async function action({ request, params }: Route.ActionArgs) {
  const language = languageOf(new URL(request.url).pathname);
  const { form, file } = await submittedFile(request, fileField);
  const shown = valueOrErrorPage(
    await product(language, validParameters(parameters, params).handle),
  );
  const known = await rangeOf(shown);
  if (known) {
    const profile = await businessProfile();
    const months = profile.ok ? profile.value.lensSupplyMonths : undefined;
    return orderLenses(request, { language, product: shown, known, months }, form, file);
  }

  const variantId = textIn(form, "variant");
  const typed = textIn(form, "quantity");
  const refuse = (refusal: RefusalKey, init: number | ResponseInit) =>
    data({ refusal, line: { variantId, quantity: typed.slice(0, 10) } }, init);

  const quantity = readQuantity(typed);
  if (!quantity) return refuse("quantity", 422);
  const wishes = [{ variantId, quantity }];
  const added = await addToBag(request, language, wishes, { key: textIn(form, "key") });
  if (!added.ok) {
    const { refusal, init } = refusalOf(added);
    return refuse(refusal, init);
  }
  const headers = { "Set-Cookie": added.value };
  return redirect(href(language, "/shop/cart-summary"), { status: 303, headers });
}

export default function Product({ loaderData, actionData }: Route.ComponentProps) {
  useScriptsAhead("/shop/cart-summary");
  const t = useTranslations("catalog");
  const business = useBusiness();
  const sharedPicture = useSharedPicture();
  const shop = useTranslations("shop");
  const address = useHref();
  const { product: shown, range, delivery } = loaderData;
  const [search] = useSearchParams();
  const [lookedId, setLooked] = useState<string>();
  const refused = actionData && "line" in actionData ? actionData.line : undefined;
  const variantOf = (id: string | undefined) => shown.variants.find((one) => one.id === id);
  const looked =
    variantOf(lookedId) ??
    variantOf(refused?.variantId) ??
    variantOfColour(shown.variants, search) ??
    shown.variants.find(({ available }) => available);
  const department = productKinds[shown.kind].department;
  const category = shown.categories.find((one) => one.handle === department);
  const outcome = actionData && "lens" in actionData ? actionData.lens : undefined;
  const steps = [
    { label: shop("home"), to: address("/") },
    { label: shop("title"), to: address("/shop") },
    ...(category ? [{ label: category.name, to: address(`/shop/${department}`) }] : []),
    { label: shown.title },
  ];
  return (
    <Container className="pt-8 pb-20 sm:pt-12">
      <PageHead
        title={shown.title}
        description={shown.subtitle}
        steps={steps}
        things={loaderData.things}
        picture={sharedPicture(shown)}
      />
      <Breadcrumb steps={steps} />
      {/* The form of a lens needs the room, and begins on the first screen. */}
      <div
        className={`mt-8 grid grid-cols-1 gap-y-10 ${range ? "gap-x-10 sm:grid-cols-[13rem_1fr]" : "gap-x-16 lg:grid-cols-[7fr_5fr]"}`}
      >
        <div className={range ? "max-sm:max-w-52" : "bleeds-left"}>
          <ProductGallery product={shown} variant={looked} />
        </div>
        <div>
          <ProductHeading product={shown} />
          {range && shown.price && (
            <p className="mt-6 text-2">
              <PriceText price={shown.price} from={shown.priceVaries} />
              <span className="block text-small text-quiet">{t("taxIncluded")}</span>
            </p>
          )}
          {!range && <RefusalNotice refusal={actionData?.refusal} />}
          {shown.kind !== "lens" && (
            <ProductForm
              product={shown}
              chosen={looked}
              quantity={refused?.quantity}
              onChoose={setLooked}
            />
          )}
          {shown.kind === "frame" && <TrayButton handle={shown.handle} title={shown.title} />}
          {shown.kind !== "lens" && shown.available && delivery?.times && (
            <Delivery {...delivery} times={delivery.times} withdrawal={shown.withdrawal} />
          )}
          {shown.kind === "lens" && !range && <LensOffer product={shown} />}
        </div>
      </div>
      {range && (
        <div className="mt-8">
          {/* What was chosen for one lens says nothing about another. */}
          <LensPicker
            key={shown.id}
            product={shown}
            known={range}
            answer={outcome}
            refusal={actionData?.refusal}
            months={loaderData.lensMonths}
            times={delivery?.times}
          />
        </div>
      )}
      <div className="mt-10 grid grid-cols-1 gap-x-16 gap-y-10 lg:grid-cols-[7fr_5fr]">
        <div className="max-w-measure">
          <h2 className="mb-4 text-2">{t("description")}</h2>
          <p>{shown.description}</p>
          {business?.demo && <p className="mt-6 mb-12 text-small text-quiet">{t("demo")}</p>}
          {shown.frame && <FrameToScale frame={looked?.frame ?? shown.frame} />}
        </div>
        <div className="grid gap-12 self-start">
          {shown.frame && <Measurements frame={shown.frame} />}
          <Details product={shown} />
          {shown.safety && <Safety safety={shown.safety} />}
          <GuaranteeNotice />
        </div>
      </div>
      <SimilarFrames frames={loaderData.alike} />
      <RecentlySeen products={loaderData.seen} shown={shown.handle} />
    </Container>
  );
}
