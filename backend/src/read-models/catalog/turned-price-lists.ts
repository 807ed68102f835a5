import { oneRow } from "../read-model";

/**
 * Price lists that began or ended since a moment, and the database's time by which that was decided: asked
 * every second. One statement, so that both are of the same moment.
 */
export const readTurnedPriceLists = oneRow<{ now: Date; turned: string[] }, { since: Date }>(`
  select now(), array(select id from price_list where deleted_at is null
    and ((starts_at > :since and starts_at <= now())
      or (ends_at >= :since and ends_at < now()))) as turned`);
