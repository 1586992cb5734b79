import type { CalendarDate } from '@portway/rules/kernel';
import { inShortPounds } from '../../../../text/money.ts';
import { withReader } from '../../../../text/reader/reader.ts';
import type { SalaryApi } from '../../salary/salary-api.ts';
import { evaluatePlan, type PlanEvaluated } from '../evaluate-plan.ts';
import type { PlanAnswers } from '../plan-answers.ts';

/** One thing that the second plan does otherwise. */
interface Change {
  readonly id: string;
  readonly label: string;
  readonly answers: Partial<PlanAnswers>;
}

const all: readonly Change[] = [
  {
    id: 'licence-priority',
    label: 'Ask for licence priority',
    answers: { holdsLicence: 'no', licencePriority: 'yes' },
  },
  { id: 'licence-held', label: 'Already hold a licence', answers: { holdsLicence: 'yes' } },
  { id: 'visa-priority', label: 'Buy visa priority', answers: { priority: 'priority' } },
  { id: 'visa-super', label: 'Buy visa super priority', answers: { priority: 'super-priority' } },
  { id: 'visa-standard', label: 'Standard visa decision', answers: { priority: 'none' } },
  {
    id: 'graduate',
    label: 'Someone in the UK on a Graduate visa',
    answers: { location: 'inside', visaType: 'graduate' },
  },
  {
    id: 'student',
    label: 'Someone in the UK who has finished a course as a Student',
    answers: { location: 'inside', visaType: 'student', studentSwitch: 'course-completed' },
  },
  { id: 'abroad', label: 'Someone outside the UK', answers: { location: 'outside' } },
  { id: 'under-26', label: 'Someone under 26', answers: { under26: 'yes' } },
  { id: 'older', label: 'Someone aged 26 or over', answers: { under26: 'no' } },
  { id: 'alone', label: 'Comes alone', answers: { partner: 'no', children: 'no' } },
  { id: 'partner', label: 'With a partner', answers: { partner: 'yes', children: 'no' } },
  {
    id: 'family',
    label: 'With a partner and one child',
    answers: { partner: 'yes', children: 'yes', childrenCount: '1', childrenUnder18: '1' },
  },
  ...['1', '2', '3', '4', '5'].map((years) => ({
    id: `years-${years}`,
    label: years === '1' ? 'For 1 year' : `For ${years} years`,
    answers: { years },
  })),
  { id: 'small', label: 'A small or charitable sponsor', answers: { sponsorSize: 'small' } },
  { id: 'large', label: 'A medium or large sponsor', answers: { sponsorSize: 'large' } },
];

/** The changes that would change something; with a pay below what is needed, that figure too. */
function changesOf(answers: PlanAnswers, minPence: number | undefined): Change[] {
  const pounds = minPence === undefined ? '' : `${Math.ceil(minPence / 100)}`;
  const pay: Change[] =
    minPence === undefined || answers.salary.replaceAll(/[£,\s]/g, '') === pounds
      ? []
      : [
          {
            id: 'pay',
            label: `Pay ${inShortPounds(Number(pounds) * 100)} a year`,
            answers: { salary: pounds },
          },
        ];
  const current: Readonly<Record<string, string>> = answers;
  const holdsLicence = answers.holdsLicence === 'yes';
  return [...all, ...pay].filter(
    ({ id, answers: changedAnswers }) =>
      !(holdsLicence && id === 'licence-priority') &&
      Object.entries(changedAnswers).some(([name, answer]) => current[name] !== answer),
  );
}

/** One of the plans, as a column of the table. */
export interface Compared {
  readonly name: string;
  readonly verdict: string;
  readonly reason: string;
  readonly figures: Readonly<Record<string, { readonly figure: string; readonly note: string }>>;
  /** The plan's own page. */
  readonly to: string;
}

/** A plan, and the same with one thing changed; undefined until there is a plan. */
export async function evaluateChange(
  query: URLSearchParams,
  today: CalendarDate,
  search: SalaryApi['search'],
) {
  const first = await evaluatePlan(query, today, search);
  const { answers, code, law, recorded, reader } = first;
  // The code that was found, so that the second plan is about the same job.
  const baseAnswers = { ...answers, role: code ?? answers.role };
  const changes = changesOf(answers, first.minPence);
  const change = changes.find(({ id }) => id === query.get('change')) ?? changes[0];
  const ownAnswers = withReader(baseAnswers, reader);
  const changedAnswers = { ...ownAnswers, ...change?.answers };
  const second = await evaluatePlan(new URLSearchParams(changedAnswers), today, search);
  return {
    reader,
    answers: ownAnswers,
    changes: changes.map(({ id, label }) => ({ value: id, label })),
    change: change?.id ?? '',
    plans: [
      ...compared('Your plan', first, ownAnswers),
      ...compared(change?.label ?? 'No change', second, changedAnswers),
    ],
    law,
    recorded,
  };
}

function compared(
  name: string,
  { plan }: PlanEvaluated,
  answers: Readonly<Record<string, string>>,
): Compared[] {
  if (!plan) return [];
  const { verdict, figures } = plan;
  const filledAnswers = Object.entries(answers).filter(([, answer]) => answer !== '');
  return [
    {
      name,
      verdict: verdict.title,
      reason: verdict.time ?? verdict.reason,
      figures: Object.fromEntries(figures.map(({ label, figure, note }) => [label, { figure, note }])),
      to: `/plan-a-hire?${new URLSearchParams(filledAnswers)}`,
    },
  ];
}
