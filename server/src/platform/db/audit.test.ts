import { type Kysely, sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { newcomer } from '../../testing/servers/browser.ts';
import { startTestApp } from '../../testing/test-app.ts';
import type { Secret } from '../crypto/cipher.ts';
import { isSealedWith, type Verification, verifyAudit } from './audit.ts';
import type { Tables } from './tables.ts';

const secret: Secret = ['a secret for tests of 32 characters'];

describe('the audit log', () => {
  let app: Awaited<ReturnType<typeof startTestApp>>;
  let queries: Kysely<Tables>;
  beforeAll(async () => {
    app = await startTestApp();
    queries = app.superuser;
    for (const name of ['amara', 'bea']) await newcomer(app, `${name}@example.com`);
  });
  afterAll(() => app[Symbol.asyncDispose]());

  /**
   * The first bad row after tampering that only a thief of the whole database could do; it is all rolled
   * back.
   */
  async function foundAfter(statement: ReturnType<typeof sql>): Promise<Verification> {
    const undone = new Error('undone');
    let verification: Verification | undefined;
    const thief = queries.transaction().execute(async (transaction) => {
      await sql`alter table audit_entry disable trigger user`.execute(transaction);
      await statement.execute(transaction);
      verification = await verifyAudit(transaction, secret);
      throw undone;
    });
    await expect(thief).rejects.toBe(undone);
    if (verification === undefined) throw new Error('Nothing was found out.');
    return verification;
  }

  it('is known by its newest seal, in a backup of 0.26 too, which has no organisations', async () => {
    const rows = async () =>
      await queries
        .selectFrom('audit_entry')
        .select(['number', 'at', 'action', 'actor', 'subject', 'network', 'details', 'seal'])
        .orderBy('number', 'desc')
        .limit(2)
        .execute();
    expect(await isSealedWith({ rows }, secret)).toBe(true);
    expect(await isSealedWith({ rows }, ['another secret for tests, long enough'])).toBe(false);
  });

  it('says who did what, when and from where, and contains no names', async () => {
    const rows = await queries.selectFrom('audit_entry').selectAll().orderBy('number').execute();
    expect(rows.map(({ number, action }) => [number, action])).toEqual([
      [1, 'signed-up'],
      [2, 'logged-in'],
      [3, 'signed-up'],
      [4, 'logged-in'],
    ]);
    for (const row of rows) {
      expect(row.actor).toMatch(/^[0-9a-f-]{36}$/);
      expect([row.network, row.at.getTime()]).toEqual(['127.0.0.0/24', expect.any(Number)]);
    }
    expect(JSON.stringify(rows)).not.toMatch(/amara|example\.com/i);
    const whole = await verifyAudit(queries, secret);
    expect(whole).toEqual({
      status: 'whole',
      entries: 4,
      newestSeal: rows[3]?.seal,
      sealedBefore: 0,
    });
  });

  it.each([
    ['an action', sql`update audit_entry set action = 'logged-in' where number = 3`, 3],
    ['an actor', sql`update audit_entry set actor = gen_random_uuid() where number = 2`, 2],
    ['a moment', sql`update audit_entry set at = at + interval '1 second' where number = 1`, 1],
    ['a network', sql`update audit_entry set network = '10.0.0.0/24' where number = 4`, 4],
    ['a detail', sql`update audit_entry set details = '{"device": "another"}' where number = 2`, 2],
    ['a row that is gone', sql`delete from audit_entry where number = 2`, 3],
    [
      'two rows in each other’s place',
      sql`update audit_entry set seal =
      (select other.seal from audit_entry other where other.number = 7 - audit_entry.number) where number in (3, 4)`,
      3,
    ],
  ])('detects that %s was changed, and names the first bad row', async (_, statement, number) => {
    expect(await foundAfter(statement)).toMatchObject({ status: 'broken', number });
  });

  it('cannot be sealed again without the key', async () => {
    expect(await verifyAudit(queries, ['another secret that somebody guessed'])).toMatchObject({ number: 1 });
  });

  it('can only be added to, by requests and by the owner', async () => {
    const refused = /only ever added to/;
    await expect(sql`update audit_entry set action = 'x'`.execute(queries)).rejects.toThrow(refused);
    await expect(sql`delete from audit_entry`.execute(queries)).rejects.toThrow(refused);
    await expect(sql`truncate audit_entry`.execute(queries)).rejects.toThrow(refused);
  });

  it('numbers entries without a gap, however many are written at once', async () => {
    await using app = await startTestApp();
    await Promise.all(
      Array.from({ length: 8 }, (_, index) => newcomer(app, `crowd-${index}@example.com`).catch(() => {})),
    );
    const { superuser: queries } = app;
    const whole = await verifyAudit(queries, secret);
    expect(whole.status).toBe('whole');
    const rows = await queries.selectFrom('audit_entry').select('number').execute();
    expect(rows.length).toBeGreaterThan(7);
  });
});
