import { expect, it } from 'vitest';
import { columnsOf, isSameView, pathWithColumns, viewQueryOf } from './view-query.ts';

const address = (text: string) => new URLSearchParams(text);

it('keeps filters, order and columns of the address, and neither the page nor the organisation', () => {
  const query = address('state=working&manager=&sort=visa&down=yes&columns=job,visa&after=x&workspace=o');
  expect(viewQueryOf(query)).toEqual({ state: 'working', sort: 'visa', down: 'yes', columns: 'job,visa' });
});

it('knows its view whatever the order of the address', () => {
  expect(isSameView({ sort: 'visa', state: 'working' }, address('state=working&sort=visa&after=x'))).toBe(
    true,
  );
  expect(isSameView({ sort: 'visa' }, address('state=working&sort=visa'))).toBe(false);
});

it('has every column where the address names none, and in their own order otherwise', () => {
  expect(columnsOf(address(''))).toHaveLength(8);
  expect(columnsOf(address('columns=visa,job,nonsense'))).toEqual(['job', 'visa']);
  expect(pathWithColumns(address('sort=visa'), ['visa', 'job'])).toBe('?sort=visa&columns=job%2Cvisa');
  expect(pathWithColumns(address('sort=visa&columns=job'), [])).toBe('?sort=visa');
});
