import { isHistory, start } from '@portway/rules/sponsored-worker';
import { type Finding, type Looking, nationOf, type WorkerFacts } from './facts.ts';

/** A worker who has not started in time, or started after the last day. */
export function starts(worker: WorkerFacts, looking: Looking): Finding[] {
  const { certificateStart, visaFrom, grantNotifiedOn, startedOn } = worker;
  if (certificateStart === null || certificateStart > looking.today) return [];
  const nation = nationOf(worker);
  const days = {
    nation,
    certificateStart,
    ...(visaFrom !== null && { visaValidFrom: visaFrom }),
    ...(grantNotifiedOn !== null && { grantNotifiedOn }),
  };
  const conclusion = start({
    ...days,
    ...(startedOn !== null && { startedOn }),
    on: looking.missedUntil,
  });
  const { deadline } = conclusion;
  if (conclusion.does === 'record' || deadline === null || !('clock' in deadline)) return [];
  const { from: happenedOn } = deadline.clock;
  if (isHistory({ conclusion, happenedOn, nation, cutOver: looking.cutOver })) return [];
  return [
    {
      key: `start:${worker.id}:${certificateStart}`,
      worker: worker.id,
      title: startedOn === null ? `${worker.name} has not started` : `${worker.name} started late`,
      conclusion,
      nation,
      happenedOn,
      asked: { event: 'worker-late-start', ...days },
    },
  ];
}
