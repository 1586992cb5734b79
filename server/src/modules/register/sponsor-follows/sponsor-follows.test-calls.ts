import { randomUUID } from 'node:crypto';
import type { AccessCast, Asking, Whose } from '../../../testing/access/access-cast.ts';
import type { AccessRows } from '../../../testing/access/access-rows.ts';

/** An allowed call of each operation, for the access tests and the fuzzer. */
export const access: AccessRows = {
  listSponsorFollows: {},
  followSponsor: { body: { town: 'Leeds' } },
  changeSponsorEmails: { body: { emails: false } },
  unfollowSponsor: { id: followOf },
  stopSponsorAlerts: {
    body: async (cast) => cast.links.sponsorAlerts((await cast.make('candidate')).person?.id),
  },
};

async function followOf(cast: AccessCast, whose: Whose, asking: Asking): Promise<string | undefined> {
  const id = randomUUID();
  if (whose === 'missing') return id;
  const account = whose === 'own' ? asking.person?.id : (await cast.make('candidate')).person?.id;
  if (account === undefined) return undefined;
  await cast.queries
    .insertInto('sponsor_follow')
    .values({ id, account, sponsor: null, search: JSON.stringify({ town: `Leeds ${id}` }) })
    .execute();
  return id;
}
