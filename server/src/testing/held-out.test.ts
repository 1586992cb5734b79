import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAdvertisement } from '../modules/hiring/employer-jobs/advertisement/read-advertisement.ts';
import { measuredFolder } from './advertisements/measured-folder.ts';
import { isNight } from './at-night.ts';
import { measureCvs } from './cvs/measure-cvs.ts';
import { measuredWording } from './wording/measured-wording.ts';

const folder = join(import.meta.dirname, 'held-out');

// What people who had not seen the readers wrote. The bounds are what the readers reached on 29 November 2026, before their
// authors saw a file of it: docs/reading.md. Better is right, worse is not.

it('advertisements that were held out are read no worse than at first', () => {
  const { right, wrong, expected } = measuredFolder(join(folder, 'adverts'), (text) =>
    readAdvertisement(text, '2026-11-29'),
  );
  expect(expected).toBe(142);
  expect(right).toBeGreaterThanOrEqual(122);
  expect(wrong).toBeLessThanOrEqual(9);
});

it('sentences that were held out are marked, or left alone, no worse than at first', () => {
  const { marked, leftAlone } = measuredWording(join(folder, 'wording'));
  expect(marked).toBeGreaterThanOrEqual(61);
  expect(leftAlone).toBeGreaterThanOrEqual(68);
});

it.runIf(isNight)('CVs that were held out lose no more than at first', { timeout: 120_000 }, async () => {
  const { fields, jobsAndSchools, lost } = await measureCvs(join(folder, 'cvs'));
  expect(jobsAndSchools).toBe(93);
  expect(lost.length).toBeLessThanOrEqual(15);
  expect(fields.title?.right).toBeGreaterThanOrEqual(46);
  expect(fields.company?.right).toBeGreaterThanOrEqual(48);
});
