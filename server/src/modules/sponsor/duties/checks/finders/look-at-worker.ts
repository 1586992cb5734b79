import type { CalendarDate } from '@portway/rules/kernel';
import { isWithinItsDays, raises } from '@portway/rules/sponsored-worker';
import { absences } from './absences.ts';
import { ends } from './ends.ts';
import {
  type Finding,
  type Looked,
  type Looking,
  nationOf,
  type UncheckedReason,
  type WorkerFacts,
} from './facts.ts';
import { papers } from './papers.ts';
import { pay } from './pay.ts';
import { starts } from './starts.ts';

/** The one route whose duties are counted. */
export const countedRoute = 'skilled-worker';

/** Everything found about one worker, and what could not be looked at. */
export function lookAtWorker(worker: WorkerFacts, at: Looking): Looked {
  const { importCutOver, endedOn } = worker;
  const isLater = importCutOver !== null && (at.cutOver === null || importCutOver > at.cutOver);
  const looking = isLater ? { ...at, cutOver: importCutOver } : at;
  const isOver = endedOn !== null && endedOn <= looking.today;
  if (worker.route !== countedRoute)
    return { findings: [], unchecked: isOver ? [] : ['other-route'], pay: null };
  if (isOver) return { findings: stillToReport(worker, { ...looking, endedOn }), unchecked: [], pay: null };
  const payResult = pay(worker);
  return {
    findings: [
      ...absences(worker, looking),
      ...starts(worker, looking),
      ...ends(worker, looking),
      ...payResult.findings,
      ...papers(worker, looking),
    ],
    unchecked: [...payResult.unchecked, ...missing(worker)],
    pay: payResult.pay,
  };
}

/**
 * Of a worker whose sponsorship has ended: the end itself and what happened before it, while there are days to report
 * it. What was found then stays until a person has done it.
 */
function stillToReport(worker: WorkerFacts, at: Looking & { endedOn: Looking['today'] }): Finding[] {
  const { endedOn, today } = at;
  const looking = { ...at, missedUntil: endedOn < at.missedUntil ? endedOn : at.missedUntil };
  const untilThen = worker.absences
    .filter(({ from }) => from <= endedOn)
    .map((each) => ({ ...each, to: each.to ?? endedOn }));
  const { startedOn } = worker;
  return [
    ...departure(worker, endedOn),
    ...absences({ ...worker, absences: untilThen }, looking),
    ...(startedOn === null ? [] : starts(worker, looking)),
  ].filter(({ conclusion, happenedOn, nation }) => {
    const isCounted = conclusion.deadline !== null;
    return isCounted && isWithinItsDays({ conclusion, happenedOn, nation }, today);
  });
}

function missing({ terms, visaEnds, certificateStart, startedOn, nextCheckOn }: WorkerFacts) {
  const reasons: (UncheckedReason | false)[] = [
    terms !== null && terms.nation === null && 'no-place',
    visaEnds === null && 'no-visa-end',
    // Without it neither a late start nor the rule of its day is known; pay says so where there is pay.
    certificateStart === null && startedOn === null && 'no-certificate-start',
    nextCheckOn === null && 'no-check',
  ];
  return reasons.filter((reason) => reason !== false);
}

/** That a worker has left, where the record says so and nobody recorded what happened. */
function departure(worker: WorkerFacts, endedOn: CalendarDate): Finding[] {
  const nation = nationOf(worker);
  const facts = { event: 'worker-leaves', nation, happenedOn: endedOn } as const;
  return [
    {
      key: `left:${worker.id}:${endedOn}`,
      worker: worker.id,
      title: `${worker.name} has left`,
      conclusion: raises(facts, {
        because: `Sponsored work ended on ${endedOn}, and no report of it is on record here.`,
        keep: ['The letter or notice', 'The last known address, telephone number and personal email'],
      }),
      nation,
      happenedOn: endedOn,
      asked: facts,
    },
  ];
}
