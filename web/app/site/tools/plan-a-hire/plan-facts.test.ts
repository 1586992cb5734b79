import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { readPlanAnswers } from './plan-answers.ts';
import { planFacts } from './plan-facts.ts';
import { planQuestions } from './plan-questions.ts';

const today = calendarDate('2026-11-23');
const answersFor = (query: string) => readPlanAnswers(new URLSearchParams(query), today);
const facts = (query: string, code = '2134') => planFacts(answersFor(query), code, today);
const questionsFor = (query: string, code = '2134') => planQuestions(code, answersFor(query), today);

it('an untouched form is a worker abroad who comes alone, for a small sponsor without a licence', () => {
  expect(facts('').facts).toMatchObject({
    occupationCode: '2134',
    assignedOn: '2026-11-23',
    hours: { perWeek: 37.5 },
    salaryPence: undefined,
    months: 36,
    location: 'outside',
    visaType: undefined,
    under26: false,
    enteredAsStudent: false,
    sponsorSize: 'small',
    holdsLicence: false,
    licence: { type: 'worker', priority: false, appliedOn: '2026-11-23' },
    priority: 'none',
  });
  expect(facts('').facts).not.toHaveProperty('partner');
  expect(facts('').facts).not.toHaveProperty('children');
});

describe('answers become facts', () => {
  it('of the family, which buys the same service as the worker', () => {
    const query = 'partner=yes&children=yes&childrenCount=2&childrenUnder18=1&priority=super-priority';
    expect(facts(query).facts).toMatchObject({
      partner: { priority: 'super-priority' },
      children: { count: 2, under18: 1, priority: 'super-priority' },
    });
  });

  it('of a licence that is applied for', () => {
    expect(facts('licenceAppliedOn=2026-11-02&licencePriority=yes').facts).toMatchObject({
      holdsLicence: false,
      licence: { priority: true, appliedOn: '2026-11-02' },
    });
    expect(facts('holdsLicence=yes&licenceAppliedOn=2026-11-02').facts?.licence).toBeUndefined();
  });

  it.each([
    ['visaType=student', true],
    ['visaType=skilled&enteredAsStudent=yes', true],
    ['visaType=skilled', false],
    ['visaType=graduate&enteredAsStudent=yes', false],
  ])('%s: whether the worker came from Student is %s', (query, entered) => {
    expect(facts(`location=inside&${query}`).facts?.enteredAsStudent).toBe(entered);
  });

  it('a visa that was chosen before the person turned out to be abroad does not count', () => {
    expect(facts('location=outside&visaType=graduate').facts?.visaType).toBeUndefined();
  });

  it('the salary calculator’s place is understood', () => {
    expect(answersFor('inUk=yes').location).toBe('inside');
    expect(answersFor('inUk=no').location).toBe('outside');
    expect(answersFor('inUk=yes&location=outside').location).toBe('outside');
  });
});

it('a calculator’s address without a length, or with a certificate’s own days, is a plan of three years', () => {
  expect(facts('years=').facts?.months).toBe(36);
  expect(facts('years=days&startsOn=2027-01-01').facts?.months).toBe(36);
});

it.each([
  ['hours=full+time', 'hours'],
  ['salary=lots', 'salary'],
  ['location=mars', 'location'],
  ['location=inside', 'visaType'],
  ['years=9', 'years'],
  ['startWanted=2027-02-30', 'startWanted'],
  ['licenceAppliedOn=soon', 'licenceAppliedOn'],
  ['holdsLicence=perhaps', 'holdsLicence'],
  ['sponsorSize=huge', 'sponsorSize'],
  ['children=yes&childrenCount=eleven', 'childrenCount'],
  ['children=yes&childrenCount=1&childrenUnder18=2', 'childrenUnder18'],
  ['priority=now', 'priority'],
  ['assignedOn=', 'assignedOn'],
])('%s has an error at its field', (query, name) => {
  expect(facts(query).problems.map((problem) => problem.name)).toEqual([name]);
});

describe('a question is asked only when it matters', () => {
  it.each([
    ['location=inside&visaType=skilled', '2134', 'inRouteSince', true],
    ['location=inside&visaType=graduate', '2134', 'inRouteSince', false],
    ['location=outside&visaType=skilled', '2134', 'inRouteSince', false],
    ['location=inside&visaType=skilled', '2134', 'sameSponsor', true],
    ['location=inside&visaType=student', '2134', 'studentSwitch', true],
    ['under26=yes', '2134', 'newEntrantLimb', false],
    ['under26=no', '2134', 'newEntrantLimb', true],
    ['holdsLicence=yes', '2134', 'sponsorRating', true],
    ['holdsLicence=no', '2134', 'sponsorRating', false],
    ['', '2221', 'employer', true],
    ['', '2231', 'employer', true],
    ['', '2134', 'employer', false],
    ['', '2314', 'workNation', true],
    ['', '2134', 'workNation', false],
  ] as const)('%s in %s: %s is asked: %s', (query, code, question, isAsked) => {
    expect(questionsFor(query, code).includes(question)).toBe(isAsked);
  });
});
