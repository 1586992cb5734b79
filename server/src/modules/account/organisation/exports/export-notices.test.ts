import { afterAll, beforeAll, expect, it } from 'vitest';
import { type AccessCast, type Asking, accessCast } from '../../../../testing/access/access-cast.ts';
import { startTestApp, type TestApp } from '../../../../testing/test-app.ts';

let app: TestApp;
let cast: AccessCast;
let now = Date.parse('2026-11-20T12:00:00Z');
beforeAll(async () => {
  app = await startTestApp({ limited: true, now: () => now });
  cast = accessCast(app);
});
afterAll(() => app[Symbol.asyncDispose]());

async function exportWorkers(asking: Asking, times: number): Promise<readonly number[]> {
  const statuses: number[] = [];
  for (let call = 0; call < times; call++) {
    now += 1000;
    statuses.push(
      (
        await app.ask('/api/sponsor/workers/export', {
          method: 'POST',
          headers: { ...asking.headers, 'Content-Type': 'application/json' },
          body: '{}',
        })
      ).status,
    );
  }
  return statuses;
}

/** To the owners of an organisation. */
async function notices({ organisation = '' }: Asking) {
  const owners = await app.superuser
    .selectFrom('membership')
    .innerJoin('account', 'account.id', 'membership.account')
    .where('membership.organisation', '=', organisation)
    .where('membership.role', '=', 'owner')
    .select('account.email')
    .execute();
  const mails = await app.superuser
    .selectFrom('mail')
    .where('kind', '=', 'many-exports')
    .where(
      'recipient',
      'in',
      owners.map(({ email }) => email),
    )
    .select(['recipient', 'subject', 'text'])
    .execute();
  return { owners, mails };
}

it.each(['officer', 'compliance-viewer', 'adviser'] as const)(
  'of 45 exports of all workers by one %s, 30 are given, and every owner is told once',
  async (caller) => {
    const asking = await cast.make(caller);
    expect(await exportWorkers(asking, 9)).toEqual(Array.from({ length: 9 }, () => 200));
    expect((await notices(asking)).mails).toEqual([]);
    const statuses = await exportWorkers(asking, 36);
    expect(statuses.filter((status) => status === 200)).toHaveLength(21);
    expect(statuses.filter((status) => status === 429)).toHaveLength(15);
    const { owners, mails } = await notices(asking);
    expect(mails.map(({ recipient }) => recipient)).toEqual(owners.map(({ email }) => email));
    expect(mails[0]?.subject).toBe('Northgate Systems: Many exports from your organisation on Portway');
  },
);

it('the next day they are told again, and a quiet week is not told at all', async () => {
  const asking = await cast.make('officer');
  await exportWorkers(asking, 12);
  now += 86_400_000;
  await exportWorkers(asking, 12);
  expect((await notices(asking)).mails).toHaveLength(2);
  const quiet = await cast.make('officer');
  for (let day = 0; day < 4; day++) {
    await exportWorkers(quiet, 5);
    now += 86_400_000;
  }
  expect((await notices(quiet)).mails).toEqual([]);
});
