import { calendarDate } from '@portway/rules/kernel';
import { occupations } from '@portway/rules/occupations';
import { describe, expect, it } from 'vitest';
import { presentOccupation } from './present-occupation.ts';

const today = calendarDate('2026-11-20');

function present(code: string, day = today) {
  const occupation = presentOccupation(code, day);
  if (!occupation) throw new Error(code);
  return occupation;
}

// The tables of 22 July 2025, and the practice cases of 20 November 2026.

describe('can this job be sponsored', () => {
  it.each([
    ['2134', 'Can be sponsored', 'Yes, this job can be sponsored'],
    ['3544', 'Only while listed', '30 December 2026 is the last day to assign a certificate to a new worker'],
    ['5313', 'Only while listed', 'Yes, but only while it is listed'],
    ['5319', 'Some jobs, while listed', 'Only some of its jobs'],
    ['9119', 'Some jobs, while listed', 'Only some of its jobs'],
    [
      '6135',
      'Inside the UK only',
      'sponsored in a care role now, or after 3 months of legal care work for you',
    ],
    ['2324', 'Only workers in the route', 'granted under the rules before 22 July 2025'],
    ['3214', 'Same sponsor only', 'with the same sponsor'],
    ['1112', 'Not eligible', 'No, this job cannot be sponsored'],
  ])('%s: %s', (code, tag, answer) => {
    const { tag: sponsorTag, answer: sentence } = present(code);
    expect(sponsorTag.tag).toBe(tag);
    expect(sentence).toContain(answer);
  });

  it('is known on the last day of the list and not on the day after', () => {
    expect(present('3544', calendarDate('2026-12-30')).sponsorability).toBe('listed');
    const after = present('3544', calendarDate('2026-12-31'));
    expect(after.sponsorability).toBe('list-ended');
    expect(after.answer).toContain('Not known today');
    expect(after.lists[0]).toMatchObject({ inForce: false });
  });

  it('does not depend on the list for a higher skilled job: 2142 stays when the list ends', () => {
    expect(present('2142', calendarDate('2026-12-31')).sponsorability).toBe('sponsored');
  });

  it('keeps the care roles until 21 July 2028', () => {
    expect(present('6136', calendarDate('2028-07-21')).sponsorability).toBe('inside-only');
    expect(present('6136', calendarDate('2028-07-22')).sponsorability).toBe('list-ended');
    const [list] = present('6136').lists;
    expect(list?.facts.slice(-2)).toEqual([
      { term: 'Last day to assign', says: '21 July 2028.' },
      {
        term: 'After that',
        says: 'What replaces the Immigration Salary List was not found, so check GOV.UK.',
      },
    ]);
  });

  it('lets the application come after the last day to assign, in a job on the shortage list', () => {
    expect(present('3544').lists[0]?.facts.at(-2)?.says).toBe(
      '30 December 2026. The visa application may come later.',
    );
  });

  it.each([
    ['3544', 'One source reads this code as one of them.'],
    ['5313', 'What replaces the Immigration Salary List was not found'],
    ['3111', 'What replaces the Immigration Salary List was not found'],
    ['3554', 'One source reads this code as one with no future access.'],
    ['5241', 'One source reads this code as one with positive evidence.'],
    ['3132', 'What the report says of this code was not read.'],
  ])('says of %s what comes after its first list, before the end and after: %s', (code, says) => {
    for (const day of ['2026-12-30', '2026-12-31'])
      expect(present(code, calendarDate(day)).lists[0]?.facts.at(-1)).toMatchObject({
        term: 'After that',
        says: expect.stringContaining(says),
      });
  });

  it('shows both rows of a code on both lists, each with its own end', () => {
    const [salary, shortage] = present('3111').lists;
    expect([salary?.name, shortage?.name]).toEqual(['Immigration Salary List', 'Temporary Shortage List']);
    expect(shortage?.facts.at(-1)?.says).toContain('no future access');
  });

  it.each(['0000', '213', '21344', '__proto__', 'abc'])('%s is not an occupation', (code) => {
    expect(presentOccupation(code, today)).toBeUndefined();
  });
});

