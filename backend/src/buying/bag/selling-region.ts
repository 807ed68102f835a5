import type { MedusaContainer } from "@medusajs/framework/types";
import { ContainerRegistrationKeys, MedusaError } from "@medusajs/framework/utils";
import { BUSINESS_PROFILE_MODULE } from "../../modules/business-profile";
import type BusinessProfileModuleService from "../../modules/business-profile/service";

export type SellingRegion = {
  id: string;
  currency_code: string;
  /** The business's own. */
  country_code: string;
};

/** Milliseconds. */
const freshFor = 60_000;
let remembered: { until: number; region: Promise<SellingRegion> } | undefined;

/**
 * The region we sell in: the one that holds the business's own country.
 * @throws MedusaError `unexpected_state` where there is none
 */
export function sellingRegion(container: MedusaContainer): Promise<SellingRegion> {
  if (remembered && remembered.until > Date.now()) return remembered.region;
  const region = readRegion(container);
  remembered = { until: Date.now() + freshFor, region };
  region.catch(() => {
    remembered = undefined;
  });
  return region;
}

async function readRegion(container: MedusaContainer): Promise<SellingRegion> {
  const profiles = container.resolve<BusinessProfileModuleService>(BUSINESS_PROFILE_MODULE);
  const { profile } = await profiles.current();
  const { data } = await container.resolve(ContainerRegistrationKeys.QUERY).graph({
    entity: "region",
    fields: ["id", "currency_code", "countries.iso_2"],
  });
  const regions: (Omit<SellingRegion, "country_code"> & {
    countries?: ({ iso_2: string } | null)[];
  })[] = data;
  const region = regions.find(({ countries }) =>
    countries?.some((country) => country?.iso_2 === profile.country),
  );
  if (!region) {
    throw new MedusaError(
      MedusaError.Types.UNEXPECTED_STATE,
      "No region sells to the business's own country",
    );
  }
  return {
    id: region.id,
    currency_code: region.currency_code,
    country_code: profile.country,
  };
}
