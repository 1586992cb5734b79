import { expect, it } from 'vitest';
import { dialled } from './dialled.ts';

it.each(['020 7946 0321', '+44 20 7946 0321', '+44 (0)20 7946 0321', '(020) 7946-0321'])(
  '%s is dialled in full',
  (phone) => {
    expect(dialled(phone)).toBe('+442079460321');
  },
);

it('a number of another country keeps its code', () => {
  expect(dialled('+33 1 23 45 67 89')).toBe('+33123456789');
});