describe('the going rate of today', () => {
  it('of 2134 is in its published columns', () => {
    const { rates } = present('2134');
    expect(rates).toMatchObject({
      label: 'Standard going rate, a year',
      figure: '£54,700',
      hourly: '£28.05',
    });
    expect(rates.rows.map(({ standard, lower }) => [standard, lower])).toEqual([
      ['£54,700', '£40,000'],
      ['£28.05', '£20.51'],
      // The general thresholds of options A and F.
      ['£41,700', '£31,300'],
      ['£38,300', '£28,000'],
      ['£49,200', '£36,000'],
      ['£43,700', '£32,000'],
    ]);
    expect(rates.hours).toBe('37.5 hours');
    expect(rates.law).toMatchObject({
      href: '/rules/occupations.going-rates',
      says: 'in force from 22 July 2025, Rules read to 10 October 2026.',
      settled: true,
    });
  });

  it('has no PhD column for 3544, where a PhD does not lower the salary', () => {
    const { rates, facts } = present('3544');
    expect(rates.rows.at(-1)).toMatchObject({ standard: 'None published', lower: 'None published' });
    expect(facts.find(({ term }) => term === 'PhD')?.says).toBe('A PhD does not lower the salary.');
  });

  it('is the lower one where a code is only for extending', () => {
    expect(present('3214').rates).toMatchObject({ label: 'Lower going rate, a year', figure: '£31,300' });
  });

  it('has two readings of Table 2a on 21 July 2025, and one on 22 July', () => {
    expect(present('3214', calendarDate('2025-07-21')).rates).toMatchObject({
      figure: '£25,000 or £29,000',
      hourly: undefined,
    });
    expect(present('3214', calendarDate('2025-07-22')).rates.figure).toBe('£31,300');
  });

  it('of a care role comes with the figure that care providers use', () => {
    expect(present('6135').rates).toMatchObject({
      figure: '£33,400',
      usual: { label: 'Usual in care: option I, 37.5 hours', figure: '£25,000' },
    });
    expect(present('3111').rates.usual).toBeUndefined();
  });

  it('is no single figure on a national pay scale, and none for an ineligible code', () => {
    expect(present('2237').rates).toMatchObject({ figure: 'National pay scale', rows: [] });
    expect(present('2237').rates.note).toContain('no single figure');
    expect(present('2237').rates.note).toContain('general threshold of £25,000');
    expect(present('1112').rates).toMatchObject({ figure: 'None published', rows: [] });
  });

  it('says that a blank is not recorded, and never reads it as no', () => {
    expect(present('2237').facts.find(({ term }) => term === 'PhD')?.says).toContain('Not recorded');
  });

  it('is not recorded before the records begin', () => {
    expect(present('2134', calendarDate('2024-04-03')).rates).toMatchObject({
      figure: 'Not recorded',
      rows: [],
    });
  });

  it('names the Health and Care jobs that the lower rate also applies to', () => {
    expect(present('3111').rates.lowerIsFor).toMatch(/and for Health and Care jobs of this code\.$/);
    expect(present('2134').rates.lowerIsFor).not.toContain('Health and Care');
  });
});

describe('who can use a code', () => {
  const says = (code: string, term: string) =>
    present(code).facts.find((fact) => fact.term === term)?.says ?? '';

  it.each(['6135', '6136'])(
    '%s: nobody from abroad, inside the UK by months or current permission',
    (code) => {
      expect(says(code, 'From abroad')).toContain('No certificate can be assigned to someone outside the UK');
      expect(says(code, 'Inside the UK')).toContain(
        'sponsored in 6135 or 6136 (or the older codes 6145 or 6146)',
      );
      expect(says(code, 'Inside the UK')).toContain(
        '3 months of legal work for you in 6135 or 6136 up to the day of the certificate can be sponsored too, if they apply by 21 July 2028',
      );
      expect(says(code, 'In England')).toContain('Care Quality Commission');
      expect(says(code, 'In England')).toContain('granted before 11 March 2024');
      expect(says(code, 'Family')).toContain('A partner and children cannot come');
      expect(says(code, 'Skill level')).toContain(code === '6135' ? 'RQF 2. ' : 'RQF 3 to 5. ');
    },
  );

  it('3214: only for the same sponsor and occupation, from before 4 April 2024', () => {
    expect(says('3214', 'Who may extend')).toContain('stays with the same sponsor');
    expect(says('3214', 'Who may extend')).toContain('under the rules before 4 April 2024');
  });

  it('2237: a nurse may be paid less before registration', () => {
    expect(says('2237', 'Before registration')).toContain('up to 8 months');
    expect(says('2221', 'Before registration')).toBe('');
  });
});

describe('a national pay scale', () => {
  it('is on the page of its code, by band and nation', () => {
    const scale = present('2237').payScale;
    expect(scale?.dated).toBe('Rules of 6 December 2025. Later changes are to be confirmed on GOV.UK.');
    expect(scale?.tables).toHaveLength(1);
    expect(scale?.tables[0]?.rows[0]).toEqual({
      role: 'Weekly hours',
      rates: ['37.5', '37', '37.5', '37.5'],
    });
    expect(scale?.tables[0]?.rows).toContainEqual({
      role: 'Band 5',
      rates: ['£29,970', '£31,892', '£30,420', '£28,407'],
    });
    expect(scale?.notes).toContain('Jobs in Band 1 and Band 2 cannot be sponsored.');
    expect(scale?.notes.join(' ')).toContain('under the rules before 22 July 2025');
    expect(scale?.rules).toEqual([
      {
        title: 'Going rates of healthcare jobs by nation and pay band',
        href: '/rules/pay-scales.health-bands',
      },
    ]);
  });

  it('of 6131 allows new workers in bands 3 and 4', () => {
    expect(present('6131').payScale?.notes.join(' ')).not.toContain('Band 3');
  });

  it('of teachers has the parts of London beside the nations', () => {
    const places = present('2313').payScale?.tables.flatMap((table) => table.places) ?? [];
    expect(places).toContain('Inner London');
    expect(places).toContain('Northern Ireland');
    expect(present('2313').payScale?.tables[0]?.rows[0]?.rates[0]).toBe('full time');
  });

  it('of dentists, whose hours differ from post to post, has the hours beside each rate', () => {
    const [england] = present('2253').payScale?.tables ?? [];
    expect(england?.rows[0]?.rates).toEqual(['£38,472 (35 hours)']);
  });

  it('is recorded from 6 December 2025, and other codes have none', () => {
    expect(present('2237', calendarDate('2025-12-05')).payScale).toBeUndefined();
    expect(present('2237', calendarDate('2025-12-05')).rates.note).toContain('not recorded');
    expect(present('2237', calendarDate('2025-12-06')).payScale).toBeDefined();
    expect(present('2134').payScale).toBeUndefined();
  });
});

