import { expect, it } from 'vitest';
import { statusChangeWords } from './status-change-words.ts';

const first = { company: 'Northgate Systems', isFirst: true };
const later = { company: 'Northgate Systems', isFirst: false };

it('describes the candidate’s own actions', () => {
  expect(statusChangeWords({ status: 'pending', by: 'candidate' }, first)).toBe('You applied');
  expect(statusChangeWords({ status: 'withdrawn', by: 'candidate' }, later)).toBe('You withdrew');
  expect(statusChangeWords({ status: 'pending', by: 'candidate' }, later)).toBe(
    'You reopened your application',
  );
});

it('describes the employer’s actions', () => {
  expect(statusChangeWords({ status: 'interview', by: 'employer' }, later)).toBe(
    'Northgate Systems invited you to an interview',
  );
  expect(statusChangeWords({ status: 'rejected', by: 'employer' }, later)).toBe(
    'Northgate Systems did not take your application further',
  );
});
