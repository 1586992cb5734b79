import { type HirePlan, type HirePlanFacts, hirePlan, salaryFactsOf } from '@portway/rules/hire-plan';
import { withDaysInWords } from '../../../../text/days.ts';
import { inShortPounds } from '../../../../text/money.ts';
import { planWords } from '../../../../text/reader/plan-words.ts';
import type { Reader } from '../../../../text/reader/reader.ts';
import { type WorkingStepShown, workingSteps } from '../../../../text/working-steps.ts';
import { presentSalary, type SalaryShown } from '../../salary/result/present-salary.ts';
import { presentBill } from '../../skills-charge/bill/present-bill.ts';
import { type MoneyShown, presentMoney } from './present-money.ts';
import { presentTimes, type TimesShown } from './present-times.ts';
import {
  type FigureOfSalary,
  type FigureShown,
  presentFigures,
  presentVerdict,
  type VerdictShown,
} from './present-verdict.ts';
import { waysOf } from './ways-to-decide.ts';

export interface NeededShown {
  readonly id: string;
  readonly text: string;
}

/** A whole hire as shown: words and figures, in the order in which they are read. */
export interface PlanShown {
  readonly verdict: VerdictShown;
  /** Empty where the job cannot be sponsored at all. */
  readonly figures: readonly FigureShown[];
  readonly times: TimesShown | undefined;
  readonly money: MoneyShown | undefined;
  readonly salary: SalaryShown;
  readonly needed: { readonly employer: readonly NeededShown[]; readonly worker: readonly NeededShown[] };
  readonly uncertain: readonly string[];
  readonly notChecked: readonly string[];
  readonly steps: readonly WorkingStepShown[];
}

/** The plan in a reader's words. */
export function presentPlan(facts: HirePlanFacts, reader: Reader = 'employer'): PlanShown {
  const plan = hirePlan(facts);
  const salary = presentSalary(salaryFactsOf(facts));
  const verdict = (ways: ReturnType<typeof waysOf>) => presentVerdict(plan, facts, { ways, reader });
  const steps = stepsOf(plan);
  // A job that nobody may be sponsored in has neither days nor costs worth planning.
  if (plan.salary.status === 'not-applicable') {
    const nothing = { figures: [], times: undefined, money: undefined, uncertain: [], notChecked: [] };
    return { ...nothing, verdict: verdict([]), salary, needed: { employer: [], worker: [] }, steps };
  }
  const ways = waysOf(facts);
  return {
    verdict: verdict(ways),
    figures: presentFigures(plan, { own: ways[0], salary: salaryFigure(plan, salary, reader), reader }),
    times: presentTimes(facts, plan.timeline, { ways, reader }),
    money: presentMoney(plan, facts, reader),
    salary,
    needed: neededBy(plan),
    uncertain: uncertainIn(plan, salary),
    notChecked: salary.notChecked,
    steps,
  };
}

function salaryFigure({ salary }: HirePlan, { figure }: SalaryShown, reader: Reader): FigureOfSalary {
  const { offers } = planWords(reader);
  if (!('options' in salary)) return { figure, note: 'see what is missing' };
  const { lowest, offer, options } = salary;
  const scale = options.find(({ decidedBy }) => decidedBy === 'national-pay-scale');
  if (lowest === null && scale?.thresholdPence != null)
    return {
      figure: inShortPounds(scale.thresholdPence),
      note: 'the national pay scale decides anything above this',
    };
  if (lowest === null) return { figure, note: 'see what is missing' };
  const short = offer?.shortByPence;
  if (!offer || short == null) return { figure, note: 'a year' };
  if (short > 0) return { figure, note: `a year, ${inShortPounds(short)} more than ${offers}` };
  const spare = offer.countedPence - (lowest.minimumAnnualPence ?? offer.countedPence);
  return {
    figure,
    note: spare > 0 ? `a year, and ${offers} ${inShortPounds(spare)} more` : `a year, which ${offers}`,
  };
}

function neededBy({ needed }: HirePlan): PlanShown['needed'] {
  const itemsFor = (one: 'employer' | 'worker') =>
    needed.filter(({ who }) => who === one).map(({ id, text }) => ({ id, text }));
  return { employer: itemsFor('employer'), worker: itemsFor('worker') };
}

/** What the answers leave open, each once. */
function uncertainIn({ warnings, cost }: HirePlan, salary: SalaryShown): string[] {
  const ofCost = 'warnings' in cost ? (cost.warnings ?? []) : [];
  return [
    ...new Set([
      ...[...warnings, ...ofCost].map(({ message }) => withDaysInWords(message)),
      ...salary.warnings,
    ]),
  ];
}

/** Every law that was read, by what it was read for. */
function stepsOf({ salary, cost, steps }: HirePlan): WorkingStepShown[] {
  const bill = presentBill(cost);
  const part = (label: string, steps: readonly WorkingStepShown[]) =>
    steps.length === 0 ? [] : [{ label, heading: true }, ...steps];
  return [
    ...part('Salary, at least', workingSteps(salary.steps)),
    ...part('What it costs', [...bill.steps, ...bill.sections.flatMap((section) => section.steps)]),
    ...part('Dates and documents', workingSteps(steps)),
  ];
}
