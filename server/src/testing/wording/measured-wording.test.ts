import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { marksIn, measuredWording } from './measured-wording.ts';

it('counts which sentences of a folder are judged rightly', () => {
  const folder = mkdtempSync(join(tmpdir(), 'wording-'));
  writeFileSync(join(folder, 'must-mark.txt'), '# unlawful\nSalesman wanted\n\nWe pay well.\n');
  writeFileSync(join(folder, 'must-not-mark.txt'), 'We use Postman.\nMen only.\n');
  const figures = measuredWording(folder);
  rmSync(folder, { recursive: true });
  expect(figures).toEqual({
    marked: 1,
    unlawful: 2,
    leftAlone: 1,
    innocent: 2,
    faults: ['not marked: We pay well.', 'marked “Men only”: Men only.'],
  });
});

// All texts of a job together have 15,520 characters; this is four times as many.
it.each([
  'right to work ',
  'a ',
  'Foreman, ',
  'must be British and ',
  'people with a history of ',
  'no ',
  'you support ',
  'in 1999 ',
  '’s ',
])('a text of 62,080 characters is checked within a second and a half, however it is made: %j', (piece) => {
  const text = piece.repeat(Math.ceil(62_080 / piece.length)).slice(0, 62_080);
  const began = process.cpuUsage();
  marksIn(text);
  const { user, system } = process.cpuUsage(began);
  expect((user + system) / 1_000_000).toBeLessThan(1.5);
});
