import type { Kysely } from 'kysely';
import { asApp } from '../../../platform/db/as-app.ts';
import type { Tables } from '../../../platform/db/tables.ts';

/** A time range in milliseconds since 1970, without its end. */
export interface Slot {
  readonly startsAt: number;
  readonly endsAt: number;
}

/** The booked times, which every request may see: they contain no personal data. */
export function slotsRepository(queries: Kysely<Tables>) {
  return {
    /** The parts of a time range that are taken, by any kind of appointment. */
    async taken({ startsAt, endsAt }: Slot): Promise<readonly Slot[]> {
      const rows = await asApp(queries, (transaction) =>
        transaction
          .selectFrom('booking_slot')
          .select(['starts_at', 'ends_at'])
          .where('starts_at', '<', new Date(endsAt))
          .where('ends_at', '>', new Date(startsAt))
          .execute(),
      );
      return rows.map(({ starts_at, ends_at }) => ({
        startsAt: starts_at.getTime(),
        endsAt: ends_at.getTime(),
      }));
    },
  };
}

export type SlotsRepository = ReturnType<typeof slotsRepository>;
