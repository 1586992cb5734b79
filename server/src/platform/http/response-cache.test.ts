import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { makeWebFixture } from '../../testing/servers/web-fixture.ts';
import { startTestApi, type TestSite } from '../../testing/test-app.ts';
import { createResponseCache } from './pages/response-cache.ts';
import { storedVariant } from './pages/stored-answer.ts';
import { loadWebBuild } from './pages/web-build.ts';

const fixture = makeWebFixture();
let site: TestSite;
let now = Date.parse('2026-07-15T12:00:00Z');

beforeAll(async () => {
  const web = await loadWebBuild(fixture.folder);
  if (web === undefined) throw new Error('The fixture has no server/index.js.');
  site = await startTestApi(() => {}, { web, now: () => now });
});
afterAll(async () => {
  await site[Symbol.asyncDispose]();
  fixture.remove();
});

const titleOf = async (path: string, headers: Record<string, string> = {}) =>
  /<title>(.*)<\/title>/.exec(await (await site.ask(path, { headers })).text())?.[1];

describe('an answered calculator', () => {
  it('is rendered once a minute for the same address', async () => {
    const first = await titleOf('/calculated?pay=41700');
    now += 59_999;
    expect(await titleOf('/calculated?pay=41700')).toBe(first);
    now += 1;
    expect(await titleOf('/calculated?pay=41700')).not.toBe(first);
  });

  it('is another for every other address', async () => {
    expect(await titleOf('/calculated?pay=1')).toMatch(/ to \?pay=1$/);
    expect(await titleOf('/calculated?pay=2')).toMatch(/ to \?pay=2$/);
  });

  it.each([
    ['br', 'br'],
    ['br, zstd', 'zstd'],
  ])('for %s is sent in %s, with its own policy, and 304 to one who has it', async (accepted, encoding) => {
    const path = `/calculated?pay=3&as=${encoding}`;
    const headers = { 'Accept-Encoding': accepted };
    const first = await site.ask(path, { headers });
    const html = await first.text();
    expect(html).toContain('<p>');
    const second = await site.ask(path, { headers });
    expect(await second.text()).toBe(html);
    expect(second.headers.get('Content-Encoding')).toBe(encoding);
    expect(second.headers.get('Content-Security-Policy')).toBe(first.headers.get('Content-Security-Policy'));
    expect(second.headers.get('Cache-Control')).toBe('private, no-cache');
    expect(await (await site.ask(path, { headers: { 'Accept-Encoding': 'gzip' } })).text()).not.toBe('');
    const conditional = { ...headers, 'If-None-Match': second.headers.get('ETag') ?? '' };
    expect((await site.ask(path, { headers: conditional })).status).toBe(304);
  });

  it('sent in Brotli to who takes Zstandard as well is kept for who takes Brotli, and for nobody else', async () => {
    const encodingOf = async (path: string, accepted: string) =>
      (await site.ask(path, { headers: { 'Accept-Encoding': accepted } })).headers.get('Content-Encoding');
    const brotliPaths: string[] = [];
    for (let rows = 600; rows <= 2400; rows += 25)
      if ((await encodingOf(`/calculated?rows=${rows}`, 'br, zstd')) === 'br')
        brotliPaths.push(`/calculated?rows=${rows}`);
    const path = brotliPaths[0] ?? '';
    expect(path).not.toBe('');
    const acceptsBoth = { 'Accept-Encoding': 'br, zstd' };
    const title = await titleOf(path, acceptsBoth);
    expect(await titleOf(path, { 'Accept-Encoding': 'br' })).toBe(title);
    expect(await encodingOf(path, 'zstd')).toBe('zstd');
    expect(await encodingOf(path, 'gzip, zstd')).toBe('zstd');
  });

  it('is neither kept for nor sent to a browser that is logged in', async () => {
    const path = '/calculated?pay=4';
    const cookie = { Cookie: 'device=a; session=b' };
    const ownTitle = await titleOf(path, cookie);
    const everyones = await titleOf(path);
    expect(everyones).not.toBe(ownTitle);
    expect(await titleOf(path, cookie)).not.toBe(everyones);
    expect(await titleOf(path)).toBe(everyones);
  });

  const number = async (path: string) => Number(/\d+/.exec((await titleOf(path)) ?? '')?.[0]);
  const connected = async () => {
    const { hostname, port } = new URL(site.origin);
    const socket = connect(Number(port), hostname);
    await once(socket, 'connect');
    return socket;
  };
  const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: ${new URL(site.origin).host}\r\n\r\n`;

  it('is not rendered for a client that has left', async () => {
    const before = await number('/calculated?pay=left-before');
    const socket = await connected();
    socket.write(get('/calculated?pay=left'));
    socket.destroySoon();
    await once(socket, 'close');
    expect(await number('/calculated?pay=left-after')).toBe(before + 1);
  });

  it('is not rendered for a client that leaves while its figures are loaded', async () => {
    const before = await number('/slow');
    const socket = await connected();
    socket.write(get('/slow'));
    await setTimeout(30);
    socket.destroy();
    // It would be rendered before this one, whose loader begins later.
    expect(await number('/slow')).toBe(before + 1);
  });

  it('is rendered for each request where its page does not allow more', async () => {
    expect(await titleOf('/fees?pay=5')).not.toBe(await titleOf('/fees?pay=5'));
  });
});

describe('the kept answers', () => {
  const answer = (bytes: number, askedAt: number) => ({
    ...storedVariant(Buffer.alloc(bytes), { encoding: 'br', headers: {} }),
    askedAt,
  });

  it('take no more than their bytes: the oldest make room', () => {
    const answers = createResponseCache(() => 0, 1000);
    for (let one = 1; one <= 11; one += 1) answers.keep(`/a?b=${one}`, 'br', answer(100, 0));
    expect(answers.find('/a?b=1', 'br')).toBeUndefined();
    expect(answers.find('/a?b=2', 'br')).toBeDefined();
    answers.keep('/a?b=large', 'br', answer(101, 0));
    expect(answers.find('/a?b=large', 'br')).toBeUndefined();
    answers.keep('/a?b=2', 'br', answer(100, 0));
    expect(answers.find('/a?b=3', 'br'), 'one that is kept again counts once').toBeDefined();
  });

  it('end at midnight in London, when another law may be in force', () => {
    let moment = Date.parse('2026-07-15T22:59:50Z');
    const answers = createResponseCache(() => moment);
    answers.keep('/a?b=1', 'br', answer(10, moment));
    expect(answers.find('/a?b=1', 'br')).toBeDefined();
    moment = Date.parse('2026-07-15T23:00:00Z');
    expect(answers.find('/a?b=1', 'br')).toBeUndefined();
  });
});
