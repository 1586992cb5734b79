import { expect, it } from 'vitest';
import { familiesOf } from './families.ts';

const codes = ['1111', '1112', '1121', '1122', '1123', '1131', '1132'].map((code) => `/occupations/${code}`);

it('many pages of one folder are one family; a few, top-level pages and result pages are on their own', () => {
  const alone = ['/', '/tools', '/cost-estimator', '/cost-estimator/calculate', '/occupations'];
  const resultPages = ['/cost-estimator/calculate?priority=yes', '/occupations?group=2'];
  expect(familiesOf([...alone, ...codes, ...resultPages])).toEqual([
    ...alone.map((path) => [path]),
    codes,
    ...resultPages.map((path) => [path]),
  ]);
});
