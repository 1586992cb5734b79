import fc from 'fast-check';
import { describe, expect, inject, it } from 'vitest';
import { occupations } from '../occupations/index.ts';
import { searchRoles } from './index.ts';

const codes = (keyword: string) => searchRoles(keyword).map(({ code }) => code);
const firstTwo = (keyword: string) => codes(keyword).slice(0, 2);
const best = (keyword: string) => searchRoles(keyword, { limit: 1 })[0];

describe('the examples of the specification', () => {
  it.each([
    ['React developer', '2134'],
    ['devops engineer', '2134'],
    ['Sr. backend eng', '2134'],
    ['chef', '5434'],
    ['civil eng', '2121'],
    ['staff nurse', '2237'],
    ['primary school teacher', '2314'],
    ['HGV driver', '8211'],
  ])('“%s” finds %s first or second', (title, code) => {
    expect(firstTwo(title)).toContain(code);
  });

  it('“care assistant” finds the care worker and the nursing auxiliary', () => {
    expect(firstTwo('care assistant').toSorted()).toEqual(['6131', '6135']);
  });

  it('“data analyst” finds the data analyst first and the programmer second', () => {
    expect(firstTwo('data analyst')).toEqual(['3544', '2134']);
  });
});

describe('by code', () => {
  it('four digits find the code, with its title as GOV.UK has it', () => {
    const title = 'Programmers and software development professionals';
    expect(searchRoles('2134')).toEqual([
      { code: '2134', title, skillLevel: 'higher', matched: title, kind: 'code' },
    ]);
  });

  it('first digits find the codes that begin so, in order', () => {
    expect(codes('213')).toEqual(['2131', '2132', '2133', '2134', '2135', '2136', '2137', '2139']);
    expect(codes('61').slice(0, 3)).toEqual(['6111', '6112', '6113']);
    expect(codes('6')).toHaveLength(10);
  });

  it('a code with words shows that title of the code which fits the words', () => {
    expect(searchRoles('2134 web').map(({ code }) => code)).toEqual(['2134']);
    expect(best('2134 web')?.matched).toMatch(/web/i);
    expect(best('SOC code 2134')?.code).toBe('2134');
  });

  it('a code whose words point elsewhere is still found', () => {
    expect(codes('2134 zebra')).toEqual(['2134']);
    expect(codes('2134 florist')).toEqual(['2134']);
  });

  it('words with first digits find only codes that begin so', () => {
    const matches = codes('21 engineer');
    expect(matches.length).toBeGreaterThan(3);
    for (const code of matches) expect(code).toMatch(/^21/);
  });

  it.each(['9999', '21345', '20'])('%s, which no code begins with, finds nothing', (digits) => {
    expect(searchRoles(digits)).toEqual([]);
  });

  it('every code finds itself', () => {
    for (const { code } of occupations) expect(codes(code)).toEqual([code]);
  });
});

describe('while a title is being typed', () => {
  it.each([
    ['nur', '2237'],
    ['electrici', '5241'],
    ['software e', '2134'],
    ['soft', '2134'],
    ['primary school tea', '2314'],
    ['care assis', '6135'],
    ['C', undefined],
  ])('“%s” already finds %s', (text, code) => {
    if (code === undefined) expect(codes(text)).toHaveLength(10);
    else expect(codes(text).slice(0, 3)).toContain(code);
  });

  it('a whole word comes before longer ones that begin with it', () => {
    expect(best('cook')).toMatchObject({ code: '5435', matched: 'Cook' });
    expect(best('nurse')?.matched).toBe('Nurse');
  });
});

