import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sharedFile } from '../../testing/files/shared-files.ts';
import { registerFile } from '../../testing/people/register-file.ts';
import { dayInName } from './edition-day.ts';
import { mended } from './mended-text.ts';
import { readRegister } from './register-file.ts';

const readText = (text: string) => readRegister(Buffer.from(text));

describe('a file of the register', () => {
  it.each([{}, { bom: true, end: '\r\n' as const }, { quoted: false }, { bom: true, quoted: false }])(
    'reads the same however it is written: %j',
    (looks) => {
      const { lines, remarks } = readText(registerFile(looks));
      expect(lines).toEqual(readText(registerFile()).lines);
      expect(lines).toHaveLength(9);
      expect(lines[2]).toEqual({
        name: 'Tidewater Health, Care & Sons PLC',
        town: 'Leeds',
        county: 'West Yorkshire',
        rating: 'Worker (B rating)',
        route: 'Skilled Worker',
      });
      expect(lines[3]?.name).toBe('LARKSPUR ROBOTICS LIMITED T/A The "Robot" House');
      expect(lines[6]).toMatchObject({ town: '', rating: 'Worker (UK Expansion Worker: Provisional)' });
      expect(remarks).toEqual([
        '1 line appears there twice.',
        'A name in a wrong encoding was mended: O’Brien & Daughtersâ??s Bakery → O’Brien & Daughters’s Bakery',
      ]);
    },
  );

  it('takes columns by their heading, in any order, and does without the county', () => {
    const { lines } = readText(
      'Route,Type & Rating,Organisation Name,Town/City\nSkilled Worker,Worker (A rating),A Ltd,York\n',
    );
    expect(lines).toEqual([
      { name: 'A Ltd', town: 'York', county: '', rating: 'Worker (A rating)', route: 'Skilled Worker' },
    ]);
    expect(readText(registerFile({ county: false })).lines).toHaveLength(9);
  });

  it('takes a cell of several routes as a line for each', () => {
    const { lines } = readText(
      'Organisation Name,Town/City,Type & Rating,Route\nA Ltd,York,Worker (A rating),Skilled Worker; Charity Worker;\n',
    );
    expect(lines.map(({ name, route }) => `${name}: ${route}`)).toEqual([
      'A Ltd: Skilled Worker',
      'A Ltd: Charity Worker',
    ]);
  });

  it('reads what Windows wrote, and says so', () => {
    const { lines, remarks } = readRegister(
      Buffer.from(registerFile({ quoted: false }).replaceAll('’', "'").replaceAll('â', 'a'), 'latin1'),
    );
    expect(lines.at(-1)?.name).toBe('Bäckerei Küche GmbH');
    expect(remarks[0]).toBe('The file is not UTF-8; it was read as Windows-1252.');
  });

  it.each([
    ['nothing', '', 'The file is empty.'],
    [
      'a page that says not found',
      '<!doctype html>\n<p>Not found</p>\n',
      'This is not the register: no column for name, town, rating, route.',
    ],
    ['a heading alone', 'Organisation Name,Town/City,County,Type & Rating,Route\n', 'nothing under it'],
    ['what ends within quotes', registerFile().slice(0, -63), 'is never closed'],
    ['what ends within a word', registerFile({ quoted: false }).slice(0, -10), 'cut off'],
    [
      'what ends within a line',
      registerFile({ quoted: false }).slice(0, -26),
      'line 11 has 4 fields, its heading 5',
    ],
    [
      'a quote within quotes',
      registerFile().replace('"York"', '"Yo"rk"'),
      'something follows a closing quote',
    ],
    ['a letter that is none', registerFile().replace('Carmelite', 'Carme\0lite'), 'Line 7 has a field'],
    ['a name without end', registerFile().replace('Carmelite', 'C'.repeat(501)), 'no text of the register'],
    ['a line without a name', registerFile().replace('"Carmelite House"', '" "'), 'names no organisation'],
  ])('refuses %s', (_, text, words) => {
    expect(() => readText(text)).toThrow(words);
  });
});

it.each([
  ['Nandaâ??s Capital', 'Nanda’s Capital'],
  ['CafÃ© Rouge', 'Café Rouge'],
  ['Barnardoâ€™s', 'Barnardo’s'],
  ['Café Rouge', 'Café Rouge'],
  ['P A & SON?????S LTD', undefined],
])('mends %s', (text, whole) => {
  expect(mended(text)).toBe(whole);
});

it.each([
  ['2021-09-30_-_Worker_and_Temporary_Worker.csv', '2021-09-30'],
  ['sponsors-2021-11-02.csv', '2021-11-02'],
  ['20261120 Register.csv', '2026-11-20'],
  ['Tier_2_5_Register_of_Sponsors_02-11-2021.csv', '2021-11-02'],
  ['2021-13-40.csv', undefined],
  ['register.csv', undefined],
])('the name %s says %s', (name, day) => {
  expect(dayInName(name)).toBe(day);
});

const real = ['sponsors-2021-09-30.csv', 'sponsors-2021-11-02.csv', 'sponsors-rows-2025-2026.csv'].flatMap(
  (name) => sharedFile(name) ?? [],
);

it.skipIf(real.length < 3)('reads the real files, and counts what is in them', () => {
  const linesOfFiles = real.map((file) => readRegister(readFileSync(file)).lines);
  expect(linesOfFiles.map((lines) => lines.length)).toEqual([48_057, 48_630, 6_823]);
  const [before = new Set<string>(), after = new Set<string>()] = linesOfFiles.map(
    (lines) => new Set(lines.map(({ name }) => name)),
  );
  const without = (some: Set<string>, others: Set<string>) => [...some].filter((name) => !others.has(name));
  expect([without(after, before).length, without(before, after).length]).toEqual([1213, 408]);
});
