import { oneRow } from "../read-model";

/** The region that holds the business's own country. */
export type SellingPlace = {
  regionId: string;
  /** ISO 4217, lower case. */
  currency: string;
  /** ISO 3166-1 alpha-2, lower case. */
  country: string;
  automaticTaxes: boolean;
};

/**
 * Where prices are those of the shop: asked whenever prices are noted or listed; none before the shop is
 * set up. One statement, where the query engine reads all regions with all of their countries.
 */
export const readSellingPlace = oneRow<SellingPlace>(`
  select region.id as "regionId", region.currency_code as currency, country.iso_2 as country,
    region.automatic_taxes as "automaticTaxes"
  from business_profile profile
  join region_country country on country.iso_2 = profile.profile ->> 'country'
  join region on region.id = country.region_id
  where profile.deleted_at is null and region.deleted_at is null
  order by profile.id limit 1`);
