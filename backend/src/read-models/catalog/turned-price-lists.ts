import { oneRow } from "../read-model";

/**
 * Price lists that began or ended since a moment, the database's time by which that was decided, and in how many
 * milliseconds the next one does; `next` is null where none will. One statement, so that all are of one moment.
 */
export const readTurnedPriceLists = oneRow<
  { now: Date; turned: string[]; next: number | null },
  { since: Date }
>(`
  select now(), array(select id from price_list where deleted_at is null
    and ((starts_at > :since and starts_at <= now())
      or (ends_at >= :since and ends_at < now()))) as turned,
    (select ceil(extract(epoch from min(turn) - now()) * 1000)::float8 from price_list,
      unnest(array[starts_at, ends_at]) as turn where deleted_at is null and turn >= now()) as next`);
