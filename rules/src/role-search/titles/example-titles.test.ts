import { describe, expect, it } from 'vitest';
import examplesText from '../../../official/example-titles-2025-12-06.csv?raw';
import { readTable } from '../../../read-table.mjs';
import { occupations } from '../../occupations/index.ts';
import { rolesToAskAbout, searchRoles } from '../index.ts';
import { roleEntries } from '../role-entry.ts';
import { synonyms } from '../synonyms/index.ts';
import { entryVariants } from '../words/entry-words.ts';
import { canonical } from '../words/fold.ts';
import { titleOfOne, titlesWithin } from './example-parts.ts';
import { exampleTitles } from './example-titles.ts';

const rows = readTable(examplesText).map(({ occupation_code: code = '', title = '' }) => ({ code, title }));
const { workers } = entryVariants(roleEntries());
const isWorker = (word: string) => workers.has(canonical(word.toLowerCase()));
const outcomeOf = (title: string) => {
  const choices = rolesToAskAbout(title);
  return {
    isAsked: choices.length > 0,
    codes: (choices.length > 0 ? choices : searchRoles(title)).map(({ code }) => code),
  };
};

/** Single words that many codes have: the search asks, and the code of the example is among those it asks about. */
const wide: Readonly<Record<string, string>> = {
  Assembler: 'assemblers of metal and of electrical goods are 8142 and 8141',
  Builder: 'builders of boats, coaches and chimneys have codes of their own',
  Builders: 'builders of boats, coaches and chimneys have codes of their own',
  Driver: 'drivers have a dozen codes by what they drive',
  'Engineer (nos)': 'the code of an engineer about whom nothing else is known',
  Nurse: 'registered nurses have seven codes',
  Therapist: 'therapists have a dozen codes by what they treat',
};

describe('the example job titles of the Immigration Rules', () => {
  it('are those of the copy of 6 December 2025, under every code of SOC 2020', () => {
    expect(rows).toHaveLength(1679);
    expect(exampleTitles.map((line) => line.slice(0, 4))).toEqual(occupations.map(({ code }) => code));
    const recorded = exampleTitles.flatMap((line) =>
      line
        .split('|')
        .slice(1)
        .map((title) => line.slice(0, 4) + title),
    );
    for (const { code, title } of rows)
      for (const each of title.split(/(?<=\))(?=[A-Z])/)) expect(recorded).toContain(code + each);
  });

  it('each finds its code first, in the plural and of one person, but for single words that many codes have', () => {
    const missed = rows.flatMap(({ code, title }) =>
      [...new Set([title, titleOfOne(title, isWorker)])].filter((each) => {
        const { isAsked, codes } = outcomeOf(each);
        return wide[each] === undefined ? codes[0] !== code : !isAsked || !codes.includes(code);
      }),
    );
    expect(missed).toEqual([]);
  });

  it.each([
    ['contract administrator', '3549'],
    ['tattoo artist', '3411'],
    ['henna artist', '3411'],
    ['devops engineer', '2139'],
    ['overhead line worker', '5249'],
    ['Senior DevOps Engineer', '2139'],
    ['cattery manager', '1212'],
    ['takeaway proprietor', '1222'],
    ['radio production manager', '1255'],
    ['theatre production manager', '1255'],
    ['accounts director', '1139'],
    ['account director', '1132'],
  ])('“%s” finds %s first, at once', (title, code) => {
    expect([outcomeOf(title).codes[0], outcomeOf(title).isAsked]).toEqual([code, false]);
  });

  it('of whatever is left of a field leads to its code only if written in full', () => {
    expect(outcomeOf('Electrical engineers not elsewhere classified').codes[0]).toBe('2123');
    expect(searchRoles('elsewhere')).toEqual([]);
  });

  it('is no title of what it excludes', () => {
    expect(outcomeOf('vehicle panel beater').codes[0]).toBe('5232');
    expect(outcomeOf('Panel beaters (excludes vehicles)').codes[0]).toBe('5211');
  });

  it('are in the singular where they are shown', () => {
    expect(searchRoles('contract administrators')[0]?.matched).toBe('Contract administrator');
    expect(searchRoles('cattery manager')[0]?.matched).toBe('Cattery manager');
  });
});

describe('a title that names several', () => {
  it.each([
    ['Tattoo and henna artists', ['tattoo artists', 'henna artists']],
    [
      'Cattery and kennel managers and proprietors',
      ['cattery managers', 'kennel managers', 'cattery proprietors', 'kennel proprietors'],
    ],
    ['Parks and gardens managers', ['parks managers', 'gardens managers']],
    ['Marine engineers and naval architects', ['marine engineers', 'naval architects']],
    ['Health and safety inspectors', []],
    ['Sales and lettings managers', []],
    ['DevOps engineers', []],
    ['Fitters and alterations assistants', ['alterations assistants']],
  ])('“%s”: %j', (title, titles) => {
    expect(titlesWithin(title, isWorker).map((each) => each.toLowerCase())).toEqual(titles);
  });
});

it('no line of our own table has an example of another code without naming that code', () => {
  const codesOf = Map.groupBy(
    rows.filter(({ title }) => !title.includes('(')),
    ({ title }) => titleOfOne(title, isWorker).toLowerCase(),
  );
  const contradicting = synonyms.flatMap(({ words, codes }) =>
    words.filter((title) => {
      const examples = codesOf.get(title.toLowerCase());
      return examples !== undefined && !examples.some(({ code }) => codes[0] === code);
    }),
  );
  expect(contradicting).toEqual([]);
});
