import { expect, it } from 'vitest';
import { startTestApi } from '../../testing/test-app.ts';
import { readTrustedProxies, trustsNone } from '../config/trusted-proxies.ts';
import { visitorOf } from './visitor.ts';

const trusted = readTrustedProxies('127.0.0.1, 10.0.0.0/8, ::1, 2001:db8:99::/48') ?? trustsNone;

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  visitorOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } }, trusted);

it.each([
  ['198.51.100.7', undefined, '198.51.100.7'],
  ['::ffff:198.51.100.7', undefined, '198.51.100.7'],
  // From outside, the header is whatever the caller likes.
  ['198.51.100.7', '203.0.113.9', '198.51.100.7'],
  // Behind our own proxy, the last entry is the address the proxy saw.
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['::ffff:10.0.0.3', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.3', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
  // Behind two of them, the last but one.
  ['10.0.0.3', '192.0.2.1, 203.0.113.9, 10.0.0.4', '203.0.113.9'],
  ['10.0.0.3', '203.0.113.9, 2001:db8:99::4', '203.0.113.9'],
  ['10.0.0.3', '10.0.0.5, 10.0.0.4', '10.0.0.5'],
  // A private address that the setting does not name.
  ['172.20.0.3', '203.0.113.9', '172.20.0.3'],
  ['192.168.0.3', '203.0.113.9', '192.168.0.3'],
  ['127.0.0.1', 'unknown', '127.0.0.1'],
  ['127.0.0.1', undefined, '127.0.0.1'],
  [undefined, undefined, ''],
  ['2001:db8:1:2:3:4:5:6', undefined, '2001:db8:1:2::/64'],
  ['2001:db8:1:2::1', undefined, '2001:db8:1:2::/64'],
  ['2001:0db8:0001:0002:ffff::', undefined, '2001:db8:1:2::/64'],
  ['2001:db8::1', undefined, '2001:db8:0:0::/64'],
  ['::1', '2001:db8:1:3::9', '2001:db8:1:3::/64'],
])('a request from %s with X-Forwarded-For %j counts as %s', (address, forwarded, visitor) => {
  expect(from(address, forwarded)).toBe(visitor);
});

it('trusts no proxy unless told, and says once that a header is ignored', async () => {
  await using site = await startTestApi(
    (api) => api.get('/api/whoami', (context) => context.json(context.env.visitor)),
    { trustsProxy: trustsNone },
  );
  const visitor = async (headers: Record<string, string>) =>
    (await site.ask('/api/whoami', { headers })).json();
  const warnings = () => site.log.lines.filter(({ msg }) => String(msg).includes('TRUSTED_PROXIES'));
  expect(await visitor({})).toBe('127.0.0.1');
  expect(warnings()).toEqual([]);
  expect(await visitor({ 'X-Forwarded-For': '203.0.113.9' })).toBe('127.0.0.1');
  expect(await visitor({ 'X-Forwarded-For': '203.0.113.10' })).toBe('127.0.0.1');
  expect(warnings()).toHaveLength(1);
  expect(JSON.stringify(warnings())).not.toContain('203.0.113');
});
