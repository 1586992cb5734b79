import { calendarDate } from '@portway/rules/kernel';
import { expect, it } from 'vitest';
import { evaluateSalary } from '../evaluate-salary.ts';
import { salaryDocument } from './salary-document.ts';

const today = calendarDate('2026-11-20');
const page = 'http://localhost:5000/salary-calculator/calculate';
const developer = {
  occupationCode: '2134',
  jobType: 'Programmers and software development professionals',
  matchedTitle: 'Developer, React',
  skillLevel: 'higher' as const,
  isOneOfSeveral: false,
};

async function documentFor(query: string, matches = [developer]) {
  const url = new URL(`${page}.pdf?${query}`);
  const evaluation = await evaluateSalary(url.searchParams, today, {
    search: async () => matches,
    details: () => Promise.reject(new Error('No details are needed.')),
  });
  return salaryDocument(evaluation, { url, today });
}

it('has the page’s figure, option and answers, and a link that keeps the day', async () => {
  expect(await documentFor('role=2134&under26=no&hours=40&salary=45,000&from=mail')).toMatchObject({
    tool: 'Skilled Worker Minimum Salary Calculator',
    fileName: 'minimum-salary-2134-2026-11-20',
    headline: { label: 'Minimum annual salary', figure: '£58,346.67', tag: 'Option A: Standard' },
    answers: [
      {
        question: 'Job title or occupation code',
        answer: '2134 - Programmers and software development professionals',
      },
      { question: 'Is the person in the UK?', answer: 'Yes' },
      { question: 'Is the person under 26?', answer: 'No' },
      { question: 'Hours per week', answer: '40' },
      { question: 'Salary offered', answer: '£45,000' },
      { question: 'Certificate assigned on', answer: '20 November 2026' },
    ],
    lawAskedFor: [{ label: 'Certificate assigned on', day: '20 November 2026' }],
    address: `${page}?role=2134&under26=no&hours=40&salary=45%2C000&assignedOn=2026-11-20`,
  });
});

it('has every option, why some do not apply, what could change the result, and the working', async () => {
  const document = await documentFor('role=2134');
  if ('missing' in document) throw new Error(document.missing.join());
  expect(document.parts.map(({ title }) => title)).toEqual([
    'Salary options that may apply',
    '3 options that don’t apply, and why',
    'What would change the answer',
    'What this does not check',
    'How we worked this out',
  ]);
  const [options] = document.parts;
  const rows = options?.kind === 'table' ? options.rows : [];
  expect(rows).toHaveLength(8);
  expect(rows.filter(({ strong }) => strong).map(({ cells }) => cells)).toEqual([
    [
      'A · Standard, if 26 or over',
      'going rate £54,700, threshold £41,700: the going rate decides',
      'Applies',
      '£54,700',
    ],
    [
      'E · New entrant, if under 26',
      'going rate £38,300, threshold £33,400: the going rate decides',
      'Applies',
      '£38,300',
    ],
  ]);
});

it('has what was typed and the code that was found, and links to the code', async () => {
  expect(await documentFor('role=react+dev')).toMatchObject({
    answers: expect.arrayContaining([
      {
        question: 'Job title or occupation code',
        answer: '2134 - Programmers and software development professionals, found for “react dev”',
      },
    ]),
    address: `${page}?role=2134&assignedOn=2026-11-20`,
  });
});

it('says in its second sentence why there is no figure', async () => {
  expect(await documentFor('role=3544&assignedOn=2027-01-04')).toMatchObject({
    headline: { figure: 'No law recorded' },
    sentences: expect.arrayContaining([expect.stringContaining('30 December 2026 is the last safe day')]),
  });
});

it('has the answers to the questions of the case, in the form’s words', async () => {
  const document = await documentFor(
    'role=2134&under26=no&visaType=graduate&newEntrantLimb=graduate&monthsHeld=24&phd=stem',
  );
  expect(document).toMatchObject({
    answers: expect.arrayContaining([
      { question: 'Visa type', answer: 'Graduate' },
      { question: 'PhD', answer: 'A STEM PhD relevant to the job' },
      {
        question: 'Other new-entrant reasons',
        answer: 'Last permission Graduate, current or ended less than two years ago',
      },
      { question: 'Months of permission so far', answer: '24' },
    ]),
  });
});

it('has the band and the nation of a job on a pay scale, and none that the scale does not have', async () => {
  const nurse = 'role=2237&workNation=england&payScaleRole=band-5&sponsorRating=A';
  expect(await documentFor(nurse)).toMatchObject({
    headline: { figure: '£29,970' },
    answers: expect.arrayContaining([
      { question: 'Nation the job is in', answer: 'England' },
      { question: 'Band, grade or role', answer: 'Band 5' },
      { question: 'Sponsor’s rating', answer: 'A' },
    ]),
  });
  const stale = await documentFor('role=2314&workNation=england&payScaleRole=band-5');
  if ('missing' in stale) throw new Error(stale.missing.join());
  expect(stale.answers.map(({ question }) => question)).not.toContain('Band, grade or role');
});

it('has the answers on ATAS and the same sponsor, without questions that no longer count', async () => {
  const lecturer = await documentFor('role=2311&exemptNational=no&phdLevelResearch=yes');
  expect(lecturer).toMatchObject({
    answers: expect.arrayContaining([
      { question: 'Is the worker’s nationality exempt from ATAS?', answer: 'No' },
      { question: 'Does the role include research at PhD level in a listed subject?', answer: 'Yes' },
    ]),
  });
  const extending = 'role=8115&visaType=skilled&inRouteSince=2023-05-01&sameSponsor=yes&studentSwitch=none';
  const document = await documentFor(extending);
  if ('missing' in document) throw new Error(document.missing.join());
  expect(document.answers).toEqual(
    expect.arrayContaining([
      { question: 'In the Skilled Worker route since', answer: '1 May 2023' },
      { question: 'Is the sponsor the same as in the worker’s last permission?', answer: 'Yes' },
    ]),
  );
  expect(document.answers.map(({ question }) => question)).not.toContain('How far along is the course?');
});

it.each([
  ['', 'Type a job title, or choose an occupation code.'],
  [
    'role=2134&hours=lots',
    'Enter the hours per week, such as 37.5, or the hours of each week in a cycle, such as 52, 52, 52, 0.',
  ],
])('without a result names the missing answers: “%s”', async (query, missing) => {
  expect(await documentFor(query)).toEqual({ missing: [missing] });
});

it('without a matching job says so', async () => {
  expect(await documentFor('role=xyzzy', [])).toEqual({
    missing: ['No options found. Try other words, or a four-digit code.'],
  });
});
