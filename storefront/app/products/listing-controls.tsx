import {
  type Choices,
  type Facet,
  facetNames,
  type ListingOrder,
  listingOrders,
} from "@landolt/forms";
import { type FormEvent, useEffect, useRef } from "react";
import { Form, Link, useSubmit } from "react-router";
import { useTranslations } from "use-intl";
import { type ListingQuery, listingSearch, without } from "#app/commerce/catalog/listing.ts";
import { Button, ButtonLink } from "#app/design/button.tsx";
import { Swatch } from "#app/design/drawings/swatch.tsx";
import { Select } from "#app/design/field.tsx";
import { useEarlyTouch } from "#app/document/use-early-touch.ts";
import { useHref } from "#app/language/use-language.ts";
import { colourOf } from "./colour-names.ts";
import { useFacetTexts } from "./facet-texts.ts";

interface FacetFormProps {
  /** Address of the listing in its English form. */
  path: string;
  facets: Facet[];
  choices: Choices;
  /** Absent where a list has one order only. */
  order?: ListingOrder;
  /** The chosen sub-category, which the form keeps. */
  category?: string | undefined;
}

/** Id of what a listing shows, where the link past its filters leads. */
export const resultsId = "results";

const sending = { preventScrollReset: true, replace: true };

/**
 * What a listing can be narrowed and sorted by: a plain form whose wishes stand in the address. With
 * JavaScript each choice counts at once; without, the button sends them. Folded on a phone.
 */
export function FacetForm({ path, facets, choices, order, category }: FacetFormProps) {
  const t = useTranslations();
  const href = useHref();
  const submit = useSubmit();
  const form = useRef<HTMLFormElement>(null);
  const { nameText, inReadingOrder } = useFacetTexts();
  const isTouchedEarly = useEarlyTouch();
  /** Whether something was chosen that is asked for in a moment, with all that is chosen by then. */
  const isAsking = useRef(false);
  useEffect(() => {
    if (isAsking.current) return;
    const early = isTouchedEarly(form.current);
    const differing = [...(form.current?.elements ?? [])].flatMap((field) => {
      const shown = shownBy(field, choices, order);
      return shown ? [shown] : [];
    });
    // What was chosen before the page's program ran counts, too.
    if (early && differing.length > 0) void submit(form.current, sending);
    // A change of address sets the fields without replacing them, so that the focus stays.
    else for (const setAsTold of differing) setAsTold();
  }, [choices, order, submit, isTouchedEarly]);
  const count = Object.values(choices).flat().length;
  const send = ({ target }: FormEvent) => {
    if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement)) return;
    if (isAsking.current) return;
    isAsking.current = true;
    // The tick is painted first: what asking begins holds up a phone for 0.1 s.
    requestAnimationFrame(() =>
      setTimeout(() => {
        isAsking.current = false;
        if (form.current) void submit(form.current, sending);
      }),
    );
  };
  return (
    <Form
      ref={form}
      method="get"
      action={href(path)}
      onChange={send}
      preventScrollReset
      className="relative"
      data-early
    >
      <a
        href={`#${resultsId}`}
        className="absolute start-0 -top-2 z-10 rounded-full bg-accent px-5 py-2 font-semibold text-on-accent not-focus:sr-only"
      >
        {t("shop.skipFilters")}
      </a>
      {category && <input type="hidden" name="category" value={category} />}
      <details className="facets border-y border-line lg:border-y-0">
        <summary className="flex min-h-14 items-center justify-between font-semibold">
          {t("shop.filters", { count })}
          <span aria-hidden="true" className="facets-sign text-2 leading-none" />
        </summary>
        <div className="grid gap-7 pt-2 pb-8 sm:max-lg:grid-cols-3 lg:pt-0">
          {order && (
            <Select label={t("catalog.sort")} name="sort" defaultValue={order} required>
              {listingOrders.map((name) => (
                <option key={name} value={name}>
                  {t(`catalog.orders.${name}`)}
                </option>
              ))}
            </Select>
          )}
          {facets.map(({ name, values }) => (
            <fieldset key={name}>
              <legend className="mb-1 font-semibold">{nameText(name)}</legend>
              {name === "size" && (
                <p className="mb-1 text-small text-quiet">
                  {t("shop.sizeHint")}{" "}
                  <Link to={href("/design#size")} className="link">
                    {t("lookbook.sizeGuide")}
                  </Link>
                </p>
              )}
              {inReadingOrder({ name, values }).map(({ value, text }) => {
                const colour = name === "colour" ? colourOf(value.value) : undefined;
                return (
                  <label
                    key={value.value}
                    className="flex min-h-8 cursor-pointer items-center gap-2.5 text-small has-disabled:cursor-default has-disabled:text-quiet"
                  >
                    <input
                      type="checkbox"
                      name={name}
                      value={value.value}
                      defaultChecked={value.chosen}
                      disabled={value.count === 0 && !value.chosen}
                      className="size-[1.1rem] flex-none accent-accent"
                    />
                    {colour && <Swatch colour={colour} />}
                    <span className="first-letter:uppercase">{text}</span>
                    <span className="ms-auto text-quiet tabular-nums">
                      <span className="sr-only">, </span>
                      {value.count}
                    </span>
                  </label>
                );
              })}
            </fieldset>
          ))}
          <Button look="quiet" className="self-start sm:max-lg:col-span-3">
            {t("shop.showChoice")}
          </Button>
        </div>
      </details>
    </Form>
  );
}

