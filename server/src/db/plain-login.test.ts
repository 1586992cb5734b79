import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from 'kysely';
import pg from 'pg';
import { expect, it } from 'vitest';
import { z } from 'zod';
import { mailsTo, newcomer } from '../testing/browser.ts';
import { databases } from '../testing/databases.ts';
import { startTestApp } from '../testing/test-app.ts';
import { asApp } from './as-app.ts';
import { verifyAudit } from './audit.ts';
import { bring } from './bring.ts';
import { tidyUp } from './tidy-up.ts';

const server = databases.find(({ name }) => name === 'PostgreSQL');

/** A database whose log-in owns it and is neither superuser nor beyond row-level security, as a real one should be. */
const plain = server && {
  ...server,
  async make() {
    const made = await server.make();
    const url = new URL(made.place.url ?? '');
    const admin = new pg.Client({ connectionString: url.href });
    await admin.connect();
    const login = `plain_${url.pathname.slice(-12)}`;
    await admin.query(`create role ${login} login createrole password 'plain'`);
    await admin.query(`alter database ${url.pathname.slice(1)} owner to ${login}`);
    await admin.query('alter schema public owner to pg_database_owner');
    await admin.query(`do $$ begin
      if exists (select from pg_roles where rolname = 'portway_app') then
        execute 'grant portway_app to ${login}';
      end if; end $$`);
    url.username = login;
    url.password = 'plain';
    return {
      place: { ...made.place, url: url.href },
      async remove() {
        await admin.query(`drop owned by ${login} cascade`);
        await admin.end();
        await made.remove();
      },
    };
  },
};

it.runIf(plain !== undefined)(
  'a log-in that row-level security binds can do all the server needs',
  async () => {
    if (plain === undefined) return;
    const sent: string[] = [];
    await using app = await startTestApp(plain, {
      transport: { send: async ({ to }) => void sent.push(to), close: () => {} },
    });
    const { queries } = app.database;
    const answer = await app.ask('/api/contact', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ firstName: 'Amara', email: 'amara@example.com', message: 'Hello' }),
    });
    expect(answer.status).toBe(200);
    await expect
      .poll(() => sent.sort(), { timeout: 10_000 })
      .toEqual(['amara@example.com', 'desk@portway.example']);
    const { rows } = await sql`select email from enquiry`.execute(queries);
    expect(rows, 'an enquiry of today is hidden even from the owner').toEqual([]);
    await sql`set role none`.execute(queries);
    await tidyUp(queries);
    expect(app.log.lines.filter(({ level }) => level === 50)).toEqual([]);
  },
);

it.runIf(plain !== undefined)(
  'under such a log-in an account is made, read, exported, kept in the log, and erased when its time has come',
  async () => {
    if (plain === undefined) return;
    let now = Date.now();
    await using app = await startTestApp(plain, { now: () => now });
    const { queries } = app.database;
    const email = 'amara@example.com';
    const browser = await newcomer(app, email, { role: 'recruiter', organizationName: 'Northgate Systems' });
    await browser.post('/api/contact', { firstName: 'Amara', email, message: 'Hello' });
    expect((await browser.ask('/api/account/export', { method: 'POST' })).status).toBe(200);
    expect((await browser.post('/api/account/delete')).status).toBe(200);
    const { rows: hidden } = await sql`select id from account`.execute(queries);
    expect(hidden, 'an account is hidden even from the owner until its time has come').toEqual([]);
    expect(await app.eraseDue()).toBe(0);
    // The database's own clock decides, so the day is brought to it.
    now -= 8 * 86_400_000;
    const { said } = await browser.post('/api/auth/login', { email, password: 'quiet copper lantern drift' });
    browser.token = String(said.token);
    await browser.post('/api/account/keep');
    expect((await browser.post('/api/account/delete')).status).toBe(200);
    expect(await app.eraseDue()).toBe(1);
    expect(await mailsTo(app, email)).toEqual([]);
    expect(await verifyAudit(queries, 'a secret for tests of 32 characters')).toMatchObject({
      status: 'whole',
    });
    await tidyUp(queries);
    expect(app.log.lines.filter(({ level }) => level === 50)).toEqual([]);
  },
);

it.runIf(plain !== undefined)(
  'under such a log-in files are swept: of CVs that were replaced, removed a while ago, or whose owner is erased',
  async () => {
    if (plain === undefined) return;
    await using app = await startTestApp(plain);
    const { queries } = app.database;
    const browser = await newcomer(app, 'amara@example.com');
    const upload = (path: string) => browser.ask(path, { method: 'POST', body: 'Amara Okafor' });
    const files = async () => (await readdir(join(app.folder, 'files'))).length;
    const { id } = z
      .object({ id: z.string() })
      .parse(await (await upload('/api/resumes?name=cv.txt')).json());
    expect((await upload(`/api/resumes/${id}/replace?name=cv.txt`)).status).toBe(200);
    expect(await files()).toBe(2);
    await app.sweepFiles();
    expect(await files()).toBe(1);
    const me = z.object({ id: z.string() }).parse((await browser.get('/api/auth/me')).said);
    await asApp(queries, async (on) => {
      await bring(on, { account: me.id });
      await sql`update resume set removed_at = now() - interval '61 minutes'`.execute(on);
    });
    await app.sweepFiles();
    expect(await files()).toBe(0);
    await upload('/api/resumes?name=cv.txt');
    await asApp(queries, async (on) => {
      await bring(on, { account: me.id });
      await sql`update account set deletion_due = now() - interval '1 minute'`.execute(on);
    });
    expect(await app.eraseDue()).toBe(1);
    await app.sweepFiles();
    expect(await files()).toBe(0);
    expect(app.log.lines.filter(({ level }) => level === 50)).toEqual([]);
  },
);
