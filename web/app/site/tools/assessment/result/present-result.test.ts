import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { readTypedAnswers } from '../assessment-answers.ts';
import { checklistOn } from './present-checklist.ts';
import { presentResult } from './present-result.ts';

const today = calendarDate('2026-11-20');
const yes =
  'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes';
const resultOf = (query: string, day = today) =>
  presentResult(readTypedAnswers(new URLSearchParams(query)), day);

describe('the result of five answers', () => {
  it.each([
    [yes, 'No obvious barrier found'],
    [yes.replace('Threshold=Yes', 'Threshold=No'), 'Not for this job, as it stands'],
    [yes.replace('Available=Yes', 'Available=No'), 'More information needed'],
  ])('%s: %s', (query, word) => {
    expect(resultOf(query)?.word).toBe(word);
  });

  it.each([
    ['', 'no answers'],
    [yes.replace('&authorizingOfficerAvailable=Yes', ''), 'one missing'],
    [yes.replace('isUKRegistered=Yes', 'isUKRegistered=Perhaps'), 'one that is no option'],
  ])('there is none for “%s”: %s', (query) => {
    expect(resultOf(query)).toBeUndefined();
  });

  it('gives a reason for each answer, with the answer in the option’s own words', () => {
    const reasons = resultOf(
      yes.replace('isUKRegistered=Yes', 'isUKRegistered=no - foreign company'),
    )?.reasons;
    expect(reasons?.map(({ ok }) => ok)).toEqual([false, true, true, true, true]);
    expect(reasons?.[0]).toMatchObject({ answer: 'No - Foreign Company' });
  });

  it('lists the documents still needed only for those who need more information', () => {
    expect(resultOf(yes)?.documentsNeeded).toEqual([]);
    const asks = yes.replace('documentsSubmitted=Yes', 'documentsSubmitted=Need More Information');
    expect(resultOf(asks)?.documentsNeeded).toContain('a VAT certificate');
  });

  it('has the verdict and who decides once, not within the explanation', () => {
    expect(resultOf(yes)?.explanation).toBe(
      'Based on these answers, nothing we asked about stops you applying for a sponsor licence.',
    );
  });

  it('of a named job says whether it can be sponsored, its least salary with its rule, and goes on to its plan', () => {
    const ofJob = (code: string) => presentResult(readTypedAnswers(new URLSearchParams(yes)), today, code);
    expect(ofJob('2134')).toMatchObject({
      word: 'No obvious barrier found',
      inPlace: '5 of 5 in place',
      job: {
        name: '2134 Programmers and software development professionals',
        verdict: 'Can be sponsored',
        salary: { figure: '£54,700', entrant: '£38,300', rule: '/rules/occupations.going-rates' },
      },
    });
    expect(ofJob('2134')?.nextSteps.map(({ link }) => link.url)).toContain(
      '/plan-a-hire?role=2134&holdsLicence=no',
    );
    expect(ofJob('8120')).toMatchObject({
      word: 'Not for this job, as it stands',
      inPlace: '4 of 5 in place',
      job: { sponsorable: 'no', salary: undefined },
    });
    expect(ofJob('3544')?.job?.lines.join(' ')).toContain('30 December 2026 is the last safe day');
  });

  it('has the ground of 20 May 2026 where it was answered, and says that it was not checked where it was not', () => {
    const yesToGround = resultOf(`${yes}&existsMainlyToSponsor=Yes`);
    expect(yesToGround).toMatchObject({ word: 'A ground for refusal', inPlace: '5 of 6 in place' });
    expect(yesToGround?.reasons[5]).toMatchObject({ short: 'What it exists for', answer: 'Yes', ok: false });
    expect(resultOf(`${yes}&existsMainlyToSponsor=No`)?.word).toBe('No obvious barrier found');
    expect(resultOf(yes)?.notChecked.join(' ')).toContain('must be refused, and a licence revoked');
  });

  it('begins with what to do first, and ends with the consultation', () => {
    const titles = resultOf(yes)?.nextSteps.map(({ title }) => title);
    expect([titles?.[0], titles?.at(-1)]).toEqual(['Check that nothing is missing', 'Talk it over with us']);
    const open = resultOf(yes.replace('Available=Yes', 'Available=No'));
    expect(open?.nextSteps[0]?.title).toBe('Choose an Authorising Officer');
  });

  it('before the records begin, five times yes is not a clear case', () => {
    expect(resultOf(yes, calendarDate('2026-04-07'))?.status).toBe('more-information-needed');
    expect(resultOf(yes, calendarDate('2026-04-08'))?.status).toBe('eligible');
  });

  it('names the law of each step, without repeating its sentence', () => {
    const working = resultOf(yes)?.working ?? [];
    expect(working.find(({ label }) => label === 'Authorising Officer')?.law).toHaveProperty('unsettled');
    expect(working.filter(({ law, figure }) => law && figure)).toEqual([]);
  });
});

it('the checklist has 25 points in seven groups', () => {
  const groups = checklistOn(today);
  expect(groups).toHaveLength(7);
  expect(groups.flatMap(({ points }) => points)).toHaveLength(25);
});
