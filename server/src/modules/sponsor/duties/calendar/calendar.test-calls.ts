import { randomUUID } from 'node:crypto';
import type { AccessRow, AccessRows } from '../../../../testing/access/access-rows.ts';

const feed: AccessRow['id'] = async (cast, whose, asking) => {
  const id = randomUUID();
  if (whose === 'missing') return id;
  const account = await cast.accountOf(whose, asking);
  if (account === undefined) return undefined;
  const { organisation } = (await cast.queries
    .selectFrom('membership')
    .select('organisation')
    .where('account', '=', account)
    .executeTakeFirst()) ?? { organisation: undefined };
  if (organisation === undefined) return undefined;
  await cast.queries
    .insertInto('calendar_feed')
    .values({ id, account, organisation, token_hash: id })
    .execute();
  return id;
};

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  showSponsorCalendar: { query: '?from=2026-11-01&to=2026-11-30' },
  makeCalendarFeed: {},
  endCalendarFeed: { id: feed },
  readCalendarFeed: { query: async (cast) => `?token=${await cast.workers.calendarFeed()}` },
};
