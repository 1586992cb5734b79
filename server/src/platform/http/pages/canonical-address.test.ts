import { describe, expect, it } from 'vitest';
import { canonicalAddress } from './canonical-address.ts';

const redirectFor = canonicalAddress('http://localhost:5000');

describe('the address of a page', () => {
  it('of 16,000 slashes is found as soon as any', () => {
    const start = process.cpuUsage().user;
    for (let turn = 0; turn < 50; turn++)
      expect(redirectFor(`/a${'/'.repeat(16_000)}b/`, 'localhost:5000')?.status).toBe(301);
    expect((process.cpuUsage().user - start) / 1000).toBeLessThan(1000);
  });

  it.each([
    ['/', undefined],
    ['/?a=/', undefined],
    ['/tools', undefined],
    ['/tools/', '/tools'],
    ['/tools//', '/tools'],
    ['/tools/?a=1/', '/tools?a=1/'],
    ['//evil.example/', '/evil.example'],
    ['///evil.example//', '/evil.example'],
    ['/\\evil.example/', '/evil.example'],
    ['//', '/'],
  ])('has no trailing slash: %s', (url, location) => {
    const expected = location === undefined ? undefined : { status: 301, headers: { Location: location } };
    expect(redirectFor(url, 'localhost:5000')).toEqual(expected);
  });

  it.each(['127.0.0.1:5000', '[::1]:5000', '127.0.0.1'])(
    'has one name for this machine, so %s is redirected',
    (host) => {
      expect(redirectFor('/login?a=1', host)).toEqual({
        status: 307,
        headers: { Location: 'http://localhost:5000/login?a=1' },
      });
      expect(redirectFor('//evil.example', host)?.headers.Location).toBe(
        'http://localhost:5000/evil.example',
      );
    },
  );

  it.each(['localhost:8080', 'portway.example', '10.0.0.1:5000', '127.0.0.1.evil.example', undefined])(
    'is left alone when the host is %s',
    (host) => expect(redirectFor('/login', host)).toBeUndefined(),
  );

  it('is not redirected to a public name from inside the machine', () => {
    expect(canonicalAddress('https://portway.example')('/login', '127.0.0.1:5000')).toBeUndefined();
  });
});
