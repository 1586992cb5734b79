import { join } from 'node:path';
import { expect, it } from 'vitest';
import { sampled } from '../../../testing/at-night.ts';
import { figuresOf, measureCvs } from '../../../testing/cvs/measure-cvs.ts';

const madeCvs = join(import.meta.dirname, '../../../testing/cvs/made');

/** Each is read in a thread of its own: two by day, all at night. */
it('forty CVs in twenty layouts are read right, field by field, and nothing is lost without a word', async () => {
  const measured = await measureCvs(madeCvs, (names) => sampled(names, 20));
  console.info(figuresOf(measured));
  expect(measured.lost).toEqual([]);
  for (const [field, { right, suggested, expected }] of Object.entries(measured.fields)) {
    expect([field, right >= suggested * 0.9, right >= expected * 0.9]).toEqual([field, true, true]);
  }
}, 300_000);
