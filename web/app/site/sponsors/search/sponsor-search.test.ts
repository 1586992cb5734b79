import { expect, it } from 'vitest';
import { readSponsorSearch, sponsorsAddress } from './sponsor-search.ts';

const readSearch = (query: string) => readSponsorSearch(new URLSearchParams(query));

it('keeps a search in the address, without what is empty, unknown or the default', () => {
  const query = 'query=+tesco+&route=skilled-worker&rating=&town=&size=huge&sort=best&other=1';
  expect(readSearch(query)).toEqual({ query: 'tesco', route: 'skilled-worker' });
  expect(sponsorsAddress(readSearch(query))).toBe('/sponsors?query=tesco&route=skilled-worker');
  expect(sponsorsAddress(readSearch('sort=newest&size=small'), '2026-11-20.0.3')).toBe(
    '/sponsors?size=small&sort=newest&after=2026-11-20.0.3',
  );
  expect(sponsorsAddress({})).toBe('/sponsors');
  expect(readSearch('size=toString&sort=constructor')).toEqual({});
});
