import { Link } from "react-router";
import type { ProductPage } from "#app/commerce/catalog/product-answer.ts";
import { useHref } from "#app/language/use-language.ts";

interface ProductHeadingProps {
  product: ProductPage;
  /** For a page whose name has no price and no form below it. */
  large?: boolean;
}

/** What a product is called, from whom, and in a few words what it is. */
export function ProductHeading({
  product: { brand, title, subtitle },
  large = false,
}: ProductHeadingProps) {
  const href = useHref();
  return (
    <>
      {brand && (
        <p className="font-semibold">
          <Link to={href(`/brands/${brand.handle}`)} className="link inline-block py-0.5">
            {brand.name}
          </Link>
        </p>
      )}
      <h1 className={`mt-1 ${large ? "text-5" : "text-4"}`}>{title}</h1>
      {subtitle && <p className="mt-3 text-lead text-quiet hyphens-auto">{subtitle}</p>}
    </>
  );
}
