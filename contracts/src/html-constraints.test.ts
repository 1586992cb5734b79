import { expect, it } from 'vitest';
import { htmlConstraints } from './html-constraints.ts';
import { contactOperation } from './site/enquiries/contact.ts';

it('requires in a form what its contract requires, and nothing else', () => {
  expect(htmlConstraints(contactOperation)).toEqual({
    firstName: { required: true },
    email: { required: true },
    message: { required: true },
  });
});
