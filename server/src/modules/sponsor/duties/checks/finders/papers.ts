import { paperFieldRules } from '@portway/rules/papers-agree';
import { lookAtThis } from '@portway/rules/sponsored-worker';
import { type Finding, type Looking, nationOf, type WorkerFacts } from './facts.ts';

/** A worker whose papers differ without a reason: which values they are is on the worker’s page alone. */
export function papers(worker: WorkerFacts, { today }: Looking): Finding[] {
  const { id, name, disagreement } = worker;
  if (disagreement === null) return [];
  const titles = disagreement.fields.map((field) => paperFieldRules[field].title.toLowerCase());
  const last = titles.at(-1) ?? '';
  const words = titles.length > 1 ? `${titles.slice(0, -1).join(', ')} and ${last}` : last;
  const since = disagreement.since === null ? '' : ` since ${disagreement.since}`;
  return [
    {
      key: `papers:${id}`,
      worker: id,
      title: `The papers of ${name} do not agree`,
      conclusion: lookAtThis({
        because: `They differ in ${words}${since}, and nobody has said why. Say why, or record what happened: then we count whether it is reported.`,
        keep: ['The reason why they differ'],
      }),
      nation: nationOf(worker),
      happenedOn: disagreement.since ?? today,
      asked: { fields: disagreement.fields },
    },
  ];
}
