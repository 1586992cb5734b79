import { describe, expect, it } from 'vitest';
import { readTable } from '../../read-table.mjs';
import vectorsText from '../../vectors/right-to-work.csv?raw';
import { calendarDate } from '../kernel/index.ts';
import { checkDocuments, checkMethods, type ExcuseFacts, engagements, statutoryExcuse } from './index.ts';

// Checks computed from the facts by hand, without this rule: rules/vectors/README.md.
const vectors = readTable(vectorsText).map((row) => ({
  id: '',
  label: '',
  excuseUntil: '',
  nextCheckBy: '',
  ...row,
}));

const oneOf = <T extends string>(values: readonly T[], text: string | undefined): T => {
  const value = values.find((each) => each === text);
  if (value === undefined) throw new RangeError(text);
  return value;
};
const maybe = (text: string | undefined) => (text ? calendarDate(text) : undefined);

const factsOf = (row: Readonly<Record<string, string | undefined>>): ExcuseFacts => ({
  method: oneOf(checkMethods, row.method),
  document: oneOf(checkDocuments, row.document),
  startsOn: calendarDate(row.startsOn ?? ''),
  checkedOn: maybe(row.checkedOn),
  engagement: row.engagement ? oneOf(engagements, row.engagement) : undefined,
  expiresOn: maybe(row.expiresOn),
  documentExpiresOn: maybe(row.documentExpiresOn),
  noticeOn: maybe(row.noticeOn),
  previousPermissionEnds: maybe(row.previousPermissionEnds),
  withNationalInsurance: row.withNationalInsurance === 'true' || undefined,
  weeklyHoursInTerm: row.weeklyHoursInTerm ? Number(row.weeklyHoursInTerm) : undefined,
});

const hand = { method: 'manual', checkedOn: '2026-10-02', startsOn: '2026-10-05' };
const byCode = {
  method: 'online-share-code',
  document: 'evisa',
  checkedOn: '2026-10-02',
  startsOn: '2026-10-05',
};
const excuse = (row: Readonly<Record<string, string>>) => statutoryExcuse(factsOf(row));

describe('the excuse that a right to work check gives', () => {
  it.each(vectors)('$id: $label', ({ excuseUntil, nextCheckBy, ...row }) => {
    const isDay = /^\d{4}/.test(excuseUntil);
    expect(statutoryExcuse(factsOf(row))).toMatchObject({
      status: 'answered',
      excuse: isDay ? 'until' : excuseUntil,
      until: isDay ? excuseUntil : null,
      checkAgainBy: nextCheckBy || null,
      keepUntil: { monthsAfterWorkEnds: 24, thenDestroyed: true },
    });
  });

  it.each([
    [
      'a birth certificate without the National Insurance number',
      { ...hand, document: 'uk-birth-certificate' },
    ],
    [
      'an endorsed passport that was out of date',
      { ...hand, document: 'passport-no-time-limit', documentExpiresOn: '2026-10-01' },
    ],
    ['an eVisa by hand', { ...hand, document: 'evisa', expiresOn: '2028-01-01' }],
    [
      'a passport of another country by a provider',
      {
        ...hand,
        method: 'digital-verification-service',
        document: 'passport-time-limited',
        documentExpiresOn: '2030-01-01',
      },
    ],
    [
      'a British passport past its day, by a provider',
      {
        ...hand,
        method: 'digital-verification-service',
        document: 'british-passport',
        documentExpiresOn: '2026-10-01',
      },
    ],
    ['a passport with a share code', { ...hand, method: 'online-share-code', document: 'british-passport' }],
    ['a Crown Dependency paper not verified', { ...hand, document: 'crown-dependency-unlimited' }],
    [
      'no answer of the Employer Checking Service yet',
      { ...hand, method: 'employer-checking-service', document: 'none' },
    ],
    ['a permission that ended before the check', { ...byCode, expiresOn: '2026-10-01' }],
    ['a permission that ends before the first day', { ...byCode, expiresOn: '2026-10-04' }],
    [
      'a notice whose six months have ended',
      { ...hand, document: 'positive-verification-notice', noticeOn: '2026-03-01' },
    ],
    ['nothing at all', { method: 'none', document: 'none', startsOn: '2026-10-05' }],
  ])('%s: none, with what remains to be done and the penalty', (_, row) => {
    const outcome = excuse(row);
    expect(outcome).toMatchObject({ status: 'answered', excuse: 'none', until: null, checkAgainBy: null });
    expect(outcome).toMatchObject({ firstPenaltyPence: 45_000_00, repeatPenaltyPence: 60_000_00 });
    expect(outcome.status === 'answered' && outcome.next.length).toBeGreaterThan(0);
  });

  it.each([
    [
      'a British passport past its day, by hand',
      { ...hand, document: 'british-passport', documentExpiresOn: '2020-01-01' },
    ],
    ['an online result without a time limit', byCode],
    [
      'a Crown Dependency paper, verified',
      { ...hand, method: 'employer-checking-service', document: 'crown-dependency-unlimited' },
    ],
  ])('%s: without an end, and the check is not repeated', (_, row) => {
    expect(excuse(row)).toMatchObject({
      excuse: 'continuous',
      until: null,
      checkAgainBy: null,
      firstPenaltyPence: null,
    });
  });

  it('the last day of the permission is within the excuse, and the first day may be that day', () => {
    expect(excuse({ ...byCode, expiresOn: '2026-10-05' })).toMatchObject({ until: '2026-10-05' });
  });

  it.each([
    ['permission', { ...hand, document: 'passport-time-limited' }, 'expiresOn'],
    [
      'passport at a provider',
      { ...hand, method: 'digital-verification-service', document: 'irish-passport' },
      'documentExpiresOn',
    ],
    ['notice', { ...hand, document: 'positive-verification-notice' }, 'noticeOn'],
    ['check', { method: 'manual', document: 'irish-passport', startsOn: '2026-10-05' }, 'checkedOn'],
  ])('the day of the %s is asked for, not guessed', (_, row, fact) => {
    expect(excuse(row)).toMatchObject({ status: 'needs-facts', missing: [fact] });
  });
});

