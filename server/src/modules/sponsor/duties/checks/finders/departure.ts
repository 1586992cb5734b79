import type { CalendarDate } from '@portway/rules/kernel';
import { raises } from '@portway/rules/sponsored-worker';
import { type Finding, nationOf, type WorkerFacts } from './facts.ts';

/** That a worker has left, where the record says so and nobody recorded what happened. */
export function departure(worker: WorkerFacts, endedOn: CalendarDate): Finding[] {
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
