import { expect, it } from 'vitest';
import { organisationOf, sponsorMeta } from './sponsor-meta.ts';

const sponsor = {
  slug: 'carmelite-house-york-2',
  name: 'Carmelite House',
  names: ['The Friary'],
  town: 'York',
  county: null,
  routes: [{ route: 'Religious Worker', rating: 'Temporary Worker (A rating)' }],
  firstSeen: '2026-10-01',
  recordedOn: '2026-11-20',
  lastSeen: '2026-11-20',
  listed: true,
  sinceAtLeast: false,
  history: [],
  elsewhere: [],
  jobs: [],
};

it('gives search engines a title with the town, and the verdict with its day', () => {
  expect(sponsorMeta(sponsor)).toEqual({
    title: 'Carmelite House, York: licensed sponsor?',
    description:
      'Carmelite House, York, is on the register of sponsors, with an A rating: 20 November 2026. Religious Worker',
    canonical: '/sponsors/carmelite-house-york-2',
  });
  const delisted = { ...sponsor, listed: false, routes: [], lastSeen: '2026-10-01' };
  expect(sponsorMeta(delisted).description).toBe(
    'Carmelite House, York, is no longer on the register of sponsors: last seen 1 October 2026.',
  );
});

it('keeps the town where a name is too long, and stays within what is shown', () => {
  const name = 'The Governing Body of the Very Long College of Seamanship and Navigation Limited';
  const rating = 'Worker (A rating)';
  const routes = Array.from({ length: 9 }, (_, at) => ({ route: `Route number ${at}`, rating }));
  const { title, description } = sponsorMeta({ ...sponsor, name, routes });
  expect(title).toBe('The Governing Body of the Very Long College of…, York');
  expect(description.length).toBeLessThanOrEqual(160);
});

it('describes an organisation by what the register says alone', () => {
  expect(organisationOf(sponsor)).toEqual({
    '@type': 'Organization',
    name: 'Carmelite House',
    alternateName: ['The Friary'],
    address: { '@type': 'PostalAddress', addressLocality: 'York' },
  });
  expect(organisationOf({ ...sponsor, names: [], town: null })).toEqual({
    '@type': 'Organization',
    name: 'Carmelite House',
  });
});
