/** What can be allowed to a role, and the four roles that every shop begins with. */

/** Parts of the administration, as an owner would name them. */
export const areas = [
  "own",
  "catalog",
  "lens-ranges",
  "prices",
  "stock",
  "orders",
  "payments",
  "customers",
  "home-service",
  "health-notes",
  "lens-releases",
  "content",
  "business",
  "mails",
  "staff",
  "audit",
] as const;
export type Area = (typeof areas)[number];

export const actions = ["read", "change"] as const;
export type Action = (typeof actions)[number];

export type Permission = { area: Area; action: Action };

/** The role that may do everything. It can neither be changed nor lose its last member. */
export const ownerRole = "owner";

/** The role of those who were given none. */
export const leastRole = "read-only";

/**
 * Only owners decide who is staff: a person who may make users, invitations or keys could make an owner.
 */
export const isGrantable = ({ area, action }: Permission): boolean =>
  !(area === "staff" && action === "change");

const reading = (...names: Area[]): Permission[] =>
  names.map((area) => ({ area, action: "read" as const }));
const changing = (...names: Area[]): Permission[] =>
  names.map((area) => ({ area, action: "change" as const }));

const seenByAll = reading(
  "own",
  "catalog",
  "lens-ranges",
  "prices",
  "stock",
  "orders",
  "payments",
  "customers",
  "home-service",
  "content",
  "business",
  "mails",
  "staff",
);

/** What each role is made with; from then on the table counts. The owner's list is not asked. */
export const firstRoles: readonly { id: string; title: string; permissions: Permission[] }[] = [
  { id: ownerRole, title: "Owner", permissions: [] },
  {
    id: "optician",
    title: "Optician",
    permissions: [
      ...seenByAll,
      ...reading("health-notes", "lens-releases"),
      ...changing(
        "own",
        "catalog",
        "lens-ranges",
        "stock",
        "orders",
        "payments",
        "customers",
        "home-service",
        "health-notes",
        "lens-releases",
        "content",
        "mails",
      ),
    ],
  },
  {
    id: "sales",
    title: "Sales",
    permissions: [
      ...seenByAll,
      ...changing(
        "own",
        "catalog",
        "prices",
        "stock",
        "orders",
        "payments",
        "customers",
        "home-service",
        "content",
        "mails",
      ),
    ],
  },
  { id: leastRole, title: "Read only", permissions: seenByAll },
];

/** Who asks, as far as permission goes. */
export type Rights = { role: string; permissions: readonly Permission[] };

export const may = ({ role, permissions }: Rights, area: Area, action: Action): boolean =>
  role === ownerRole ||
  permissions.some((granted) => granted.area === area && granted.action === action);
