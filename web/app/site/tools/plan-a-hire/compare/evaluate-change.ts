import type { CalendarDate } from '@portway/rules/kernel';
import type { SalaryApi } from '../../salary/salary-api.ts';
import { evaluatePlan, type PlanEvaluated } from '../evaluate-plan.ts';
import { changesOf } from './changes.ts';

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
  const { answers, code, law, recorded } = first;
  // The code that was found, so that the second plan is about the same job.
  const kept = { ...answers, role: code ?? answers.role };
  const changes = changesOf(answers, first.minPence);
  const change = changes.find(({ id }) => id === query.get('change')) ?? changes[0];
  const changed = { ...kept, ...change?.answers };
  const second = await evaluatePlan(new URLSearchParams(changed), today, search);
  return {
    answers: kept,
    changes: changes.map(({ id, label }) => ({ value: id, label })),
    change: change?.id ?? '',
    plans: [
      ...compared('Your plan', first, kept),
      ...compared(change?.label ?? 'No change', second, changed),
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
  const given = Object.entries(answers).filter(([, answer]) => answer !== '');
  return [
    {
      name,
      verdict: verdict.title,
      reason: verdict.time ?? verdict.reason,
      figures: Object.fromEntries(figures.map(({ label, figure, note }) => [label, { figure, note }])),
      to: `/plan-a-hire?${new URLSearchParams(given)}`,
    },
  ];
}
