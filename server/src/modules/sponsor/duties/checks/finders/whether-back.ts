import { absence, lookAtThis } from '@portway/rules/sponsored-worker';
import { type Absence, type Finding, type Looking, nationOf, type WorkerFacts } from './facts.ts';

/** An absence of a file that gives no last day: nobody has said yet whether the worker is still away. */
export const isAsked = ({ isFromFile, to, stillAwayOn }: Absence) =>
  isFromFile && to === null && stillAwayOn === null;

/** Asks whether a worker is back, where something follows if not. Nothing is raised before a person has answered. */
export function whetherBack(worker: WorkerFacts, looking: Looking): Finding[] {
  return worker.absences
    .filter((each) => isAsked(each) && matters(each))
    .map((each) => ({
      key: `absence-asked:${each.id}` as const,
      worker: worker.id,
      title: `Is ${worker.name} back at work?`,
      conclusion: lookAtThis({
        because: `The imported file gives no last day for the absence from ${each.from}. Answer on the worker’s page. ${ifStillAway(worker, each, looking)}`,
        keep: ['The attendance record'],
      }),
      nation: nationOf(worker),
      happenedOn: each.from,
      asked: { firstDayAbsent: each.from },
    }));
}

const matters = ({ agreed, excepted, pay }: Absence) => !excepted && (!agreed || pay !== 'paid');

function ifStillAway(worker: WorkerFacts, { agreed, from }: Absence, { missedUntil }: Looking): string {
  if (agreed) return 'If the worker is still away, the days without full pay are counted.';
  const nation = nationOf(worker);
  const worksOn = worker.terms?.worksOn;
  const { deadline } = absence({ nation, firstDayAbsent: from, missedUntil, permitted: false, worksOn });
  return deadline !== null && 'reportBy' in deadline
    ? `If the worker is still away without permission, report it by ${deadline.reportBy}.`
    : 'If the worker is still away without permission, the days are counted from then.';
}
