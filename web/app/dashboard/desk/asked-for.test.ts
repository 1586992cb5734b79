import { expect, it } from 'vitest';
import { askedFor } from './asked-for.ts';

it('reads what the address asks for, without what is empty, blank or not of the page', () => {
  const request = new Request('http://localhost/staff?text=+amara+&state=&kind=%20&other=1');
  expect(askedFor(request, ['text', 'state', 'kind', 'after'])).toEqual({ text: 'amara' });
});
