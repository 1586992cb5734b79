import { mkdtemp, readFile, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Kysely, sql } from 'kysely';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { readVersion } from '../platform/config/version.ts';
import type { Tables } from '../platform/db/tables.ts';
import { isNight, sampled } from '../testing/at-night.ts';
import { makeDatabase, type TestDatabase } from '../testing/databases.ts';
import { removeFolder } from '../testing/remove-folder.ts';
import { admin as runAdmin } from '../testing/run-admin.ts';
import { startServerProcess } from '../testing/servers/server-process.ts';
import { openAsSuperuser } from '../testing/test-databases.ts';

/** The arguments that make somebody one of the team. */
const sam = ['create-staff', '--email', 'Sam@portway.example', '--name', 'Sam Staff'];

// Each command is a process of its own, which takes a while to open a database on a busy machine.
describe('the admin command line', { timeout: 120_000 }, () => {
  let testDatabase: TestDatabase;
  let dataDir: string;
  let settings: Record<string, string>;
  beforeEach(async () => {
    testDatabase = await makeDatabase('migrated');
    const { url, webUrl = '' } = testDatabase.place;
    dataDir = await mkdtemp(join(tmpdir(), 'portway-admin-'));
    settings = { DATA_DIR: dataDir, DATABASE_URL: url, DATABASE_WEB_URL: webUrl };
  });
  afterEach(async () => {
    await testDatabase.remove();
    await removeFolder(dataDir);
  });

  const admin = (args: readonly string[], input?: string) => runAdmin(settings, args, input);
  async function inDatabase<Result>(work: (queries: Kysely<Tables>) => Promise<Result>): Promise<Result> {
    const queries = openAsSuperuser(testDatabase.adminUrl);
    try {
      return await work(queries);
    } finally {
      await queries.destroy();
    }
  }

  it('makes one of the team, once, and tells them by mail how to choose a password', async () => {
    const { code, out } = await admin(sam);
    expect(code, out).toBe(0);
    expect(out).toContain('Sam Staff <sam@portway.example> is now a member of the team.');
    expect(out).toContain('/forgot');
    const second = await admin(sam);
    expect(second).toMatchObject({ code: 1, out: '' });
    expect(second.fault).toContain(
      'sam@portway.example is already a member of the team. Nothing was changed.',
    );
    await inDatabase(async (queries) => {
      expect(await queries.selectFrom('account').select(['email', 'role']).execute()).toEqual([
        { email: 'sam@portway.example', role: 'staff' },
      ]);
      expect(await queries.selectFrom('account_password').selectAll().execute()).toEqual([]);
    });
  });

  it('prints a link for their first password, and another until one was chosen', async () => {
    const first = await admin([...sam, '--link']);
    expect(first.code, first.fault).toBe(0);
    expect(first.out).toMatch(/^ {2}http:\/\/localhost:5000\/reset#first=[\w.-]+$/m);
    expect((await admin([...sam, '--link'])).out).toContain('/reset#first=');
    await inDatabase(async (queries) => {
      const account = await queries.selectFrom('account').select('id').executeTakeFirstOrThrow();
      await queries.insertInto('account_password').values({ account: account.id, hash: 'one' }).execute();
      expect(await queries.selectFrom('mail').selectAll().execute(), 'no email is needed').toEqual([]);
    });
    const late = await admin([...sam, '--link']);
    expect(late).toMatchObject({ code: 1, out: '' });
    expect(late.fault).toContain('sam@portway.example is already a member of the team. Nothing was changed.');
  });

  it('lists what is kept about people, how long, and how it is deleted', async () => {
    const { code, out } = await admin(['personal-data']);
    expect(code).toBe(0);
    expect(out).toMatch(/^session +account +device, network, .* Until it ends\. +with the account$/m);
    expect(out).toMatch(/^enquiry +address +.*email.* 2 years\. +by the address$/m);
    expect(out).toMatch(/^enquiry_turn .* with enquiry$/m);
    expect(out).toMatch(/^search_text .* by a trigger$/m);
    expect(out).toMatch(/^message .* stays, without a name$/m);
    expect(out).toMatch(/^sponsor +nobody +For good: it is public\.$/m);
  });

  it.runIf(isNight)(
    'goes through the audit log, and names the row that was changed behind its back',
    async () => {
      await admin(sam);
      await admin(['create-staff', '--email', 'alex@portway.example', '--name', 'Alex']);
      const whole = await admin(['verify-audit']);
      expect(whole).toMatchObject({ code: 0 });
      expect(whole.out).toMatch(/complete: 2 entries\.\nNewest seal: [0-9a-f]{64}/);
      await inDatabase(async (queries) => {
        await sql`alter table audit_entry disable trigger reject_audit_change`.execute(queries);
        await sql`update audit_entry set action = 'logged-in' where number = 2`.execute(queries);
      });
      const broken = await admin(['verify-audit']);
      expect(broken).toMatchObject({ code: 1, out: '' });
      // No site has started, so no secret is recorded, and the row may have been sealed with another.
      expect(broken.fault).toMatch(
        /^The audit log is broken at row 2: it does not fit its seal\.\nIf APP_SECRET/,
      );
    },
  );

  it('exports into a file that was not there, and erases only once the address is typed again', async () => {
    await admin(sam);
    const file = join(dataDir, 'sam.zip');
    const exported = ['export', '--email', 'sam@portway.example', '--out', file];
    expect((await admin(exported)).code).toBe(0);
    expect((await readFile(file)).subarray(0, 2).toString()).toBe('PK');
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await admin(exported)).fault).toContain('already exists. Name another file.');

    const erased = ['erase', '--email', 'sam@portway.example'];
    for (const input of ['', 'yes\n']) {
      expect(await admin(erased, input)).toMatchObject({ code: 1, fault: 'Nothing was erased.\n' });
    }
    const outcome = await admin(erased, 'sam@portway.example\n');
    expect(outcome).toMatchObject({ code: 0, fault: '' });
    const stays = outcome.out.split('What remains:\n')[1]?.trim().split('\n');
    expect(stays).toEqual([
      '- Rows of the audit log, with the account’s number and a shortened network, for good.',
      '- What the organisation says of itself as a sponsor: of a colleague who left, without the name.',
      '- Which steps of a hire were done, and when: of a colleague who left, without the name.',
      '- The name, the accepted terms and the planned days of a person who was hired: the employer’s own record of employment, which the law asks it to keep.',
      '- Messages to someone who still has an account, without the sender’s name, for two years.',
      '- Their conversations, without the name, for two years after the last message.',
      '- The name of a person who held a role of a sponsor’s licence: the sponsor’s own record.',
      '- Who recorded a task of a sponsor as done, and when: the sponsor’s own record.',
      '- A sponsor’s record of a sponsored worker, which the law has the sponsor keep after the worker’s account.',
      '- An employer’s record of right to work checks, which the law has the employer keep after a colleague’s account.',
      '- What a sponsor asked a sponsored worker for, which it keeps with the record after the worker’s account.',
      '- That a file of workers was imported, when, and by whom: the sponsor’s own record.',
      '- That an import changed a worker: the sponsor’s own record.',
      '- A sponsor’s record of what happened to a worker and what it reported, which the sponsor must keep.',
      '- A sponsor’s record of what it planned for a worker, beside its record of what happened.',
      '- A sponsor’s record of a certificate it assigned, which the sponsor must keep.',
      '- A sponsor’s record that its key people read the guidance, which it keeps as long as its licence.',
      '- What the organisation says is in place: of a colleague who left, without the name.',
      '- Who took the archive of a sponsor’s records, and when: the sponsor’s own record.',
      '- Earlier backups. Restoring one brings the account back, so erase it again then.',
    ]);
    expect(await admin([...erased, '--yes'])).toMatchObject({
      code: 1,
      fault: 'sam@portway.example has no account. Nothing was done.\n',
    });
    const rows = await inDatabase((queries) => queries.selectFrom('account').selectAll().execute());
    expect(rows).toEqual([]);
  });

  it.runIf(isNight)('lists failed emails without their words, and sends one once more', async () => {
    await admin(sam);
    expect((await admin(['mail'])).out).toMatch(/waiting +0 +staff-welcome +sam@portway\.example/);
    const id = await inDatabase(async (queries) => {
      const dead = await queries
        .updateTable('mail')
        .set({ failed_at: new Date(), last_fault: 'EENVELOPE 550' })
        .returning('id')
        .executeTakeFirstOrThrow();
      return dead.id;
    });
    const { out } = await admin(['mail', '--failed']);
    expect(out).toContain(id);
    expect(out).toContain('EENVELOPE 550');
    expect(out).not.toContain('password');
    expect((await admin(['mail', '--retry', id])).code).toBe(0);
    expect((await admin(['mail', '--retry', id])).fault).toContain('There is no failed email with this ID.');
    expect((await admin(['jobs'])).out).toMatch(/^mail +2 +0 +0 +0$/m);
  });
});