describe('tolerates', () => {
  it.each([
    ['words in any order', 'teacher school primary', '2314'],
    ['words in any order', 'driver HGV', '8211'],
    ['a word left out', 'primary teacher', '2314'],
    ['a word left out', 'forklift driver', '8222'],
    ['a word too many', 'experienced primary school teacher wanted', '2314'],
    ['a word that is not known', 'kafkaesque bricklayer', '5313'],
    ['a plural', 'bricklayers', '5313'],
    ['a plural', 'nannies', '6116'],
    ['a plural', 'waitresses', '9264'],
    ['a plural', 'firemen', '3313'],
    ['a plural on the way', 'laboratory technicia', '3111'],
    ['Sr.', 'Sr. care assistant', '6136'],
    ['Snr', 'Snr carer', '6136'],
    ['Jr', 'Jr. software engineer', '2134'],
    ['dev', 'software dev', '2134'],
    ['mgr', 'warehouse mgr', '1242'],
    ['asst', 'teaching asst', '6112'],
    ['eng', 'mech eng', '2122'],
    ['American spelling', 'pediatric nurse', '2236'],
    ['American spelling', 'anesthetist', '2212'],
    ['American spelling', 'tire fitter', '8145'],
    ['American spelling', 'event organizer', '3557'],
    ['American spelling', 'counselor', '3224'],
    ['another spelling', 'mortgage advisor', '2422'],
    ['another spelling', 'sales advisor', '7111'],
    ['a letter left out', 'plumer', '5315'],
    ['a letter too many', 'welderr', '5213'],
    ['a wrong letter', 'electrocian', '5241'],
    ['two letters swapped', 'carepnter', '5316'],
    ['two wrong letters in a long word', 'reseptionest', '4216'],
    ['a typo in one of several words', 'civil enginer', '2121'],
    ['a typo that is another word', 'stuff nurse', '2237'],
    ['accents', 'café manager', '1222'],
    ['two words in one', 'truckdriver', '8211'],
    ['one word in two', 'brick layer', '5313'],
    ['hyphens', 'front-end developer', '2134'],
    ['no hyphens', 'frontend developer', '2134'],
    ['spaces for hyphens', 'front end developer', '2134'],
    ['C++', 'C++ developer', '2134'],
    ['C#', 'c# dev', '2134'],
    ['.NET', '.NET developer', '2134'],
    ['Node.js', 'node.js developer', '2134'],
    ['Vue.js', 'Vue.js engineer', '2134'],
    ['reactjs', 'reactjs engineer', '2134'],
    ['an ampersand', 'R&D manager', '2161'],
    ['a slash', 'HGV/LGV driver', '8211'],
    ['an apostrophe', 'women’s hairdresser', '6221'],
    ['emoji', '🚀 programmer 💻', '2134'],
    ['capitals', 'STAFF NURSE', '2237'],
    ['-person for -man', 'postperson', '9211'],
    ['initials written out', 'human resources officer', '3571'],
    ['initials', 'HR officer', '3571'],
  ])('%s: “%s” finds %s first or second', (_tolerance, text, code) => {
    expect(firstTwo(text)).toContain(code);
  });

  it('a typing error is assumed only if the word is unknown: “baker” is no misspelt banker', () => {
    for (const { matched } of searchRoles('baker')) expect(matched).toMatch(/bak/i);
  });

  it('no typing error is assumed in a short word', () => {
    expect(searchRoles('xef')).toEqual([]);
  });
});

describe('what is shown', () => {
  it('is the title as people write it', () => {
    expect(best('software developer')?.matched).toBe('Software developer');
    expect(best('hgv driver')?.matched).toBe('HGV driver');
    expect(best('react developer')).toMatchObject({ matched: 'React developer', kind: 'synonym' });
  });

  it('gives the context to which a title is limited', () => {
    const match = searchRoles('care assistant').find(({ code }) => code === '6131');
    expect(match?.matched).toBe('Care assistant (hospital service)');
    expect(best('assembler vehicle')?.matched).not.toMatch(/\bmfr\b/);
  });

  it('is a code that cannot be sponsored too, and says so', () => {
    expect(best('kitchen porter')).toMatchObject({ code: '9263', skillLevel: 'ineligible' });
    expect(best('data analyst')).toMatchObject({ code: '3544', skillLevel: 'medium' });
  });

  it('is each code once, at most ten, or as many as asked for', () => {
    const matches = codes('engineer');
    expect(matches).toHaveLength(10);
    expect(new Set(matches).size).toBe(10);
    expect(searchRoles('engineer', { limit: 3 }).map(({ code }) => code)).toEqual(matches.slice(0, 3));
    expect(searchRoles('engineer', { limit: 1000 })).toHaveLength(20);
    expect(searchRoles('engineer', { limit: 0 })).toEqual([]);
  });

  it('leaves out what has hardly anything in common with the query', () => {
    expect(codes('react developer')).toEqual(['2134']);
  });
});

describe('whatever is typed', () => {
  it.each(['', '   ', '!!!', '🚀', '…', '\u0000', '\ud800', '<script>', "'; drop table --"])(
    '%j breaks nothing',
    (text) => {
      expect(Array.isArray(searchRoles(text))).toBe(true);
    },
  );

  it.each(['', '   ', '?', '🚀🚀', 'qqqqqqqq'])('%j finds nothing', (text) => {
    expect(searchRoles(text)).toEqual([]);
  });

  it('anything after 200 characters is ignored', () => {
    expect(searchRoles(`chef ${' '.repeat(300)} nurse`)).toEqual(searchRoles('chef'));
    expect(searchRoles('nurse '.repeat(2000)).length).toBeGreaterThan(0);
    expect(searchRoles('x'.repeat(10_000))).toEqual([]);
  });

  it('the same query gets the same result, whatever was searched for in between', () => {
    const queries = ['care assistant', 'manager', 'stuff nurse', 'pedatric nures', '21 engineer', 'so'];
    const before = queries.map((each) => searchRoles(each));
    const after = queries.toReversed().map((each) => searchRoles(each));
    expect(after.toReversed()).toEqual(before);
  });

  it('it never throws, and returns codes that exist, each once', () => {
    const validCodes = new Set(occupations.map(({ code }) => code));
    const words = fc.constantFrom(
      'nurse',
      'dev',
      'senior',
      'manger',
      '2134',
      '21',
      'c++',
      '&',
      'teh',
      'é',
      'of',
    );
    const texts = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.array(words).map((each) => each.join(' ')),
    );
    const property = fc.property(texts, (keyword) => {
      const matches = codes(keyword);
      expect(new Set(matches).size).toBe(matches.length);
      expect(matches.length).toBeLessThanOrEqual(10);
      for (const code of matches) expect(validCodes).toContain(code);
    });
    fc.assert(property, { numRuns: inject('nightly') ? 500 : 100, seed: 2026 });
  });
});
