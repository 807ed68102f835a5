import { Form, Link } from "react-router";
import { useTranslations } from "use-intl";
import { listingOrders } from "#app/commerce/listing.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Select } from "#app/design/field.tsx";
import { useHref } from "#app/language/use-language.ts";
import type { ListingData } from "./listing.server.ts";

interface ListingProps {
  listing: ListingData;
  /** Address of the listing in its English form. */
  path: string;
}

/** Address of the same listing with other wishes; the ordinary ones are left out. */
function wish(
  path: string,
  wishes: { sort?: string; category?: string | undefined; page?: number },
) {
  const query = new URLSearchParams();
  if (wishes.category) query.set("category", wishes.category);
  if (wishes.sort && wishes.sort !== "name") query.set("sort", wishes.sort);
  if (wishes.page && wishes.page > 1) query.set("page", String(wishes.page));
  return query.size > 0 ? `${path}?${query}` : path;
}

/** Sub-categories as links, and the order as a plain form whose wishes stand in the address. */
export function ListingControls({ listing, path }: ListingProps) {
  const t = useTranslations("catalog");
  const href = useHref();
  const { category, chosen, order } = listing;
  const filters = [{ handle: undefined, name: t("all") }, ...category.children];
  return (
    <div className="flex flex-wrap items-end justify-between gap-x-10 gap-y-6 border-y border-line py-6">
      <nav aria-label={t("filter")}>
        <ul className="flex flex-wrap gap-x-6 gap-y-2">
          {filters.map(({ handle, name }) => (
            <li key={handle ?? "all"}>
              <Link
                to={href(wish(path, { sort: order, category: handle }))}
                aria-current={handle === chosen?.handle ? "true" : undefined}
                className="inline-block border-b-2 border-transparent py-2 hover:border-edge aria-current:border-accent aria-current:font-semibold"
              >
                {name}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <Form method="get" className="flex items-end gap-3">
        {chosen && <input type="hidden" name="category" value={chosen.handle} />}
        <Select label={t("sort")} name="sort" defaultValue={order} required>
          {listingOrders.map((name) => (
            <option key={name} value={name}>
              {t(`orders.${name}`)}
            </option>
          ))}
        </Select>
        <Button look="quiet">{t("apply")}</Button>
      </Form>
    </div>
  );
}

/** The way to the other pages of a long listing. */
export function Paging({ listing, path }: ListingProps) {
  const t = useTranslations("catalog");
  const href = useHref();
  const { page, pages, order, chosen } = listing;
  if (pages === 1) return null;
  const to = (wished: number) =>
    href(wish(path, { sort: order, category: chosen?.handle, page: wished }));
  return (
    <nav aria-label={t("pages")} className="mt-16 flex flex-wrap items-center gap-4">
      {page > 1 && (
        <ButtonLink look="quiet" to={to(page - 1)} rel="prev">
          {t("previous")}
        </ButtonLink>
      )}
      <p className="text-small">{t("page", { page, pages })}</p>
      {page < pages && (
        <ButtonLink look="quiet" to={to(page + 1)} rel="next">
          {t("next")}
        </ButtonLink>
      )}
    </nav>
  );
}
