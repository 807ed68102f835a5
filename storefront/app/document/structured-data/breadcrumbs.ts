import type { Thing } from "./thing.ts";

/** A step on the way from the home page to the page shown. */
export interface BreadcrumbStep {
  label: string;
  /** Path; absent for the page being shown, which comes last. */
  to?: string;
}

export function breadcrumbs(origin: string, steps: readonly BreadcrumbStep[]): Thing {
  return {
    "@type": "BreadcrumbList",
    itemListElement: steps.map(({ label, to }, index) => ({
      "@type": "ListItem",
      position: index + 1,
      name: label,
      item: to === undefined ? undefined : origin + to,
    })),
  };
}