describe('the admin command line', () => {
  const run = (args: readonly string[], settings: Record<string, string> = {}) => runAdmin(settings, args);

  it('helps, with an example of every command, when it is asked nothing', async () => {
    const { code, out } = await run([]);
    expect(code).toBe(0);
    for (const name of ['create-staff', 'verify-audit', 'export', 'erase', 'personal-data', 'jobs', 'mail']) {
      expect(out).toContain(`npm run admin -- ${name}`);
    }
    expect((await run(['help'])).out).toBe(out);
  });

  it('says which version it is, without a database', async () => {
    const { code, out } = await run(['version'], { DATA_DIR: '/proc/nowhere' });
    expect({ code, out }).toEqual({ code: 0, out: `${readVersion()}\n` });
  });

  it.each(sampled([[['create-staff', '--help']], [['help', 'create-staff']]], 2))(
    'helps with one command: %j',
    async (args) => {
      const { code, out } = await run(args, { DATA_DIR: '/proc/nowhere' });
      expect(code).toBe(0);
      expect(out).toContain('npm run admin -- create-staff --email');
      expect(out).toContain('an hour, and once.');
      expect(out).not.toContain('verify-audit');
    },
  );

  it.each(
    sampled<[string[], string]>(
      [
        [['nonsense'], 'There is no command nonsense.'],
        [
          ['create-staff', '--email', 'sam'],
          '--email: Please enter a valid email address\n--name: Enter your full name.',
        ],
        [['jobs', '--all'], "Unknown option '--all'\nSuch as: npm run admin -- jobs"],
        [['help', 'nonsense'], 'There is no command nonsense.'],
        [['mail', '--retry', '7'], '--retry: Enter the ID that `mail --failed` shows.'],
      ],
      2,
    ),
  )('says what is wrong with %j, and opens nothing', async (args, fault) => {
    const outcome = await run(args, { DATA_DIR: '/proc/nowhere' });
    expect(outcome).toMatchObject({ code: 1, out: '' });
    expect(outcome.fault).toContain(fault);
  });

  // The site's first start, and a command beside it.
  it('works beside the site, on its database', { timeout: 120_000 }, async () => {
    const dataDir = await mkdtemp(join(tmpdir(), 'portway-admin-'));
    const server = await startServerProcess({ DATA_DIR: dataDir });
    try {
      await server.ready;
      expect(await run(sam, { DATA_DIR: dataDir })).toMatchObject({ code: 0, fault: '' });
      const mails = z
        .array(z.object({ kind: z.string() }))
        .parse(await (await fetch(`${server.origin}/dev/mailbox.json`)).json());
      expect(mails.map(({ kind }) => kind)).toEqual(['staff-welcome']);
    } finally {
      server.child.kill();
      await server.ended;
      await removeFolder(dataDir);
    }
  });
});
