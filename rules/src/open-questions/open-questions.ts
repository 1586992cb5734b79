import type { Confidence, Parameter } from '../kernel/index.ts';
import { subjectOf } from '../recorded/index.ts';
import { guidanceConflicts } from './guidance-conflicts.ts';
import type { OpenBecause, OpenQuestion } from './open-question.ts';
import { unknownLaw } from './unknown-law.ts';

const becauseOf: Readonly<Partial<Record<Confidence, OpenBecause>>> = {
  disputed: 'disputed',
  'single-source': 'one-source',
  'from-memory': 'one-source',
  derived: 'derived',
};

const order: readonly OpenBecause[] = ['unknown', 'newer', 'disputed', 'one-source', 'derived'];

/**
 * Everything that is not settled: what our reading of the law left open, where guidance is read in two ways, and each
 * parameter whose newest version is unknown, disputed, of one source or derived.
 */
export function openQuestions(parameters: readonly Parameter<unknown>[]): readonly OpenQuestion[] {
  const all = [...unknownLaw, ...guidanceConflicts, ...parameters.flatMap(questionOf)];
  return order.flatMap((because) => all.filter((each) => each.because === because));
}

/** What is open about the newest version of a parameter; empty where nothing is. */
function questionOf({ id, title, versions, checkAt }: Parameter<unknown>): OpenQuestion[] {
  const newest = versions.at(-1) ?? versions[0];
  const because = 'unknown' in newest ? 'unknown' : becauseOf[newest.confidence];
  if (because === undefined) return [];
  const notes = ['unknown' in newest ? newest.unknown : undefined, newest.note, reasons[because]];
  return [
    {
      id,
      because,
      subject: subjectOf(id),
      title,
      known: `From ${newest.from}. ${notes.find((note) => note !== undefined) ?? ''}`.trim(),
      settledBy: checkAt.title,
      rule: id,
      sources: newest.sources,
    },
  ];
}

const reasons: Readonly<Partial<Record<OpenBecause, string>>> = {
  disputed: 'Sources differ.',
  'one-source': 'One source says so.',
  derived: 'It follows from other published figures; no source was seen that states it.',
};
