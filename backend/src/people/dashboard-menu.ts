/** The dashboard's menus as every shop begins with them, each without what the reader may not see. */
import { type Area, may, type Rights } from "../modules/staff/permissions";

type Entry = {
  /** The page's address in the dashboard; also the name by which Medusa's sidebar knows it. */
  to: string;
  /** Who may not read this does not see the entry. */
  area: Area;
  below?: readonly Entry[];
};

/** What Medusa's sidebar has on top, in this order. */
const mainMenu: readonly Entry[] = [
  { to: "/today", area: "orders" },
  {
    to: "/orders",
    area: "orders",
    below: [
      { to: "/lens-releases", area: "lens-releases" },
      { to: "/drafts", area: "orders" },
      { to: "/recalls", area: "orders" },
    ],
  },
  { to: "/home-service", area: "home-service" },
  { to: "/customers", area: "customers", below: [{ to: "/outbox", area: "mails" }] },
  {
    to: "/products",
    area: "catalog",
    below: [
      { to: "/lens-ranges", area: "lens-ranges" },
      { to: "/lookbook", area: "content" },
      { to: "/brands", area: "catalog" },
      { to: "/categories", area: "catalog" },
      { to: "/product-information", area: "catalog" },
      { to: "/stock", area: "stock" },
      { to: "/special-prices", area: "prices" },
      { to: "/discounts", area: "prices" },
      { to: "/import-export", area: "catalog" },
    ],
  },
  { to: "/website", area: "content", below: [{ to: "/website/search-synonyms", area: "catalog" }] },
  { to: "/reports", area: "payments" },
];

/** Pages of Medusa that a shop of this kind has no use for, or that stand elsewhere above. */
const leftOut = [
  "nav:/inventory",
  "nav:/promotions",
  "nav:/price-lists",
  "nav-child:/orders:/draft-orders",
  "nav-child:/products:/collections",
  "nav-child:/products:/product-options",
  "nav-child:/customers:/customer-groups",
];

/** The first entries of the settings; what is not named here follows. */
const settingsMenu: readonly Entry[] = [
  { to: "/settings/business-profile", area: "business" },
  { to: "/settings/delivery-zones", area: "business" },
  { to: "/settings/users", area: "staff" },
  { to: "/settings/staff-roles", area: "staff" },
  { to: "/settings/audit", area: "audit" },
];

type Placed = { order?: number; section?: string; hidden?: boolean };

/** Entries that are not named have the order 0, so that they come last. */
function placed(names: readonly string[], section?: string): Record<string, Placed> {
  return Object.fromEntries(
    names.map((name, index) => [
      name,
      { order: index - names.length, ...(section && { section }) },
    ]),
  );
}

const hidden = (names: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(names.map((name) => [name, { hidden: true }]));

const last = (names: readonly string[]): Record<string, Placed> =>
  Object.fromEntries(names.map((name) => [name, { order: 1 }]));

const main = (to: string) => `core:nav:${to}`;
const child = (to: string, of: string) => `nav-child:${of}:${to}`;
const setting = (to: string) => `core:settings-nav:${to}`;

/** How Medusa's layout of each zone begins, until an owner arranges it otherwise in the dashboard. */
const layouts: Record<string, (rights: Rights) => Record<string, Placed>> = {
  sidebar: (rights) => {
    const unseen = (entries: readonly Entry[], nameOf: (to: string) => string) =>
      hidden(entries.filter(({ area }) => !may(rights, area, "read")).map(({ to }) => nameOf(to)));
    const below = mainMenu.map(({ to: of, below = [] }) => {
      const nameOf = (to: string) => child(to, of);
      return {
        ...placed(below.map(({ to }) => nameOf(to))),
        ...unseen(below, nameOf),
      };
    });
    return Object.assign(
      placed(["core:Searchbar", ...mainMenu.map(({ to }) => main(to))]),
      unseen(mainMenu, main),
      hidden(leftOut.map((name) => (name.startsWith("nav:") ? `core:${name}` : name))),
      ...below,
    );
  },
  "settings.sidebar": (rights) => ({
    ...placed(
      settingsMenu.map(({ to }) => setting(to)),
      "general",
    ),
    ...hidden(
      settingsMenu.filter(({ area }) => !may(rights, area, "read")).map(({ to }) => setting(to)),
    ),
  }),
  // What is done often comes before a list that may be long.
  "order.list": () => last(["core:OrderListTable"]),
  "product.list": () => last(["core:ProductListTable"]),
  // Ours says in the reader's language what has happened, and leads there (admin/widgets/bell.tsx).
  topbar: () => hidden(["core:Notifications"]),
};

/** The layout of a zone of the dashboard for those who have arranged none; undefined where it is Medusa's own. */
export const layoutOf = (
  zone: string,
  rights: Rights,
): { widgets: Record<string, Placed> } | undefined => {
  const widgets = Object.hasOwn(layouts, zone) ? layouts[zone]?.(rights) : undefined;
  return widgets && { widgets };
};
