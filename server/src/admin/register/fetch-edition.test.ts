import { readdir } from 'node:fs/promises';
import { createServer, type IncomingHttpHeaders, type ServerResponse } from 'node:http';
import { registerFetchingOperation } from '@portway/contracts/register/sponsor-register/register-fetching';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { registerFetchRepository } from '../../modules/register/sponsor-register/fetching/register-fetch.repository.ts';
import { registerFetchService } from '../../modules/register/sponsor-register/fetching/register-fetch.service.ts';
import { outbox } from '../../platform/mail/outbox.ts';
import { person } from '../../testing/people/people.ts';
import { registerFile } from '../../testing/people/register-file.ts';
import { processEnvironment } from '../../testing/servers/server-process.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { requireSafe } from './download.ts';
import { registerSource } from './fetch-edition.ts';
import { importInChild } from './import-in-child.ts';

// An import is a process of its own, which takes a while to open a database on a busy machine.
describe('fetching the register', { timeout: 120_000 }, () => {
  let app: TestApp;
  let origin: string;
  let answer: (response: ServerResponse, path: string) => void;
  const requests: { path: string; headers: IncomingHttpHeaders }[] = [];
  const server = createServer(({ url = '/', headers }, response) => {
    requests.push({ path: url, headers });
    answer(response, url);
  });

  beforeAll(async () => {
    app = await startTestApp();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const address = server.address();
    origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  });
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await app[Symbol.asyncDispose]();
  });
  beforeEach(() => requests.splice(0));

  function fetching(today = '2026-11-23', bounds = { maxBytes: 64 * 2 ** 20, withinMs: 30_000 }) {
    const settings = { DATA_DIR: app.folder, DATABASE_URL: app.ownerUrl };
    const now = () => Date.parse(`${today}T06:00Z`);
    return registerFetchService({
      repository: registerFetchRepository(app.database.owner, outbox(app.queue)),
      source: registerSource({
        address: `${origin}/register.csv`,
        dataDir: app.folder,
        importFile: importInChild({ ...processEnvironment, ...settings }),
        now,
        bounds,
      }),
      requireStaff: () => {},
      staff: 'desk@portway.example',
      origin: app.origin,
      onWarning: () => {},
      now,
      today: () => today,
    });
  }
  const csv = (response: ServerResponse, text: string, headers: Record<string, string> = {}) =>
    response.writeHead(200, { 'content-type': 'text/csv', ...headers }).end(text);
  const newest = async () =>
    await app.superuser
      .selectFrom('register_edition')
      .select(['published_on', 'organisations'])
      .orderBy('published_on', 'desc')
      .executeTakeFirst();
  const state = () => app.superuser.selectFrom('register_fetch').selectAll().executeTakeFirstOrThrow();
  const mails = () =>
    app.superuser
      .selectFrom('mail')
      .select(['recipient', 'text'])
      .where('kind', '=', 'register-not-fetched')
      .execute();

  it('reads the first file in, and asks for a newer one from then on', async () => {
    const name = 'attachment; filename="2026-11-20_-_Worker_and_Temporary_Worker.csv"';
    answer = (response) => csv(response, registerFile(), { etag: '"one"', 'content-disposition': name });
    expect(await fetching().once()).toEqual({
      fetched: true,
      words: 'The edition of 2026-11-20 is in: 7 organisations, 8 entries. +7 / −0 organisations.',
    });
    expect(requests.map(({ headers }) => headers['if-none-match'])).toEqual([undefined]);
    answer = (response) => response.writeHead(304).end();
    expect(await fetching().once()).toEqual({ fetched: true, words: 'The file has not changed.' });
    expect(requests.at(-1)?.headers['if-none-match']).toBe('"one"');
    expect(await newest()).toEqual({ published_on: '2026-11-20', organisations: 7 });
    expect(await readdir(app.folder)).not.toContain('register-download');
  });

  it.each<[string, string, (response: ServerResponse, path: string) => void]>([
    ['answers 404', ' answers 404 for /register.csv.', (response) => response.writeHead(404).end('Gone')],
    [
      'is a web page',
      'is a web page, and not the file.',
      (response) => response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end('<p>Moved'),
    ],
    ['is another file', 'This is not the register', (response) => csv(response, 'a,b\n1,2\n')],
    [
      'is cut off in its middle',
      'The connection ended before the file did.',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/csv', 'content-length': '100000' });
        response.write(registerFile(), () => response.destroy());
      },
    ],
    [
      'says that it is too large',
      'The file is larger than 1 MB.',
      (response) => csv(response, 'x'.repeat(1_100_000)),
    ],
    [
      'is too large and does not say so',
      'The file is larger than 1 MB.',
      (response) => {
        response.writeHead(200, { 'content-type': 'text/csv' });
        for (let piece = 0; piece < 20; piece++) response.write('x'.repeat(100_000));
        response.end();
      },
    ],
    ['never ends', 'took too long to answer.', (response) => response.writeHead(200).write('Organisation')],
    [
      'leads to an address that is not encrypted',
      'leads to http://register.example/a.csv, which is not an https address elsewhere.',
      (response) => response.writeHead(302, { location: 'http://register.example/a.csv' }).end(),
    ],
    [
      'leads in circles',
      'leads on and on',
      (response) => response.writeHead(302, { location: '/register.csv' }).end(),
    ],
    [
      'would take away more than 3 in 100',
      'it was probably cut off',
      (response) => csv(response, registerFile().split('\n').slice(0, 3).join('\n').concat('\n')),
    ],
    [
      'is of a day to come',
      '2049-12-24 is in the future',
      (response) =>
        csv(response, registerFile({ quoted: false }), { 'content-disposition': 'filename=2049-12-24.csv' }),
    ],
  ])('keeps what is there when the address %s', async (_, words, faulty) => {
    answer = faulty;
    const { fetched, words: why } = await fetching('2026-11-23', {
      maxBytes: 2 ** 20,
      withinMs: 3000,
    }).once();
    expect({ fetched, why }).toEqual({ fetched: false, why: expect.stringContaining(words) });
    expect(await newest()).toEqual({ published_on: '2026-11-20', organisations: 7 });
    expect(await state()).toMatchObject({ running_since: null, fault: why, etag: '"one"' });
    expect(await readdir(app.folder)).not.toContain('register-download');
  });

  it('tells the team once when it has failed on three days, and forgets them when it succeeds', async () => {
    await app.superuser.deleteFrom('register_fetch').execute();
    answer = (response) => response.writeHead(503).end();
    await fetching('2026-11-23').once();
    await fetching('2026-11-23').once();
    await fetching('2026-11-24').once();
    expect(await mails()).toEqual([]);
    await fetching('2026-11-25').once();
    await fetching('2026-11-26').once();
    expect(await mails()).toEqual([
      { recipient: 'desk@portway.example', text: expect.stringContaining('Fetching it failed on 3 days.') },
    ]);
    expect(await (await app.ask('/readyz')).json()).not.toHaveProperty('register');
    const staff = await person(app, { role: 'staff' });
    const registerState = registerFetchingOperation.response.parse(
      (await staff.get('/api/desk/register')).body,
    );
    expect(registerState).toMatchObject({ edition: '2026-11-20', failedDays: 4, succeededAt: null });
    expect(registerState.fault).toContain('answers 503');
    const validators = { etag: '"one"', 'last-modified': 'Fri, 20 Nov 2026 09:00:00 GMT' };
    answer = (response) => csv(response, registerFile(), validators);
    expect((await fetching('2026-11-26').once()).fetched).toBe(true);
    expect(await state()).toMatchObject({ failed_days: 0, fault: null, told_at: null });
  });

  it('follows GOV.UK’s list to the newest file, whose day is in its address', async () => {
    answer = (response, path) => {
      const attachments = [{ url: 'guide.pdf' }, { url: `${origin}/media/9/2026-11-21_Register.csv` }];
      if (path === '/register.csv')
        response
          .writeHead(200, { 'content-type': 'application/json' })
          .end(JSON.stringify({ details: { attachments } }));
      else
        csv(response, registerFile({ quoted: false }), { 'last-modified': 'Sat, 21 Nov 2026 09:00:00 GMT' });
    };
    expect((await fetching().once()).words).toContain('The edition of 2026-11-21 is in');
    await fetching().once();
    expect(requests.map(({ path }) => path)).toEqual([
      '/register.csv',
      '/media/9/2026-11-21_Register.csv',
      '/register.csv',
      '/media/9/2026-11-21_Register.csv',
    ]);
    expect(requests.at(-1)?.headers['if-modified-since']).toBe('Sat, 21 Nov 2026 09:00:00 GMT');
  });

  it('takes the day on which the file was last changed where no name says one', async () => {
    const besides = [['Wrenfield Ltd', 'Hull', '', 'Worker (A rating)', 'Skilled Worker']] as const;
    answer = (response) =>
      csv(response, registerFile({ besides }), { 'last-modified': 'Sat, 21 Nov 2026 23:30:00 GMT' });
    expect((await fetching().once()).words).toContain('The edition of 2026-11-21 is in');
  });

  it('leaves it to the process that is fetching, but not for ever', async () => {
    answer = (response) => response.writeHead(304).end();
    const began = (minutes: number) =>
      app.superuser
        .updateTable('register_fetch')
        .set({ running_since: new Date(Date.now() - minutes * 60_000) })
        .execute();
    await began(5);
    expect(await fetching().once()).toMatchObject({
      fetched: false,
      words: expect.stringContaining('at this moment'),
    });
    expect(requests).toEqual([]);
    await began(11);
    await fetching().once();
    expect(requests).toHaveLength(1);
  });

  it('fetches after a start only when it did not succeed within a day', async () => {
    answer = (response) => response.writeHead(304).end();
    const succeeded = (at: string) =>
      app.superuser
        .updateTable('register_fetch')
        .set({ succeeded_at: new Date(at), running_since: null })
        .execute();
    await succeeded('2026-11-22T06:30Z');
    await fetching().ifDue();
    expect(requests).toEqual([]);
    await succeeded('2026-11-22T05:30Z');
    await fetching().ifDue();
    expect(requests).toHaveLength(1);
  });

  it('lets nobody elsewhere lead it to this machine', () => {
    expect(() => requireSafe('https://127.0.0.1/a.csv', 'https://register.example/')).toThrow('leads to');
    expect(() => requireSafe('http://localhost/a.csv', 'https://register.example/')).toThrow('leads to');
    expect(() => requireSafe('file:///etc/passwd', 'https://register.example/')).toThrow('leads to');
    expect(requireSafe('https://assets.example/a.csv', 'https://register.example/').host).toBe(
      'assets.example',
    );
  });
});
