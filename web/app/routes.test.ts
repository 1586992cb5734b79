import { calendarDate } from '@portway/rules/kernel';
import { licenceEligibility } from '@portway/rules/licence-eligibility';
import { expect, it } from 'vitest';
import { pages, sitemapPaths } from './routes.ts';

it('the next steps of an assessment lead to existing pages', () => {
  const paths: readonly string[] = pages.map(({ path }) => path);
  const links = (['yes', 'no'] as const).flatMap((answer) =>
    licenceEligibility({
      appliedOn: calendarDate('2026-11-20'),
      isUKRegistered: 'yes',
      documentsSubmitted: 'yes',
      knowsJobRoleAndCode: answer,
      meetsSalaryThreshold: answer,
      authorizingOfficerAvailable: answer,
    }).nextSteps.flatMap(({ link }) => (link.url.startsWith('/') ? [link.url.replace(/\?.*/, '')] : [])),
  );
  expect(new Set(links)).toEqual(new Set(['/salary-calculator', '/occupations', '/plan-a-hire']));
  expect(links.filter((link) => !paths.includes(link))).toEqual([]);
});

it('search engines get every occupation code, and no address with an unfilled parameter', () => {
  expect(sitemapPaths.filter((path) => /^\/occupations\/\d{4}$/.test(path))).toHaveLength(412);
  expect(sitemapPaths.filter((path) => path.includes(':'))).toEqual([]);
});
