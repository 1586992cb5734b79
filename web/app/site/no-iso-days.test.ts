import { calendarDate } from '@portway/rules/kernel';
import { occupations } from '@portway/rules/occupations';
import { register } from '@portway/rules/register';
import { describe, expect, it } from 'vitest';
import { articleHeads } from '../text/article-heads.ts';
import { presentArticle, presentSources } from './articles/present-article.ts';
import { presentOccupation } from './law/occupations/present-occupation.ts';
import { presentCorrections } from './law/present-corrections.ts';
import { presentOpenQuestions } from './law/present-open-questions.ts';
import { presentRule, presentTopic } from './law/present-rule.ts';
import { readTypedAnswers } from './tools/assessment/assessment-answers.ts';
import { presentResult } from './tools/assessment/result/present-result.ts';
import { evaluateLicence } from './tools/licence-cost/evaluate-licence.ts';
import { evaluatePlan } from './tools/plan-a-hire/evaluate-plan.ts';
import { evaluateDeadline } from './tools/reporting-deadline/evaluate-deadline.ts';
import { evaluateSalary } from './tools/salary/evaluate-salary.ts';
import { evaluateSettlement } from './tools/settlement/evaluate-settlement.ts';
import { evaluateBill } from './tools/skills-charge/evaluate-bill.ts';

const today = calendarDate('2026-11-28');
const search = async () => [];
const details = () => Promise.reject(new Error('No details are needed.'));

/** What a page needs in order to work, and shows to nobody: addresses, values of fields, keys. */
const unseen: ReadonlySet<string> = new Set([
  ...[
    'answers',
    'href',
    'to',
    'url',
    'address',
    'query',
    'value',
    'id',
    'key',
    'day',
    'published',
    'checkAt',
  ],
  ...[
    'from',
    'until',
    'start',
    'end',
    'earliest',
    'latest',
    'expected',
    'date',
    'reportBy',
    'deadline',
    'calendar',
  ],
]);

/** The sentences in what a page is given: a text with an ISO day that is not the whole of it. */
function sentencesWithIsoDays(content: unknown, name = ''): string[] {
  if (typeof content === 'string')
    return /\d{4}-\d\d-\d\d/.test(content) && /\s/.test(content.trim()) ? [`${name}: ${content}`] : [];
  if (typeof content !== 'object' || content === null) return [];
  return Object.entries(content).flatMap(([key, value]) =>
    unseen.has(key) && typeof value !== 'object' ? [] : sentencesWithIsoDays(value, key),
  );
}

const codes = [
  '2134',
  '3544',
  '2142',
  '2237',
  '2211',
  '2314',
  '6135',
  '1231',
  '3314',
  '5434',
  '1212',
  '3111',
];
const days = ['2024-01-05', '2025-07-21', '2026-11-28', '2026-12-31', '2027-04-01', '2031-05-05'];
const cases = codes.flatMap((code) => days.map((day) => [code, day] as const));
const workers = [
  '',
  'under26=yes&months=48',
  'inUk=yes&visaType=skilled&inRouteSince=2024-05-01&monthsHeld=30',
  'inUk=yes&visaType=graduate&monthsHeld=12&under26=no&newEntrantLimb=graduate&lastPermissionEndedOn=2026-01-05',
];

const allYes =
  'isUKRegistered=Yes&documentsSubmitted=Yes&knowsJobRoleAndCode=Yes&meetsSalaryThreshold=Yes&authorizingOfficerAvailable=Yes';

describe('nobody reads an ISO day in a sentence', () => {
  it.each(workers)(
    'of a salary, a settlement, a bill or a plan: %s',
    async (worker) => {
      const sentences: string[] = [];
      for (const [code, day] of cases) {
        const query = new URLSearchParams(
          `role=${code}&hours=37.5&salary=41,700&assignedOn=${day}&appliedOn=${day}&${worker}`,
        );
        const results = [
          await evaluateSalary(query, today, { search, details }),
          await evaluateSettlement(query, today, search),
          evaluateBill(query, today),
          await evaluatePlan(query, today, search),
        ];
        sentences.push(...sentencesWithIsoDays(results));
      }
      expect([...new Set(sentences)]).toEqual([]);
    },
    240_000,
  );

  it('of a licence, an assessment or a deadline', () => {
    const results = days.flatMap((day) => [
      evaluateLicence(new URLSearchParams(`licenceType=worker&sponsorSize=small&appliedOn=${day}`), today),
      ...register.parameters
        .filter(({ id }) => id.startsWith('sponsor-duties.'))
        .map(({ id }) =>
          evaluateDeadline(
            new URLSearchParams({ event: id.slice('sponsor-duties.'.length), day, nation: 'scotland' }),
            today,
          ),
        ),
    ]);
    const assessed = codes.map((code) =>
      presentResult(readTypedAnswers(new URLSearchParams(allYes)), today, code),
    );
    expect(sentencesWithIsoDays([results, assessed])).toEqual([]);
  }, 240_000);

  it('of a rule, a topic, an occupation code, an article, a correction or an open question', () => {
    const pages = [
      register.parameters.map(({ id }) => presentRule(id, today)),
      register.topics.map(({ id }) => presentTopic(id, today)),
      occupations.map(({ code }) => presentOccupation(code, today)),
      articleHeads.map(({ slug }) => [presentArticle(slug, today), presentSources(slug, today)]),
      presentCorrections(''),
      presentOpenQuestions(''),
    ];
    expect([...new Set(sentencesWithIsoDays(pages))]).toEqual([]);
  }, 240_000);
});

it('nothing in the register tells the program what to do, or names a source by its key', () => {
  const matches = JSON.stringify(register.parameters).match(
    /[^"]*\b(?:never call|[Oo]ffer to report|show both|newland-2023)\b[^"]*/g,
  );
  expect(matches).toBeNull();
});
