import {
  type Answered,
  addDays,
  type CalendarDate,
  figureStep,
  lawOn,
  lawStep,
  type NeedsFacts,
  type NoLaw,
  type Parameter,
  type Pence,
  type Step,
} from '../kernel/index.ts';
import { rightToWorkKeptMonths } from '../sponsor-duties/index.ts';
import { coveredEngagement } from './covered-engagement.ts';
import type { ExcuseFacts } from './excuse-facts.ts';
import {
  beforeFirstDay,
  continuousExcuse,
  pendingApplication,
  repeatedCheck,
  studentHours,
} from './excuse-parameters.ts';
import { firstPenalty, repeatPenalty } from './parameters.ts';
import { type Proof, proofOf } from './proof.ts';

/** `continuous`: without an end · `until`: to a day · `none`: the check gives none · `not-in-scope`: not asked. */
export type Excuse = 'continuous' | 'until' | 'none' | 'not-in-scope';

/** The days without an excuse, up to the check on the second day. */
export interface ExcuseGap {
  readonly from: CalendarDate;
  readonly upTo: CalendarDate;
}

/** The defence against a civil penalty that a right to work check gives, until when, and what comes next. */
export interface StatutoryExcuse {
  readonly excuse: Excuse;
  /** The last day of the excuse; null where it has no end, or there is none. */
  readonly until: CalendarDate | null;
  /** The last safe day to check again. */
  readonly checkAgainBy: CalendarDate | null;
  /** The copy is kept so long after the work ends, then destroyed; null where none has to be retention. */
  readonly keepUntil: { readonly monthsAfterWorkEnds: number; readonly thenDestroyed: true } | null;
  /** Days that stay without an excuse, whatever comes later. */
  readonly gap: ExcuseGap | null;
  /** Why, in a sentence. */
  readonly because: string;
  /** What remains to be done, each a sentence. */
  readonly next: readonly string[];
  /** What our sources do not settle of this check. */
  readonly unknown: readonly string[];
  /** Highest civil penalty where there is no excuse or a gap; null elsewhere. */
  readonly firstPenaltyPence: Pence | null;
  readonly repeatPenaltyPence: Pence | null;
}

/** The excuse that one check gives, by the law of the day of the check. */
export function statutoryExcuse(facts: ExcuseFacts): Answered<StatutoryExcuse> | NeedsFacts | NoLaw {
  const scope = coveredEngagement(facts);
  if (scope.status === 'no-law') return scope;
  if (!scope.isCovered) return outOfScope(scope);
  const proof = proofOf(facts);
  if (proof.status !== 'answered') return { ...proof, steps: [...scope.steps, ...proof.steps] };
  return withConsequences(facts, proof, scope);
}

function outOfScope({
  because,
  unknown,
  steps,
}: {
  because: string;
  unknown: readonly string[];
  steps: readonly Step[];
}) {
  return {
    status: 'answered',
    excuse: 'not-in-scope',
    until: null,
    checkAgainBy: null,
    keepUntil: null,
    gap: null,
    because,
    next: [],
    unknown,
    firstPenaltyPence: null,
    repeatPenaltyPence: null,
    steps,
  } as const;
}

function withConsequences(
  facts: ExcuseFacts,
  proof: Proof,
  scope: { readonly unknown: readonly string[]; readonly steps: readonly Step[] },
): Answered<StatutoryExcuse> | NoLaw {
  const day = facts.checkedOn ?? facts.startsOn;
  const retention = lawOn(rightToWorkKeptMonths, day);
  if (retention.status === 'no-law') return retention;
  const gap = proof.excuse === 'none' ? null : gapOf(facts);
  const rules = rulesOf(facts, proof, gap).flatMap((rule) => inForce(rule, day));
  const penalties = proof.excuse === 'none' || gap ? penaltiesOn(day) : noPenalties;
  const { excuse, until, checkAgainBy, because } = proof;
  return {
    status: 'answered',
    excuse,
    until,
    checkAgainBy,
    because,
    keepUntil: { monthsAfterWorkEnds: retention.value, thenDestroyed: true },
    gap,
    next: nextOf(facts, proof),
    unknown: [...scope.unknown, ...unknownOf(facts, proof)],
    firstPenaltyPence: penalties.first,
    repeatPenaltyPence: penalties.repeat,
    steps: [
      ...scope.steps,
      ...proof.steps,
      ...rules.map((law) => lawStep(law, { text: law.value })),
      ...(gap
        ? [figureStep('Without an excuse', { text: `from ${gap.from} up to the check on ${gap.upTo}` })]
        : []),
      lawStep(retention, { count: retention.value, of: 'months' }),
      ...penalties.steps,
    ],
  };
}

/** A check after the first day, or after the last day of the check before it, leaves days without an excuse. */
function gapOf({ checkedOn, startsOn, previousPermissionEnds }: ExcuseFacts): ExcuseGap | null {
  if (checkedOn === undefined) return null;
  const from = previousPermissionEnds ? addDays(previousPermissionEnds, 1) : startsOn;
  const isLate = previousPermissionEnds ? checkedOn >= from : checkedOn > from;
  return isLate ? { from, upTo: checkedOn } : null;
}

function rulesOf(
  { weeklyHoursInTerm, previousPermissionEnds }: ExcuseFacts,
  { excuse, byNotice }: Proof,
  gap: ExcuseGap | null,
) {
  return [
    ...(gap === null || previousPermissionEnds === undefined ? [beforeFirstDay] : []),
    ...(excuse === 'continuous' ? [continuousExcuse] : []),
    ...(excuse === 'until' ? [repeatedCheck] : []),
    ...(byNotice ? [pendingApplication] : []),
    ...(weeklyHoursInTerm === undefined ? [] : [studentHours]),
  ];
}

function nextOf(
  { weeklyHoursInTerm }: ExcuseFacts,
  { excuse, checkAgainBy, next }: Proof,
): readonly string[] {
  return [
    ...next,
    ...(excuse === 'until' && checkAgainBy ? [`Check again by ${checkAgainBy}.`] : []),
    ...(weeklyHoursInTerm === undefined
      ? []
      : [`Ask for the term dates and keep them: ${weeklyHoursInTerm} hours a week in term.`]),
  ];
}

function unknownOf({ document, method }: ExcuseFacts, { excuse }: Proof): readonly string[] {
  const isOnlineWithEnd = method === 'online-share-code' && excuse === 'until';
  return [
    ...(isOnlineWithEnd ? [`${preSettledQuestion} We count it as one with a time limit.`] : []),
    ...(document === 'residence-permit-card' && method === 'manual'
      ? ['Since which day a residence permit card shown by hand counts no more: sources disagree.']
      : []),
    ...(method === 'manual' && excuse !== 'none'
      ? ['Whether the person may be present by live video: not found in a current source.']
      : []),
  ];
}

const preSettledQuestion = 'If this is pre-settled status: whether the check is repeated. Sources disagree.';

const noPenalties = { first: null, repeat: null, steps: [] } as const;

function penaltiesOn(day: CalendarDate) {
  const first = inForce(firstPenalty, day)[0];
  const repeat = inForce(repeatPenalty, day)[0];
  return {
    first: first?.value ?? null,
    repeat: repeat?.value ?? null,
    steps: [first, repeat].flatMap((law) => (law ? [lawStep(law, { pence: law.value })] : [])),
  };
}

function inForce<V>(rule: Parameter<V>, day: CalendarDate) {
  const law = lawOn(rule, day);
  return law.status === 'in-force' ? [law] : [];
}
