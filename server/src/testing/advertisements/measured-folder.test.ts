import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { readAdvertisement } from '../../modules/hiring/employer-jobs/advertisement/read-advertisement.ts';
import { measuredFolder } from './measured-folder.ts';

it('counts what is right, wrong and missing in a folder of advertisements', () => {
  const folder = mkdtempSync(join(tmpdir(), 'advertisements-'));
  writeFileSync(join(folder, '01.txt'), 'Nurse\nLeeds\n£40,000 pro rata\nNo visa sponsorship.');
  writeFileSync(
    join(folder, '01.json'),
    JSON.stringify({
      title: 'Staff Nurse',
      place: 'Leeds, West Yorkshire',
      pay: [40_000, 40_000, null],
      paySpoken: 'pro rata',
      hoursPerWeek: 30,
      sponsorship: 'refused',
    }),
  );
  const figures = measuredFolder(folder, (text) => readAdvertisement(text, '2026-11-29'));
  rmSync(folder, { recursive: true });
  expect(figures).toEqual({
    right: 4,
    expected: 6,
    wrong: 1,
    faults: ['01.txt title: “Nurse”, not “Staff Nurse”', '01.txt hoursPerWeek: nothing, not “30”'],
  });
});
