import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { findOccupations, groupCounts } from './find-occupations.ts';
import { isAsking, readOccupationQuery } from './occupation-query.ts';

const today = calendarDate('2026-11-20');
const find = (query: string) => findOccupations(readOccupationQuery(new URLSearchParams(query)), today);
const codes = (query: string) => find(query).groups.flatMap(({ rows }) => rows.map(({ code }) => code));

describe('the filter', () => {
  it.each([
    ['q=2134', ['2134']],
    ['q=software', ['2134']],
    ['q=SOFTWARE programmers', ['2134']],
    ['q=213', ['2131', '2132', '2133', '2134', '2135', '2136', '2137', '2139']],
    ['q=bricklayers&sponsor=listed', ['5313']],
    ['q=bricklayers&sponsor=no', []],
    ['q=care workers&group=6', ['6135', '6136']],
    ['q=care workers&group=2', []],
  ])('%s finds %j', (query, expectedCodes) => {
    expect(codes(query)).toEqual(expectedCodes);
  });

  describe('with the codes that the search of the calculators finds', () => {
    const find = (query: string, matches: string[]) =>
      findOccupations(readOccupationQuery(new URLSearchParams(query)), today, matches);

    it('shows these first, best first, and then the occupations with the text in their name', () => {
      const { count, groups } = find('q=nurse', ['2237', '2233']);
      expect(groups[0]).toMatchObject({
        group: { title: 'Best matches' },
        rows: [{ code: '2237' }, { code: '2233' }],
      });
      const others = groups.slice(1).flatMap(({ rows }) => rows.map(({ code }) => code));
      expect(others).toContain('2231');
      expect(others).not.toContain('2233');
      expect(count).toBe(2 + others.length);
    });

    it('keeps to the chosen group and sponsorship', () => {
      expect(find('q=nanny&group=2', ['6116']).count).toBe(0);
      expect(find('q=cook&sponsor=yes', ['5435']).groups.map(({ group }) => group.title)).not.toContain(
        'Best matches',
      );
    });
  });

  it.each([
    ['sponsor=yes', 121],
    ['sponsor=listed', 66],
    ['sponsor=route', 121],
    ['sponsor=no', 104],
  ])('%s finds %i of the 412', (query, count) => {
    expect(find(query).count).toBe(count);
  });

  it('shows a hundred a page, and limits the page number', () => {
    expect(find('sponsor=yes')).toMatchObject({ count: 121, page: 1, pages: 2 });
    expect(codes('sponsor=yes')).toHaveLength(100);
    expect(codes('sponsor=yes&page=2')).toHaveLength(21);
    expect(find('sponsor=yes&page=99').page).toBe(2);
  });

  it('groups its results by major group', () => {
    expect(find('q=managers').groups.map(({ group }) => group.title)).toContain('Professional occupations');
    expect(find('group=2').groups.map(({ rows }) => rows.length)).toEqual([97]);
  });

  it('shows the answer and the rate in a row', () => {
    expect(find('q=2134').groups[0]?.rows[0]).toMatchObject({
      rate: '£54,700',
      tag: { tag: 'Can be sponsored' },
    });
    expect(find('q=2237').groups[0]?.rows[0]?.rate).toBe('Pay scale');
    expect(find('q=3214').groups[0]?.rows[0]?.rate).toBe('Lower rate only');
    expect(find('q=1112').groups[0]?.rows[0]?.rate).toBe('None');
  });
});

it.each(['', 'q=+', 'sponsor=perhaps', 'group=0', 'group=22', 'page=-1'])('%j sets no filter', (query) => {
  expect(isAsking(readOccupationQuery(new URLSearchParams(query)))).toBe(false);
});

it('the nine major groups hold all 412 codes, and count those open to a new worker', () => {
  const groups = groupCounts(today);
  expect(groups).toHaveLength(9);
  expect(groups.reduce((sum, { count }) => sum + count, 0)).toBe(412);
  expect(groups.reduce((sum, { open }) => sum + open, 0)).toBe(187);
});

it('from 31 December 2026 no job that needs an ended list counts as open', () => {
  const open = groupCounts(calendarDate('2026-12-31')).reduce((sum, group) => sum + group.open, 0);
  expect(open).toBe(123);
});
