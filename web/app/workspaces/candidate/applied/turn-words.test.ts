import { expect, it } from 'vitest';
import { turnWords } from './turn-words.ts';

const first = { company: 'Northgate Systems', isFirst: true };
const later = { company: 'Northgate Systems', isFirst: false };

it('describes the candidate’s own actions', () => {
  expect(turnWords({ status: 'pending', by: 'candidate' }, first)).toBe('You applied');
  expect(turnWords({ status: 'withdrawn', by: 'candidate' }, later)).toBe('You withdrew');
  expect(turnWords({ status: 'pending', by: 'candidate' }, later)).toBe('You reopened it');
});

it('describes the employer’s actions', () => {
  expect(turnWords({ status: 'interview', by: 'employer' }, later)).toBe(
    'Northgate Systems invites you to an interview',
  );
  expect(turnWords({ status: 'rejected', by: 'employer' }, later)).toBe(
    'Northgate Systems goes on without you',
  );
});
