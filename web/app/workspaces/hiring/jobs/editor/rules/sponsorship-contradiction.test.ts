import { expect, it } from 'vitest';
import { isOpposite } from './sponsorship-contradiction.tsx';

it('a text and an answer contradict one another where only one rules sponsoring out', () => {
  expect([isOpposite('no', 'yes'), isOpposite('no', 'depends'), isOpposite('yes', 'no')]).toEqual([
    true,
    true,
    true,
  ]);
  expect([isOpposite('depends', 'no'), isOpposite('yes', 'depends'), isOpposite('no', 'no')]).toEqual([
    true,
    false,
    false,
  ]);
  expect([isOpposite('no', null), isOpposite('yes', undefined)]).toEqual([false, false]);
});
