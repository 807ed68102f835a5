import { oneRow } from "../read-model";

/**
 * Of the region that holds the business's own country, in which its prices are; the store's default where there is
 * none. One statement over three modules, asked for with the facts that every page shows.
 */
export const readShopCurrency = oneRow<{ code: string | null }>(`
  select coalesce(
    (select region.currency_code from business_profile profile
      join region_country country on country.iso_2 = profile.profile ->> 'country'
      join region on region.id = country.region_id and region.deleted_at is null
      where profile.deleted_at is null order by profile.id limit 1),
    (select currency_code from store_currency where deleted_at is null
      order by is_default desc, created_at limit 1)) as code`);
