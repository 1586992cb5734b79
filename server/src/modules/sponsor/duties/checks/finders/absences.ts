import { addDays } from '@portway/rules/kernel';
import { absence, daysMissed, isHistory, lookAtThis, unpaidLeave } from '@portway/rules/sponsored-worker';
import { type Absence, type Finding, type Looking, nationOf, type WorkerFacts } from './facts.ts';
import { isAsked, whetherBack } from './whether-back.ts';

/** From this many working days missed on, an absence without permission is shown. Our choice, not the law. */
const nearsFrom = 3;

/** Absences without permission that near or reach their limit, and unpaid weeks that add up. */
export function absences(worker: WorkerFacts, looking: Looking): Finding[] {
  const settledAbsences = worker.absences.filter((each) => !isAsked(each));
  const unpermitted = settledAbsences.filter(({ agreed, excepted }) => !agreed && !excepted);
  return [
    ...unpermitted.flatMap((each) => withoutPermission(worker, each, looking)),
    ...unpaidYears({ ...worker, absences: settledAbsences }, looking),
    ...whetherBack(worker, looking),
  ];
}

function withoutPermission(worker: WorkerFacts, { id, from, to }: Absence, looking: Looking): Finding[] {
  const nation = nationOf(worker);
  const worksOn = worker.terms?.worksOn;
  const missedUntil = to ?? looking.missedUntil;
  const facts = { nation, firstDayAbsent: from, missedUntil, worksOn };
  const base = { worker: worker.id, nation, title: `${worker.name} is absent without permission` };
  const conclusion = absence({ ...facts, permitted: false });
  const { deadline } = conclusion;
  if (deadline !== null && 'clock' in deadline) {
    const happenedOn = deadline.clock.from;
    // An absence that goes on is no history, whenever it began.
    if (to !== null && isHistory({ conclusion, happenedOn, nation, cutOver: looking.cutOver })) return [];
    const reportingFacts = { event: 'worker-unauthorised-absence', nation, firstDayAbsent: from, worksOn };
    return [{ ...base, key: `absence:${id}`, conclusion, happenedOn, asked: reportingFacts }];
  }
  const { limit, weekdays, own } = daysMissed(facts);
  if (to !== null || Math.max(weekdays, own) < nearsFrom) return [];
  const because = `Absent without permission since ${from}. Back within ${limit} working days, nothing is reported. Record the day as soon as the worker is back.`;
  const nears = lookAtThis({
    because,
    keep: ['The attendance record', 'Each attempt to reach the worker, with its day'],
  });
  return [
    { ...base, key: `absence-nears:${id}`, conclusion: nears, happenedOn: from, asked: { ...facts, limit } },
  ];
}

/** Of this calendar year and the one before: leave over Christmas is often recorded in January. */
function unpaidYears(worker: WorkerFacts, looking: Looking): Finding[] {
  const { terms, absences } = worker;
  if (terms === null || absences.length === 0) return [];
  const thisYear = Number(looking.today.slice(0, 4));
  const leave = absences.flatMap(({ from, to, pay, excepted }) => {
    const until = to ?? looking.missedUntil;
    if (pay === 'paid' || excepted || until < from) return [];
    return [{ from, to: until, kind: pay === 'unpaid' ? 'unpaid' : 'reduced-pay' } as const];
  });
  if (leave.length === 0) return [];
  const nation = nationOf(worker);
  return [thisYear - 1, thisYear].flatMap((year) => {
    const conclusion = unpaidLeave({ nation, leave, worksOn: terms.worksOn, year });
    const { deadline } = conclusion;
    if (deadline === null || !('clock' in deadline)) return [];
    const happenedOn = deadline.clock.from;
    const isOver = isHistory({ conclusion, happenedOn, nation, cutOver: looking.cutOver });
    if (isOver && !absences.some(goesOnSince(happenedOn))) return [];
    return [
      {
        key: `unpaid:${worker.id}:${year}` as const,
        worker: worker.id,
        title: `${worker.name} has been unpaid for more than four weeks`,
        conclusion,
        nation,
        happenedOn,
        asked: { event: 'worker-unpaid-over-4-weeks', nation, happenedOn },
      },
    ];
  });
}

/** Whether the leave that passed the four weeks on a day has not ended. */
const goesOnSince =
  (day: string) =>
  ({ to, pay, excepted, from }: Absence) =>
    to === null && pay !== 'paid' && !excepted && from <= day;

/** The last day known to be missed: the day has to have begun, so that nobody is absent before work starts. */
export function missedUntil(today: Looking['today'], hour: number): Looking['today'] {
  return hour >= workBegins ? today : addDays(today, -1);
}

const workBegins = 9;