describe('days without an excuse', () => {
  it('from the first day up to a check that came later, with the penalty', () => {
    expect(
      excuse({ ...byCode, startsOn: '2026-06-01', checkedOn: '2026-06-02', expiresOn: '2029-06-15' }),
    ).toMatchObject({
      excuse: 'until',
      gap: { from: '2026-06-01', upTo: '2026-06-02' },
      firstPenaltyPence: 45_000_00,
    });
  });

  it('none when the check was made on the first day', () => {
    expect(excuse({ ...byCode, checkedOn: '2026-10-05', expiresOn: '2029-06-15' })).toMatchObject({
      gap: null,
    });
  });

  it.each([
    ['2026-11-30', null],
    ['2026-12-01', { from: '2026-12-01', upTo: '2026-12-01' }],
  ])('a repeated check on %s', (checkedOn, gap) => {
    const row = {
      ...byCode,
      startsOn: '2024-06-03',
      previousPermissionEnds: '2026-11-30',
      expiresOn: '2029-12-01',
    };
    expect(excuse({ ...row, checkedOn })).toMatchObject({ excuse: 'until', gap });
  });
});

describe('whom the law asks to be checked', () => {
  const check = { ...byCode, expiresOn: '2028-02-01', checkedOn: '2026-09-25' };
  it.each(['worker', 'sub-contractor', 'matched-online'])(
    'a %s: by arrangements made from 1 October 2026',
    (engagement) => {
      expect(excuse({ ...check, engagement, startsOn: '2026-09-30' })).toMatchObject({
        excuse: 'not-in-scope',
        keepUntil: null,
      });
      expect(excuse({ ...check, engagement, startsOn: '2020-01-06' })).toMatchObject({
        excuse: 'not-in-scope',
      });
      expect(excuse({ ...check, engagement, startsOn: '2026-10-01' })).toMatchObject({ excuse: 'until' });
    },
  );

  it('an employee by the law of the day of the check, whenever work began', () => {
    expect(excuse({ ...check, startsOn: '2019-03-04', previousPermissionEnds: '2026-10-02' })).toMatchObject({
      excuse: 'until',
      gap: null,
    });
  });

  it('a check before our record begins is not judged', () => {
    expect(excuse({ ...check, checkedOn: '2024-02-12', startsOn: '2024-02-20' })).toMatchObject({
      status: 'no-law',
      recordsBeginOn: '2024-02-13',
    });
  });

  it('what is not settled goes with the answer', () => {
    expect(excuse(check).status === 'answered' && excuse({ ...check, startsOn: '2026-10-05' })).toMatchObject(
      {
        unknown: expect.arrayContaining([expect.stringContaining('pre-settled status')]),
      },
    );
    expect(excuse({ ...check, engagement: 'sub-contractor', startsOn: '2026-11-02' })).toMatchObject({
      unknown: expect.arrayContaining([expect.stringContaining('final code of practice')]),
    });
  });

  it('a Student’s hours in term ask for the term dates', () => {
    expect(excuse({ ...check, startsOn: '2026-10-05', weeklyHoursInTerm: '20' })).toMatchObject({
      next: expect.arrayContaining([expect.stringContaining('20 hours a week in term')]),
    });
  });
});
