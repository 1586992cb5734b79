import { ProblemError } from '@portway/contracts/problem';
import { expect, it } from 'vitest';
import { loadOrFirstPage, queryValues } from './query-values.ts';

it('reads the filters from the address, without empty, blank or unknown ones', () => {
  const request = new Request('http://localhost/staff?text=+amara+&state=&kind=%20&other=1');
  expect(queryValues(request, ['text', 'state', 'kind', 'after'])).toEqual({ text: 'amara' });
});

const refuses = (status: number) => () =>
  Promise.reject(new ProblemError(status, { code: 'any', message: 'No.' }));

it('starts a list again when its address contains something unknown', async () => {
  const away = await loadOrFirstPage(new Request('http://localhost/staff?state=lost'), refuses(422)).catch(
    (thrown: unknown) => thrown,
  );
  expect(away instanceof Response && away.headers.get('Location')).toBe('/staff');
});

it('rethrows any other error, and any error of an address without a query', async () => {
  await expect(
    loadOrFirstPage(new Request('http://localhost/staff?state=new'), refuses(503)),
  ).rejects.toThrow('No.');
  await expect(loadOrFirstPage(new Request('http://localhost/staff'), refuses(422))).rejects.toThrow('No.');
});
