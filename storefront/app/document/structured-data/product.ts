/** A product as machines read it, from what its page shows. Pure. */
import type { Variant } from "@landolt/forms";
import type { ProductPage } from "#app/commerce/catalog/product-answer.ts";
import { pictureAddress } from "#app/pictures/address.ts";
import type { Thing } from "./thing.ts";

/** Pixels; the smallest width that search engines show large. */
const pictureWidth = 1280;

interface Place {
  /** Scheme, host and port of the site. */
  origin: string;
  /** Address of the product's page, with origin. */
  url: string;
}

/** What is not counted is ordered from the supplier once somebody wants it. */
function availability({ available, left }: Variant): string {
  if (!available) return "OutOfStock";
  return left === undefined ? "BackOrder" : "InStock";
}

function offer(variant: Variant, url: string): Thing[] {
  const { label, sku, price } = variant;
  if (!price) return [];
  return [
    {
      "@type": "Offer",
      name: label,
      sku,
      url,
      price: price.amount.toFixed(2),
      priceCurrency: price.currency.toUpperCase(),
      availability: `https://schema.org/${availability(variant)}`,
      itemCondition: "https://schema.org/NewCondition",
    },
  ];
}

/** A product without an offer: it is seen and tried on in the store only. */
export function productInStore(product: ProductPage, { origin, url }: Place): Thing {
  const { title, subtitle, description, brand, pictures } = product;
  return {
    "@type": "Product",
    name: title,
    description: description || subtitle || undefined,
    url,
    brand: brand && { "@type": "Brand", name: brand.name },
    image:
      pictures.length > 0
        ? pictures.map((one) => origin + pictureAddress(one, pictureWidth, "webp"))
        : undefined,
  };
}

/** A product with an offer for each of its variants, at the price the page shows for it. */
export function productSold(product: ProductPage, place: Place): Thing {
  const offers = product.variants.flatMap((variant) => offer(variant, place.url));
  return { ...productInStore(product, place), offers: offers.length > 0 ? offers : undefined };
}
