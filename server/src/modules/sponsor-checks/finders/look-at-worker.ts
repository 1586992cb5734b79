import { absences } from './absences.ts';
import { ends } from './ends.ts';
import type { Looked, Looking, UncheckedReason, WorkerFacts } from './facts.ts';
import { pay } from './pay.ts';
import { starts } from './starts.ts';

/** The one route whose duties are counted. */
export const countedRoute = 'skilled-worker';

/** Everything found about one worker, and what could not be looked at. */
export function lookAtWorker(worker: WorkerFacts, at: Looking): Looked {
  const { importCutOver } = worker;
  const isLater = importCutOver !== null && (at.cutOver === null || importCutOver > at.cutOver);
  const looking = isLater ? { ...at, cutOver: importCutOver } : at;
  if (worker.endedOn !== null && worker.endedOn <= looking.today) return { findings: [], unchecked: [] };
  if (worker.route !== countedRoute) return { findings: [], unchecked: ['other-route'] };
  const paid = pay(worker);
  return {
    findings: [
      ...absences(worker, looking),
      ...starts(worker, looking),
      ...ends(worker, looking),
      ...paid.findings,
    ],
    unchecked: [...paid.unchecked, ...missing(worker)],
  };
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
