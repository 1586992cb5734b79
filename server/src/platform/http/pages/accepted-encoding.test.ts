import { expect, it } from 'vitest';
import { acceptedEncoding, quickEncoding } from './accepted-encoding.ts';

it.each([
  [undefined, 'identity'],
  ['', 'identity'],
  ['gzip, deflate, br, zstd', 'br'],
  ['br', 'br'],
  ['gzip;q=1.0, br;q=0.5', 'br'],
  ['gzip, br;q=0', 'gzip'],
  ['gzip, br;q=0.0', 'gzip'],
  ['br; q=0, gzip; q=0', 'identity'],
  ['x-gzip', 'gzip'],
  ['GZIP', 'gzip'],
  ['deflate', 'identity'],
  ['brotli', 'identity'],
  ['identity', 'identity'],
])('a caller that accepts %s gets %s', (accepted, encoding) => {
  expect(acceptedEncoding(accepted)).toBe(encoding);
});

it.each([
  [undefined, 'identity'],
  ['gzip, deflate, br, zstd', 'zstd'],
  ['zstd;q=0.5, br', 'zstd'],
  ['zstd;q=0, br', 'br'],
  ['gzip', 'gzip'],
  ['zstandard', 'identity'],
])('a caller that accepts %s gets a page that is made once as %s', (accepted, encoding) => {
  expect(quickEncoding(accepted)).toBe(encoding);
});
