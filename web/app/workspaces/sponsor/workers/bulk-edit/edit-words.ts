import type { EditField } from '@portway/contracts/sponsor/workers/worker-edits';
import { dayInWords } from '../../../../text/days.ts';

export const editFieldWords: Readonly<Record<EditField, string>> = {
  manager: 'Manager',
  place: 'Place of work',
  'next-check': 'Next right to work check',
  code: 'Occupation code',
  option: 'Salary option of the permission',
};

/** A value of an edit as people say it. */
export function editValueInWords(field: EditField, words: string | null): string {
  if (words === null) return 'empty';
  return field === 'next-check' ? dayInWords(words) : words;
}

export const countOfWorkers = (count: number) =>
  count === 1 ? '1 worker' : `${count.toLocaleString('en-GB')} workers`;

/** “7 workers change, 2 are so already and 1 is left as it is.” */
export function previewInWords({
  changes,
  same,
  left,
}: {
  changes: number;
  same: number;
  left: number;
}): string {
  const parts = [
    changes === 1 ? '1 worker changes' : `${changes} workers change`,
    ...(same === 0 ? [] : [same === 1 ? '1 has it already' : `${same} have it already`]),
    ...(left === 0 ? [] : [left === 1 ? '1 is left as it is' : `${left} are left as they are`]),
  ];
  const last = parts.length > 1 ? ` and ${parts.at(-1)}` : '';
  return `${(parts.length > 1 ? parts.slice(0, -1) : parts).join(', ')}${last}.`;
}
