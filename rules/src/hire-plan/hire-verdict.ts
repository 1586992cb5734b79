import { certificateUse } from '../certificate/index.ts';
import { addDays, addMonths, type CalendarDate, daysBetween, lawOn } from '../kernel/index.ts';
import { listEnd, salaryList, shortageList } from '../occupations/index.ts';
import type { Days } from './count-days.ts';
import type { HirePlanFacts } from './facts.ts';
import { type JudgedDays, judgedDays } from './facts-on.ts';
import type { Milestone } from './timeline.ts';
import { type DayVerdict, type Verdict, verdictOn } from './verdict.ts';
import { changedInWords, fromThenOnInWords, untilInWords } from './verdict-words.ts';

/** Whether the hire can be sponsored, and the one reason that decides. */
export interface Sponsorable {
  readonly verdict: Verdict;
  readonly reason: string;
  /** The last day on which the certificate can be assigned with this result, or with the better one of two. */
  readonly lastSafeDay: CalendarDate | null;
}

export interface HireVerdict {
  readonly sponsorable: Sponsorable;
  /** By the law of the planned days; where that is not known, of the last days of which it is. */
  readonly dayVerdict: DayVerdict;
}

type OnDays = Readonly<Record<keyof Days, DayVerdict>>;

/**
 * The one function that decides about a hire: by the law of the days of its own timeline, the earliest, the planned
 * and the latest, not of the day that was typed.
 */
export function hireVerdict(plan: HirePlanFacts, milestones: readonly Milestone[]): HireVerdict {
  const days = judgedDays(plan, milestones);
  const earliest = verdictOn(plan, days.earliest);
  const on: OnDays = { earliest, ...laterDays(plan, days, earliest) };
  const mayBeBetter = isEarlier(plan, days.earliest) && rankOf(earliest) > 0;
  const entered = mayBeBetter ? verdictOn(plan, movedTo(days.earliest, plan.assignedOn)) : earliest;
  const better = rankOf(entered) < rankOf(on.earliest) ? entered : on.earliest;
  return isSame(better, on.latest) && isSame(better, on.expected)
    ? settleVerdict(plan, on.expected)
    : changing(plan, { better, ...on });
}

const isEarlier = ({ assignedOn }: HirePlanFacts, days: JudgedDays) => assignedOn < days.assignedOn;

/** The planned and the latest days; what is already judged is not judged again. */
function laterDays(plan: HirePlanFacts, days: ReturnType<typeof judgedDays>, earliest: DayVerdict) {
  const expected = isOn(days.expected, earliest) ? earliest : verdictOn(plan, days.expected);
  const latest = isOn(days.latest, expected) ? expected : verdictOn(plan, days.latest);
  return { expected, latest };
}

const isOn = ({ assignedOn, appliedOn }: JudgedDays, { on }: DayVerdict) =>
  on.assignedOn === assignedOn && on.appliedOn === appliedOn;

const isKnown = ({ salary }: DayVerdict) => salary.status !== 'no-law';

const ranks = ['no-obvious-barrier', 'more-to-find-out', 'barrier'];

/** The lower the better; a day whose law is not known comes last. */
const rankOf = (day: DayVerdict) => (isKnown(day) ? ranks.indexOf(day.verdict) : ranks.length);

/** The same result, by the same figure and for the same reason; the days in a reason may differ. */
function isSame(one: DayVerdict, other: DayVerdict): boolean {
  return (
    one.verdict === other.verdict &&
    isKnown(one) === isKnown(other) &&
    one.pay?.certain?.pence === other.pay?.certain?.pence &&
    withoutDays(one.reason) === withoutDays(other.reason)
  );
}

const withoutDays = (reason: string) => reason.replaceAll(/\d{4}-\d\d-\d\d/g, '');

/** How far a change of the law is looked for, in days: a certificate is used within months. */
const daysAhead = 366;

/** One result on all days of the timeline; with its last day, where a list of the code ends within a year. */
function settleVerdict(plan: HirePlanFacts, verdictOfDay: DayVerdict): HireVerdict {
  const { verdict, reason } = verdictOfDay;
  const end = verdict === 'barrier' ? undefined : endOfLists(plan, verdictOfDay);
  if (end === undefined)
    return { sponsorable: { verdict, reason, lastSafeDay: null }, dayVerdict: verdictOfDay };
  const { lastSafeDay, from } = end;
  const isFigureAlone = rankOf(from) === rankOf(verdictOfDay);
  const words = isFigureAlone ? fromThenOnInWords(lastSafeDay, from) : untilInWords(lastSafeDay);
  return {
    sponsorable: {
      verdict,
      reason: `${reason} ${words}`.trim(),
      lastSafeDay: isFigureAlone ? null : lastSafeDay,
    },
    dayVerdict: verdictOfDay,
  };
}

/** The day before a list of the code ends, if the result is another one from then on, and that result. */
function endOfLists(plan: HirePlanFacts, verdictOfDay: DayVerdict) {
  const { assignedOn } = verdictOfDay.on;
  const rows = [shortageList.get(plan.occupationCode), salaryList.get(plan.occupationCode)];
  return rows
    .flatMap((row) => (row && listEnd(row)) ?? [])
    .filter(({ endsOn }) => endsOn > assignedOn && daysBetween(assignedOn, endsOn) <= daysAhead)
    .toSorted((one, other) => daysBetween(other.endsOn, one.endsOn))
    .map((end) => ({ ...end, from: verdictOn(plan, movedTo(verdictOfDay.on, end.endsOn)) }))
    .find(({ from }) => !isSame(verdictOfDay, from));
}

/** The days with another certificate: the application is not before it, and not after its last use (SW 1.2(d)). */
function movedTo({ appliedOn }: JudgedDays, assignedOn: CalendarDate): JudgedDays {
  if (appliedOn < assignedOn) return { assignedOn, appliedOn: assignedOn };
  const use = lawOn(certificateUse, assignedOn);
  const lastUse = use.status === 'in-force' ? addMonths(assignedOn, use.value) : appliedOn;
  return { assignedOn, appliedOn: lastUse < appliedOn ? lastUse : appliedOn };
}

/** Two results within the timeline: both are said. */
function changing(
  plan: HirePlanFacts,
  { better, earliest, expected, latest }: OnDays & { better: DayVerdict },
): HireVerdict {
  const lastSafeDay = lastDayAs(plan, better, latest);
  const isPlanned = isSame(better, expected);
  const hasEnded = isKnown(better) && !isKnown(expected);
  const worst = rankOf(latest) > rankOf(better);
  const isFigureAlone = rankOf(expected) === rankOf(better) && !worst;
  const verdict = isPlanned && worst ? 'more-to-find-out' : hasEnded ? 'barrier' : expected.verdict;
  const reason = changedInWords({
    plan,
    better,
    planned: expected,
    latest,
    lastSafeDay,
    ...{ isPlanned, isFigureAlone, isSoonEnough: isSame(better, earliest) },
  });
  return {
    sponsorable: { verdict, reason, lastSafeDay: isFigureAlone ? null : lastSafeDay },
    dayVerdict: hasEnded ? better : expected,
  };
}

/** The last day of a certificate with the better result: the days between are halved until it is found. */
function lastDayAs(plan: HirePlanFacts, better: DayVerdict, worse: DayVerdict): CalendarDate {
  let [last, after] = [better.on.assignedOn, worse.on.assignedOn];
  while (daysBetween(last, after) > 1) {
    const middle = addDays(last, Math.floor(daysBetween(last, after) / 2));
    if (isSame(better, verdictOn(plan, movedTo(better.on, middle)))) last = middle;
    else after = middle;
  }
  return last;
}