describe('the lists of an occupation', () => {
  it('9119: only deckhands, and a note on jobs listed for the code only', () => {
    const { lists, facts } = present('9119');
    expect(lists.map(({ name }) => name)).toEqual(['Immigration Salary List']);
    expect(lists[0]?.facts[0]?.says).toBe('Only deckhands on fishing vessels 9m+, 3+ years experience');
    expect(facts.find(({ term }) => term === 'Only these jobs')?.says).toContain('Vent chick sexer');
  });

  it('9119 does not present all its titles as jobs that can be sponsored', () => {
    expect(present('9119').onlySomeTitles).toBe(true);
    expect(present('2134').onlySomeTitles).toBe(false);
  });

  it('2142 is on the list with its lower threshold', () => {
    expect(present('2142').lists[0]?.gives).toContain('general threshold to £33,400');
  });

  it('1212 covers Scotland only', () => {
    expect(present('1212').lists[0]?.facts).toContainEqual({ term: 'Where', says: 'Scotland only' });
  });

  it('6131 has a condition, with its date in words', () => {
    expect(present('6131').answer).toContain('on the list’s condition');
    const condition = present('6131').lists[0]?.facts.find(({ term }) => term === 'Condition')?.says;
    expect(condition).toContain('Only where registered nurse/other registered healthcare roles also exist');
    expect(condition).not.toMatch(/\d{4}-\d\d/);
  });

  it.each([
    ['1232', ['a standard rate of £33,400', '£40,400', 'a lower rate of £25,000', '£32,000']],
    ['5314', ['a lower rate of £25,000', '£25,300']],
    ['6131', ['£25,000', 'national pay scale']],
  ])('%s: the list prints another rate than the table', (code, says) => {
    const disagreement = present(code).lists[0]?.disagreement ?? '';
    for (const part of says) expect(disagreement).toContain(part);
  });

  it('only these three disagree', () => {
    const disagreeing = occupations
      .map(({ code }) => code)
      .filter((code) => present(code).lists.some(({ disagreement }) => disagreement !== undefined));
    expect(disagreeing).toEqual(['1232', '5314', '6131']);
  });
});

it('every code has an answer, a next step, its own search title, and related codes', () => {
  const all = occupations.map(({ code }) => present(code));
  expect(all).toHaveLength(412);
  expect(new Set(all.map(({ searchTitle }) => searchTitle)).size).toBe(412);
  for (const { answer, next, nearby, code } of all) {
    expect(answer, code).toMatch(/^(Yes|Only|Not|No)\b.*\.$/);
    expect(next, code).not.toBe('');
    expect(nearby.length, code).toBeGreaterThan(0);
    expect(nearby.map((other) => other.code)).not.toContain(code);
  }
});

it('a code alone in its minor group has the related codes of the wider group', () => {
  expect(present('2240').nearby.every(({ code }) => code.startsWith('22'))).toBe(true);
  expect(present('2134').nearby.map(({ code }) => code)).toEqual([
    '2131',
    '2132',
    '2133',
    '2135',
    '2136',
    '2137',
    '2139',
  ]);
});

describe('title and description for search engines', () => {
  it('have its name, its rate, and whether it can be sponsored', () => {
    const { searchTitle, searchDescription } = present('2126');
    expect(searchTitle).toBe('2126 Aerospace engineers: Skilled Worker going rate');
    expect(searchDescription).toMatch(
      /^2126 Aerospace engineers: can be sponsored\. Standard going rate, a year: £/,
    );
    expect(searchDescription).toMatch(/\. Rates by edition, lists, and the rule behind each figure\.$/);
  });

  it('have as much of that as fits', () => {
    expect(present('2134').searchTitle).toBe('2134 Programmers and software development professionals');
    expect(present('2134').searchDescription).toContain('£54,700');
    expect(present('1131').searchTitle).toBe('1131 Financial managers and directors: going rate');
    expect(present('9266').searchTitle).toBe('9266 Coffee shop workers: not eligible');
  });

  it('are never too long, except for a name that is long by itself', () => {
    for (const { code } of occupations) {
      const { title, searchTitle, searchDescription } = present(code);
      expect(searchTitle.length).toBeLessThanOrEqual(Math.max(55, `${code} ${title}`.length));
      expect(searchDescription.length, searchDescription).toBeLessThanOrEqual(160);
    }
  });
});
