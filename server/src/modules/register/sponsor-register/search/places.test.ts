import { expect, it } from 'vitest';
import { countPlaces } from './places.ts';
import type { SponsorEntry } from './sponsor-index.ts';

const worker = { route: 'Skilled Worker', rating: 'Worker (A rating)' };
const twoRoutes = [worker, { route: 'Charity Worker', rating: 'Temporary Worker (A rating)' }];
const towns = ['ST ALBANS', 'St. Albans', 'St Albans', 'St Albans', 'YORK', 'York-Shire', null, '…'];
const entries = towns.map(
  (town, id): SponsorEntry => ({
    id,
    slug: `${id}`,
    name: `Sponsor ${id}`,
    names: [],
    town,
    county: null,
    routes: id === 0 ? twoRoutes : [worker, { ...worker, rating: 'Worker (B rating)' }],
    firstSeen: '2026-11-20',
  }),
);

it('counts a town once however it is written, by its commonest name, and each sponsor once for a route', () => {
  const steps = countPlaces(entries);
  let step = steps.next();
  while (!step.done) step = steps.next();
  const { towns, routes, townOf } = step.value;
  expect(towns.map(({ key, name, sponsors }) => [key, name, sponsors])).toEqual([
    ['st-albans', 'St Albans', 4],
    ['york', 'York', 1],
    ['york-shire', 'York-Shire', 1],
  ]);
  expect(townOf.get('st-albans')?.spellings).toEqual(['St Albans', 'ST ALBANS', 'St. Albans']);
  expect(routes.map(({ key, sponsors }) => [key, sponsors])).toEqual([
    ['skilled-worker', 8],
    ['charity-worker', 1],
  ]);
});
