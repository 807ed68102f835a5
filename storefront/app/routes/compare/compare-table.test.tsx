import { renderToStaticMarkup } from "react-dom/server";
import { createMemoryRouter, RouterProvider } from "react-router";
import { IntlProvider } from "use-intl";
import { expect, it } from "vitest";
import type { ListingItem } from "#app/commerce/catalog/product-answer.ts";
import { plainFrame } from "#app/design/drawings/plain-frame.ts";
import messages from "../../../../messages/en.json" with { type: "json" };
import { CompareTable } from "./compare-table.tsx";

const item = (handle: string, more: Partial<ListingItem>): ListingItem => ({
  ...{ id: handle, handle, kind: "frame", title: handle, subtitle: "", categories: [] },
  ...{ colours: [], pictures: [], priceVaries: false, available: true, ...more },
});
const items = [
  item("fjell", { frame: { ...plainFrame, lensWidth: 47 } }),
  item("vind", { frame: { ...plainFrame, lensWidth: 53 }, price: { amount: 90, currency: "eur" } }),
];

it("has a row for each fact, with what differs in bold, and a way to leave one out", () => {
  const router = createMemoryRouter([{ path: "*", element: <CompareTable items={items} /> }], {
    initialEntries: ["/compare?with=fjell&with=vind"],
  });
  const html = renderToStaticMarkup(
    <IntlProvider locale="en-GB" messages={messages} timeZone="Europe/Luxembourg">
      <RouterProvider router={router} />
    </IntlProvider>,
  );
  const rows = html.split("<tr").map((row) => row.replaceAll(/<[^>]*>/g, "|"));
  expect(rows.find((row) => row.includes("Lens width"))).toMatch(/47.mm.*53.mm/);
  expect(rows.find((row) => row.includes("Price"))).toMatch(/in the store.*€90/);
  expect(html.match(/font-semibold">[^<]*mm/g)).toHaveLength(2);
  expect(html).toContain('href="/compare?with=vind"');
  expect(html).toContain('href="/lookbook/fjell"');
  expect(html).toContain('href="/shop/product/vind"');
});
