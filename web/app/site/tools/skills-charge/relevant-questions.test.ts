import { calendarDate } from '@portway/rules/kernel';
import { describe, expect, it } from 'vitest';
import { listedJobs, relevantQuestions } from './relevant-questions.ts';
import { readSponsorshipAnswers, sponsorshipFacts } from './sponsorship-answers.ts';

const today = calendarDate('2026-11-20');
const answers = (query: string) => readSponsorshipAnswers(new URLSearchParams(query), today);
const questionsFor = (query: string) => relevantQuestions(answers(query));
const facts = (query: string) => sponsorshipFacts(answers(query)).facts;

describe('a further question is asked only where its answer can change the bill', () => {
  it.each([
    ['', ['studentSwitch']],
    ['visaType=graduate', []],
    ['studentSwitch=degree-under-way', ['studentSwitch', 'courseEndsOn']],
    ['visaType=graduate&children=yes&childrenCount=2&childrenUnder18=2', []],
    ['visaType=graduate&children=yes&childrenCount=2&childrenUnder18=1', ['adultChildrenWereDependants']],
    ['visaType=graduate&children=no&childrenCount=2&childrenUnder18=1', []],
    ['visaType=other', ['otherPermission']],
    ['visaType=other&location=outside', []],
    ['location=outside', []],
    ['visaType=skilled', []],
    ['role=3544&visaType=skilled', ['inRouteSince', 'childrenGround']],
    ['role=3544&location=outside', ['childrenGround']],
    ['role=6116&visaType=skilled', ['inRouteSince', 'sameSponsor', 'childrenGround']],
    [
      'role=6135&visaType=skilled&healthAndCare=yes',
      ['inRouteSince', 'sponsoredInCare', 'monthsWithSponsor', 'childrenGround'],
    ],
    [
      'role=6135&visaType=skilled&healthAndCare=yes&partner=yes',
      ['inRouteSince', 'careAppliedOn', 'sponsoredInCare', 'monthsWithSponsor', 'childrenGround'],
    ],
    [
      'role=6135&visaType=skilled&healthAndCare=yes&partner=yes&sponsoredInCare=no',
      ['inRouteSince', 'sponsoredInCare', 'monthsWithSponsor', 'childrenGround'],
    ],
    ['role=6135&visaType=graduate&healthAndCare=yes', ['monthsWithSponsor', 'childrenGround']],
    ['role=1212&location=outside', ['listScopeConfirmed', 'workNation', 'childrenGround']],
    ['role=2115&location=outside', ['listScopeConfirmed']],
    ['role=1112', ['studentSwitch']],
    ['role=welder&location=outside', []],
  ])('“%s”: %j', (query, questions) => {
    expect(questionsFor(query)).toEqual(questions);
  });

  it.each([
    ['2024-03-10', false],
    ['2024-03-11', true],
    ['2024-09-10', true],
    ['2024-09-11', false],
    ['2025-07-21', false],
    ['2025-07-22', true],
    ['2026-01-21', true],
    ['2026-01-22', false],
    ['', false],
    ['soon', false],
  ])('in the route since “%s”, the first certificate is asked for: %s', (inRouteSince, needed) => {
    const query = `role=6135&visaType=skilled&inRouteSince=${inRouteSince}`;
    expect(questionsFor(query).includes('firstCertificateOn')).toBe(needed);
  });

  it('names the listed jobs where a list covers only part of a code', () => {
    expect(listedJobs(answers('role=1212'))).toContain('fishing boat masters, Scotland only');
    expect(listedJobs(answers('role=2134'))).toBe('');
  });
});

describe('the facts for the rule', () => {
  it('include further answers that count, and leave out those hidden by another answer', () => {
    const query =
      'role=6135&inRouteSince=2024-04-01&firstCertificateOn=2024-03-01&sponsoredInCare=yes&monthsWithSponsor=2';
    expect(facts(`${query}&visaType=skilled&studentSwitch=none`)).toMatchObject({
      inRouteSince: '2024-04-01',
      firstCertificateOn: '2024-03-01',
      sponsoredInCare: true,
      monthsWithSponsor: 2,
      studentSwitch: undefined,
    });
    expect(facts(`${query}&visaType=graduate`)).toMatchObject({
      inRouteSince: undefined,
      sponsoredInCare: undefined,
      monthsWithSponsor: 2,
    });
  });

  it('include why children may come, and their number', () => {
    const family = 'role=3544&children=yes&childrenGround=born-in-uk&location=outside';
    expect(facts(family)?.children).toMatchObject({ count: 1, ground: 'born-in-uk' });
    expect(facts(family.replace('3544', '2134'))?.children?.ground).toBeUndefined();
  });

  it('report an invalid further answer at its field', () => {
    const query = 'role=6135&visaType=skilled&inRouteSince=2027-01-01&monthsWithSponsor=many';
    expect(sponsorshipFacts(answers(query)).problems).toEqual([
      { name: 'monthsWithSponsor', message: 'Enter whole months, such as 3.' },
    ]);
    expect(sponsorshipFacts(answers(query.replace('many', '3'))).problems).toEqual([
      { name: 'inRouteSince', message: 'Enter a date no later than the visa application.' },
    ]);
  });
});
