import {
  type Difference,
  type FieldAgreement,
  papersAgree,
  type StatedValue,
} from '@portway/rules/papers-agree';
import type { StoredExplanation } from '../explanations.repository.ts';
import type { WorkerStatements } from './statements.service.ts';

/** A difference that no event explains, with the person's reason where one was given. */
export interface OpenDifference extends Difference {
  /** Keyed hashes of the two values, in their order. */
  readonly hashes: readonly [string, string];
  readonly explanation: StoredExplanation | undefined;
}

export interface ComparedField extends FieldAgreement {
  readonly open: readonly OpenDifference[];
  /** Those that nobody has explained. */
  readonly unexplained: readonly OpenDifference[];
  /** Names their values, so that a reason is given for what was seen; null where there are none. */
  readonly seen: string | null;
}

/** A keyed hash of a text, and what it was under earlier secrets. */
export type Hashes = (text: string) => readonly [string, ...string[]];

/** What the papers of a worker say, with the reasons that people gave for what differs. */
export function comparedPapers(
  { worker, facts }: WorkerStatements,
  explanations: readonly StoredExplanation[],
  hashes: Hashes,
): readonly ComparedField[] {
  return papersAgree(facts).map((agreement) => {
    const ofField = explanations.filter(({ field }) => field === agreement.field);
    const hashesOf = (value: StatedValue) => hashes(`${worker.id}\n${agreement.field}\n${textOf(value)}`);
    const open = agreement.differences
      .filter(({ changed }) => changed === null)
      .map((difference): OpenDifference => {
        const [mine, yours] = [hashesOf(difference.one.value), hashesOf(difference.other.value)];
        const explains = ({ one_hash: one, other_hash: other }: StoredExplanation) =>
          (mine.includes(one) && yours.includes(other)) || (mine.includes(other) && yours.includes(one));
        return { ...difference, hashes: inOrder(mine[0], yours[0]), explanation: ofField.findLast(explains) };
      });
    const unexplained = open.filter(({ explanation }) => explanation === undefined);
    return { ...agreement, open, unexplained, seen: seenOf(unexplained, hashes) };
  });
}

function seenOf(unexplained: readonly OpenDifference[], hashes: Hashes): string | null {
  const pairs = unexplained.map(({ hashes: pair }) => pair.join(' '));
  return pairs.length === 0 ? null : hashes([...new Set(pairs)].toSorted().join('\n'))[0];
}

export type ComparePapers = typeof comparedPapers;

const inOrder = (one: string, other: string): readonly [string, string] =>
  one < other ? [one, other] : [other, one];

/** A value as it is hashed: the same however it is written with capitals and spaces. */
function textOf(value: StatedValue): string {
  switch (value.kind) {
    case 'text':
      return [value.text, ...(value.others ?? [])].map((text) => text.trim().toLowerCase()).join('|');
    case 'pay':
      return `${value.pence}/${value.basis}`;
    case 'hours':
      return `${value.hours}/${value.basis}`;
    case 'day':
      return value.day;
    case 'keys':
      return value.keys.toSorted().join('|');
  }
}
