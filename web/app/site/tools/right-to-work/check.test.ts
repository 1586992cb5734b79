import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { checkDocument } from './check-file.ts';
import { evaluateCheck } from './evaluate-check.ts';

const today = calendarDate('2026-11-28');
const on = (query: string) => evaluateCheck(new URLSearchParams(query), today);

describe('who must check', () => {
  it.each([
    ['arrangement=workers-contract&arrangedOn=2026-09-30', 'Not by this rule'],
    ['arrangement=supply-chain&arrangedOn=2026-10-01', 'The other business checks'],
    ['arrangement=personal-service-company&arrangedOn=2026-10-01', 'No, not as the client'],
    ['arrangement=matching-service&arrangedOn=2026-10-01', 'Not answered yet'],
    ['arrangement=matching-service&passesDetails=no&arrangedOn=2026-10-01', 'Not by this rule'],
  ])('%s: %s', (query, figure) => {
    expect(on(query).result).toMatchObject({ figure, label: 'Do you have to check?' });
  });

  it.each(['workers-contract', 'individual-sub-contractor', 'matching-service&passesDetails=yes'])(
    '%s, since 1 October 2026: the reader checks, so the check is asked about',
    (arrangement) => {
      const answer = on(
        `arrangement=${arrangement}&arrangedOn=2026-10-01&startsOn=2026-10-05&method=online-share-code&checkedOn=2026-10-02&resultExpiresOn=2028-02-01`,
      );
      expect(answer.result).toMatchObject({ figure: 'Yes, to 1 February 2028' });
    },
  );

  it('an answer of another arrangement is not asked', () => {
    expect(on('arrangement=employee&passesDetails=perhaps').problems).toEqual([]);
    expect(on('arrangement=matching-service&passesDetails=perhaps').problems).toEqual([
      { name: 'passesDetails', message: 'Choose whether you pass details on for a fee.' },
    ]);
  });

  it('a day that does not exist is an error at its field', () => {
    const names = (query: string) => on(query).problems.map(({ name }) => name);
    expect(names('arrangement=own-account&arrangedOn=2026-02-30')).toEqual(['arrangedOn']);
    expect(names('startsOn=2026-02-30')).toEqual(['startsOn']);
    expect(names('method=online-share-code&resultExpiresOn=31.12.2027')).toEqual(['resultExpiresOn']);
    expect(names('method=online-share-code&weeklyHoursInTerm=twenty')).toEqual(['weeklyHoursInTerm']);
    expect(names('method=digital-verification-service&passportExpiresOn=x')).toEqual(['passportExpiresOn']);
  });
});

describe('the excuse that a check gives', () => {
  it('an untouched form speaks of an employee who was not checked', () => {
    expect(on('')).toMatchObject({
      answers: { arrangement: 'employee', startsOn: '2026-11-28', method: 'none' },
      result: {
        figure: 'No',
        says: 'Nothing was checked.',
        next: ['Make the check before work begins.'],
        penalties: [{ figure: 'up to £45,000' }, { figure: 'up to £60,000' }],
      },
      law: 'Rules for 28 November 2026',
    });
  });

  it('a share code: to the end of the permission, with the day to check again and how long the copy is kept', () => {
    const { result } = on(
      'method=online-share-code&checkedOn=2026-11-27&startsOn=2026-12-01&resultExpiresOn=2030-02-14',
    );
    expect(result).toMatchObject({
      label: 'Is there an excuse against a penalty?',
      figure: 'Yes, to 14 February 2030',
      beside: [
        { label: 'Check again by', figure: '14 February 2030' },
        { label: 'Keep the copy, then destroy it', figure: 'until 2 years after the work ends' },
      ],
      penalties: [],
    });
  });

  it('a check on the second day: only from then on', () => {
    const { result } = on(
      'method=online-share-code&startsOn=2026-06-01&checkedOn=2026-06-02&resultExpiresOn=2029-06-15',
    );
    expect(result?.figure).toBe('Only from 2 June 2026');
    expect(result?.says).toMatch(/^From 1 June 2026 up to the check on 2 June 2026 there is no excuse/);
    expect(result?.penalties).toHaveLength(2);
  });

  it('asks for what the document needs, by the label of its field', () => {
    expect(on('method=manual&document=passport-time-limited').result).toMatchObject({
      figure: 'Not answered yet',
      says: 'Answer “Last day of the permission” to see until when the check stands.',
    });
  });

  it('a field of another document is not counted', () => {
    const query = 'method=manual&document=british-passport&documentNoticeOn=nonsense&documentExpiresOn=x';
    expect(on(query)).toMatchObject({ problems: [], result: { figure: 'Yes, without an end' } });
  });

  it('no day stands as a machine writes it', () => {
    for (const query of [
      'method=online-share-code&startsOn=2026-06-01&checkedOn=2026-06-02&resultExpiresOn=2029-06-15',
      'method=employer-checking-service&noticeOn=2026-03-01',
      'method=online-share-code&resultExpiresOn=2026-01-01',
      'startsOn=2024-02-12',
    ]) {
      const { says = '', next = [], notes = [], unknown = [] } = on(query).result ?? {};
      expect([says, ...next, ...notes, ...unknown].join(' ')).not.toMatch(/\d{4}-\d\d-\d\d/);
    }
  });

  it('an application that is not decided: by when the service is asked, in the page and in the document', () => {
    const query =
      'method=online-share-code&startsOn=2027-02-01&checkedOn=2026-12-14&resultExpiresOn=2026-12-22&previousPermissionEnds=2026-12-22&appliedOn=2026-12-12';
    const { result } = on(query);
    expect(result?.pending?.says.join(' ')).toContain(
      'asked by 25 January 2027, it answers by about 1 February 2027',
    );
    expect(result?.beside).toContainEqual({
      label: 'Ask the Employer Checking Service by',
      figure: '25 January 2027',
    });
    const url = new URL(`http://localhost/tools/right-to-work.pdf?${query}`);
    expect(checkDocument(evaluateCheck(url.searchParams, today), { url, today })).toMatchObject({
      answers: expect.arrayContaining([expect.objectContaining({ answer: '12 December 2026' })]),
      parts: expect.arrayContaining([
        expect.objectContaining({
          title: 'While an application is not decided',
          lines: result?.pending?.says,
        }),
      ]),
    });
    expect(on('appliedOn=2026-02-30').problems).toEqual([
      { name: 'appliedOn', message: 'Enter the day of the application, such as 1 October 2026.' },
    ]);
    expect(on('method=online-share-code&resultExpiresOn=2030-02-14').result?.pending).toBeNull();
  });

  it('goes into a document with the answers, what is not known and an address that asks the same', () => {
    const url = new URL(
      'http://localhost:5000/tools/right-to-work.pdf?method=online-share-code&resultExpiresOn=2028-04-10',
    );
    expect(checkDocument(evaluateCheck(url.searchParams, today), { url, today })).toMatchObject({
      fileName: 'right-to-work-employee-2026-11-28',
      headline: { figure: 'Yes, to 10 April 2028' },
      cautions: expect.arrayContaining([expect.stringContaining('pre-settled')]),
      answers: [
        { question: 'How does this person work?', answer: 'As my employee' },
        { question: 'First day of work', answer: '28 November 2026' },
        { answer: 'Home Office online service, with a share code' },
        { answer: '10 April 2028' },
        { question: 'Day of the check', answer: '28 November 2026' },
      ],
      address: expect.stringContaining('method=online-share-code'),
    });
  });
});
