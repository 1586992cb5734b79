import { mayStayMediumSkilled, routeFact } from '../eligible-role/index.ts';
import { type Answered, figureStep, inPounds, lawOn, lawStep, type Step } from '../kernel/index.ts';
import type { Occupation } from '../occupations/index.ts';
import { type NationalPayScale, nationalPayScale, nurseBeforeRegistration } from '../pay-scales/index.ts';
import { type Condition, conditionMet, notMet } from './condition.ts';
import { payScaleOnly } from './parameters.ts';
import type { HoursPaid } from './pay-figure.ts';
import type { SalaryFacts } from './salary-facts.ts';

/** The rate for the role and place, and the hours or the share of full time it is for. */
export interface ScaleRate
  extends Pick<NationalPayScale, 'title' | 'ratePence' | 'hourlyPence' | 'hoursInWords'> {
  readonly base: HoursPaid['base'];
}

/**
 * What the national pay scale of a code means for the job: option K, its rate if the role is known, and what
 * to ask for.
 */
export interface ScaleRead {
  readonly condition: Condition;
  /** The rate for the role and place; undefined while they are not given, or before scales are recorded. */
  readonly rate: ScaleRate | undefined;
  readonly missing: readonly string[];
  /** Whether the scales are recorded for the day of the certificate. */
  readonly recorded: boolean;
}

/** Option K for a code on a national pay scale (SW 13.1). */
export function payScaleRead(facts: SalaryFacts, { code, payScale }: Occupation): ScaleRead {
  const scale = nationalPayScale({
    ...facts,
    occupationCode: code,
    mayStayMediumSkilled: mayStayMediumSkilled(facts),
  });
  const only = lawOn(payScaleOnly, facts.assignedOn);
  const steps = only.status === 'in-force' ? [lawStep(only)] : [];
  const start = { rate: undefined, missing: [], recorded: scale.status !== 'no-law' };
  switch (scale.status) {
    case 'answered':
      return { ...start, ...rateFor(scale, { facts, steps }) };
    case 'not-applicable':
      return { ...start, condition: notMet(refusal(scale.reason, facts), ...steps, ...scale.steps) };
    case 'needs-facts':
    case 'no-law':
      return {
        ...start,
        condition: conditionMet(
          `No single figure: the national ${payScale} pay scale for the job decides, and pay may never be below the threshold.`,
          ...steps,
          ...(scale.status === 'needs-facts' ? scale.steps : []),
        ),
        missing: scale.status === 'needs-facts' ? scale.missing.map((fact) => factName(fact, facts)) : [],
      };
  }
}

/** A scale for full time without a number of hours needs the job's share of full time. */
function rateFor(
  scale: Answered<NationalPayScale>,
  { facts, steps }: { facts: SalaryFacts; steps: readonly Step[] },
): Pick<ScaleRead, 'condition' | 'rate' | 'missing'> {
  const { title, ratePence, hourlyPence, baseHours, hoursInWords } = scale;
  const share = facts.shareOfFullTime;
  if (typeof baseHours !== 'number' && share === undefined)
    return {
      condition: conditionMet(
        `No single figure: ${title}, ${inPounds(ratePence)} for a full-time post. The answers do not say what percentage of full time the job is.`,
        ...steps,
        ...scale.steps,
      ),
      rate: undefined,
      missing: ['shareOfFullTime'],
    };
  const base = typeof baseHours === 'number' ? baseHours * 100 : { percentOfFullTime: share ?? 100 };
  const ofFullTime =
    typeof baseHours === 'number' ? [] : [figureStep('Percentage of full time', { text: `${share}%` })];
  return {
    condition: conditionMet(
      `The national pay scale decides: ${title}.`,
      ...steps,
      ...scale.steps,
      ...ofFullTime,
    ),
    rate: { title, ratePence, hourlyPence, hoursInWords, base },
    missing: [],
  };
}

/** A nurse who is not registered yet may be hired in a lower band for a while (SW 13.2): the refusal says so. */
function refusal(reason: string, facts: SalaryFacts): string {
  const nurse = nurseBeforeRegistration(facts);
  return nurse.status === 'answered' ? `${reason} Exception: ${nurse.explanation}` : reason;
}

/** Whether a worker may stay in a lower band depends on when they entered the route. */
function factName(fact: string, facts: SalaryFacts): string {
  return fact === 'mayStayMediumSkilled' ? routeFact(facts) : fact;
}