/** Sets a field to what the address says; undefined where it says so already. */
function shownBy(
  field: Element,
  choices: Choices,
  order: ListingOrder | undefined,
): (() => void) | undefined {
  if (field instanceof HTMLSelectElement && order && field.value !== order) {
    return () => {
      field.value = order;
    };
  }
  if (field instanceof HTMLInputElement && field.type === "checkbox") {
    const shown = isChosen(choices, field.name, field.value);
    if (field.checked !== shown) {
      return () => {
        field.checked = shown;
      };
    }
  }
  return undefined;
}

function isChosen(choices: Choices, name: string, value: string): boolean {
  return facetNames.some((facet) => facet === name && choices[facet]?.includes(value));
}

interface ChoiceChipsProps extends Omit<FacetFormProps, "order"> {
  order: ListingOrder;
  /** False where another control takes back all of them. */
  clearing?: boolean;
}

/** What is chosen, each with the way to take it back. */
export function ChoiceChips(props: ChoiceChipsProps) {
  const { path, facets, choices, order, category, clearing = true } = props;
  const t = useTranslations("shop");
  const href = useHref();
  const { nameText, valueText } = useFacetTexts();
  const chosen = facets.flatMap(({ name, values }) =>
    values.filter((value) => value.chosen).map((value) => ({ facet: name, value })),
  );
  if (chosen.length === 0) return null;
  const to = (wishes: Choices) => {
    const query: ListingQuery = { order, page: 1, choices: wishes, ...(category && { category }) };
    return href(path + listingSearch(query));
  };
  return (
    <ul aria-label={t("chosen")} className="mt-4 flex flex-wrap items-center gap-2 text-small">
      {chosen.map(({ facet, value }) => {
        const text = t("choice", { facet: nameText(facet), value: valueText(facet, value) });
        return (
          <li key={`${facet} ${value.value}`}>
            <Link
              to={to(without(choices, facet, value.value))}
              preventScrollReset
              aria-label={t("remove", { choice: text })}
              className="inline-flex min-h-9 items-center gap-2 rounded-full border border-edge px-4 hover:border-accent hover:text-accent"
            >
              {text}
              <span aria-hidden="true">×</span>
            </Link>
          </li>
        );
      })}
      {clearing && (
        <li>
          <Link
            to={to({})}
            preventScrollReset
            className="link inline-flex min-h-9 items-center px-2"
          >
            {t("clear")}
          </Link>
        </li>
      )}
    </ul>
  );
}

/** The way to the other pages of a long listing. */
export function Paging({
  path,
  query,
  pages,
}: {
  path: string;
  query: ListingQuery;
  pages: number;
}) {
  const t = useTranslations("catalog");
  const href = useHref();
  const { page } = query;
  if (pages === 1) return null;
  const to = (wished: number) => href(path + listingSearch({ ...query, page: wished }));
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
