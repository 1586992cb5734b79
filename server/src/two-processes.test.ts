import { randomUUID } from 'node:crypto';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { importEdition } from './admin/register/import-edition.ts';
import { EventReader } from './testing/event-reader.ts';
import { type HttpClient, httpClient } from './testing/http-client.ts';
import { newEmail } from './testing/people/new-email.ts';
import { person } from './testing/people/people.ts';
import { registerFile } from './testing/people/register-file.ts';
import { goodPassword, TestBrowser } from './testing/servers/browser.ts';
import { startMailServer, type TestMailServer } from './testing/servers/mail-server.ts';
import { makeParties } from './testing/servers/steady-writers.ts';
import { type OneServer, startTwoServers, type TwoServers } from './testing/servers/two-servers.ts';

const isBuilt = existsSync(join(import.meta.dirname, '../../web/build/server'));

describe('two processes of the site on one database', { timeout: 120_000 }, () => {
  let post: TestMailServer;
  let site: TwoServers;
  let one: OneServer;
  let other: OneServer;

  beforeAll(async () => {
    post = await startMailServer();
    // They start at the same moment on a database with nothing in it.
    site = await startTwoServers({
      settings: { SMTP_URL: post.url, STAFF_EMAIL: 'desk@portway.example', TRUSTED_PROXIES: '127.0.0.1' },
      database: 'empty',
    });
    [one, other] = site.servers;
  }, 120_000);
  afterAll(async () => {
    await site[Symbol.asyncDispose]();
    await post[Symbol.asyncDispose]();
  });

  let visitors = 0;
  /** Someone at an address of their own, whose requests go to one process and to the other in turn. */
  function visitor(): HttpClient & { ask(path: string, init?: RequestInit): Promise<Response> } {
    visitors += 1;
    const address = `198.51.100.${visitors}`;
    let requestCount = 0;
    const ask = (path: string, init: RequestInit = {}) => {
      requestCount += 1;
      const headers = new Headers(init.headers);
      headers.set('X-Forwarded-For', address);
      return (requestCount % 2 === 0 ? other : one).ask(path, { ...init, headers });
    };
    return { ask, ...httpClient(ask) };
  }
  const enquiry = (email: string) => ({ firstName: 'Amara', email, message: 'How long does it take?' });
  const mailsTo = (email: string) =>
    post.mails.filter(({ to, replyTo }) =>
      [...(to ?? []), ...(replyTo ?? [])].some(({ address }) => address === email),
    );

  it('someone signs up with both in turn, and logged out at one they are logged out at the other', async () => {
    const browser = new TestBrowser(visitor());
    const email = newEmail();
    const answers = { fullName: 'Amara Okafor', email, password: goodPassword, role: 'candidate' };
    expect((await browser.post('/api/auth/signup', answers)).status).toBe(200);
    const codes = () =>
      mailsTo(email).flatMap(({ subject }) => /^(\d{6}) is your code$/.exec(subject ?? '')?.[1] ?? []);
    await expect.poll(codes, { timeout: 20_000 }).toHaveLength(1);
    expect((await browser.post('/api/auth/verify-otp', { email, otp: codes()[0] })).status).toBe(200);
    expect((await browser.logIn(email, goodPassword)).status).toBe(200);
    // Two requests after each other: one to each process.
    const both = async () => [await browser.get('/api/me'), await browser.get('/api/me')];
    expect((await both()).map(({ status }) => status)).toEqual([200, 200]);
    await browser.post('/api/auth/logout');
    expect((await both()).map(({ status }) => status)).toEqual([401, 401]);
  });

  it('what one visitor may send in an hour is counted together', async () => {
    const sender = visitor();
    const submissions = Array.from({ length: 12 }, () => sender.post('/api/contact', enquiry(newEmail())));
    const statuses = (await Promise.all(submissions)).map(({ status }) => status);
    expect(statuses.toSorted()).toEqual([...Array(5).fill(200), ...Array(7).fill(429)]);
  });

  it('what is sent to both at once with one key is done once, answered twice, and mailed once', async () => {
    const emails = await Promise.all(
      Array.from({ length: 10 }, async () => {
        const [email, key, sender] = [newEmail(), randomUUID(), visitor()];
        const send = () => sender.post('/api/contact', enquiry(email), { 'Idempotency-Key': key });
        const answers = await Promise.all([send(), send(), send(), send()]);
        expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
        expect(new Set(answers.map(({ body }) => JSON.stringify(body))).size).toBe(1);
        return email;
      }),
    );
    const { rows } = await sql<{ times: number }>`select count(*) as times from enquiry
      where email = any(${emails}) group by email`.execute(site.superuser);
    expect(rows.map(({ times }) => times)).toEqual(Array(10).fill(1));
    const unsent = () =>
      sql<{ unsent: number }>`select count(*) as unsent from mail where sent_at is null`
        .execute(site.superuser)
        .then((result) => result.rows[0]?.unsent);
    await expect.poll(unsent, { timeout: 30_000 }).toBe(0);
    // Each has a receipt, and the team is told: both processes took mails from the same queue.
    expect(emails.map((email) => mailsTo(email).length)).toEqual(Array(10).fill(2));
    const ids = post.mails.map(({ messageId }) => messageId);
    expect(ids.length).toBe(new Set(ids).size);
  });

  it('a message sent at one reaches a page open at the other, and a log-out at one closes it', async () => {
    const { conversation, sides } = await makeParties(site.superuser);
    const [candidate, recruiter] = sides;
    const headers = candidate?.headers ?? {};
    const reader = await (await new EventReader().open(other, headers)).untilBegun();
    const sender = httpClient(one.ask, recruiter?.headers);
    const path = `/api/conversations/${conversation}/messages`;
    expect((await sender.post(path, { id: randomUUID(), text: 'Hello' })).status).toBe(201);
    expect(await reader.untilThereAre(1)).toMatchObject([{ kind: 'message', subject: conversation }]);
    await one.ask('/api/auth/logout', { method: 'POST', headers });
    await reader.ended;
  });

  it.skipIf(!isBuilt)('a page that staff change at one is let go at both (needs the built web)', async () => {
    const staff = await person({ superuser: site.superuser, ask: one.ask }, { role: 'staff' });
    const names = ['Priya Raman', 'Bea Moss', 'Tom Ashe'];
    const namesShown = async () => {
      const pages = await Promise.all(
        [one, other].map((server) => server.ask('/').then((page) => page.text())),
      );
      return pages.map((page) => names.filter((name) => page.includes(name)).length);
    };
    expect(await namesShown()).toEqual([0, 0]);
    for (const name of names) {
      const testimonial = {
        ...{ quote: 'We knew the cost before the offer.', name, role: 'Head of People' },
        ...{ organisation: 'Wexcombe Avionics', email: 'p@example.com', evidence: 'An email of 3 November.' },
      };
      const { body } = await staff.post('/api/desk/testimonials', testimonial);
      const confirmed = { version: 1, real: true, agreed: true };
      const path = `/api/desk/testimonials/${String(body.id)}/confirm`;
      expect((await staff.post(path, confirmed)).status).toBe(200);
    }
    await expect.poll(namesShown, { timeout: 10_000 }).toEqual([3, 3]);
  });

  it('a new edition of the register is found at both within a minute', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'portway-edition-'));
    const file = join(folder, '2026-11-20_Worker_and_Temporary_Worker.csv');
    writeFileSync(file, registerFile());
    const areListed = () =>
      Promise.all(
        [one, other].map(async ({ ask }) => (await ask('/api/sponsors?query=northgate')).text()),
      ).then((pages) => pages.map((page) => page.includes('Northgate Systems')));
    expect(await areListed()).toEqual([false, false]);
    await importEdition(site.superuser, { file, today: '2026-11-24' }, () => {});
    rmSync(folder, { recursive: true });
    await expect.poll(areListed, { timeout: 60_000, interval: 1_000 }).toEqual([true, true]);
  });

  it('what is done each minute is begun by one of them', async () => {
    const jobCounts = () =>
      sql<{ times: number }>`select count(*) as times from pgboss.job where name = 'newsletters'
        group by date_trunc('minute', created_on)`
        .execute(site.superuser)
        .then(({ rows }) => rows.map(({ times }) => times));
    await expect
      .poll(async () => (await jobCounts()).length, { timeout: 100_000, interval: 1_000 })
      .toBeGreaterThan(0);
    expect(new Set(await jobCounts())).toEqual(new Set([1]));
  });

  it('neither of them had a fault to tell of', () => {
    for (const { output } of site.servers)
      expect(
        output()
          .split('\n')
          .filter((line) => /"level":(?:[56]0|"(?:error|fatal)")/.test(line)),
      ).toEqual([]);
  });
});
