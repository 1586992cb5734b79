import { expect, it } from 'vitest';
import { employerStart } from './employer-start.ts';

it('says what is open to an employer today, and nothing that is not', () => {
  expect(employerStart()).toBe(
    'You post a job with what it must pay beside it, follow applicants on a board, make offers and have a sponsor’s duties counted in days. All of it is free today.',
  );
});
