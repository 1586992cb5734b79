import { expect, it } from 'vitest';
import { visitorOf } from './visitor.ts';

const from = (remoteAddress: string | undefined, forwarded?: string) =>
  visitorOf({ socket: { remoteAddress }, headers: { 'x-forwarded-for': forwarded } });

it.each([
  ['198.51.100.7', undefined, '198.51.100.7'],
  ['::ffff:198.51.100.7', undefined, '198.51.100.7'],
  // From outside, the header is whatever the caller likes.
  ['198.51.100.7', '203.0.113.9', '198.51.100.7'],
  // Behind our own proxy, the last entry is the address the proxy saw.
  ['127.0.0.1', '203.0.113.9', '203.0.113.9'],
  ['10.0.0.3', '192.0.2.1, 203.0.113.9', '203.0.113.9'],
  ['172.20.0.3', '203.0.113.9', '203.0.113.9'],
  ['172.32.0.3', '203.0.113.9', '172.32.0.3'],
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
