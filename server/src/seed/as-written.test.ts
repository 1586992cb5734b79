import { expect, it } from 'vitest';
import { z } from 'zod';
import { asWritten } from './as-written.ts';
import { demoCandidates } from './demo-candidates.ts';

const people = z.array(z.strictObject({ name: z.string().trim(), age: z.int().optional() }));

it('keeps what is written, and names the place of a fault', () => {
  expect(asWritten(people, [{ name: ' Ana ' }])).toEqual([{ name: ' Ana ' }]);
  expect(() => asWritten(people, [{ name: 'Ana' }, { name: 'Ben', age: 'six' }])).toThrow(/1,\s*"age"/);
  expect(() => asWritten(people, [{ nam: 'Ana' }])).toThrow('nam');
});

it('reads all people of the demo', () => {
  expect(demoCandidates).toHaveLength(20);
});
