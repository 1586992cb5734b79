import type { EditField } from '@portway/contracts/sponsor/workers/worker-edits';
import { Refusal } from '../../../../platform/refusal.ts';
import type { EditableRow } from './worker-edits.repository.ts';

/** Why this edit leaves the worker as it is; undefined where it can be made. */
export function reasonToLeave(row: EditableRow, field: EditField, to: string | null): string | undefined {
  if ((field === 'place' || field === 'code') && row.terms === null)
    return 'No job is on record. Add it on the worker’s page first.';
  if (field !== 'next-check') return undefined;
  if (row.check === null) return 'No right to work check is on record. Record it on the worker’s page first.';
  if (to !== null && row.checked_on !== null && to <= row.checked_on)
    return 'The next check would not come after the last one.';
  return undefined;
}

/** Refuses an edit of workers whom someone changed since it was previewed. */
export function refuseChanged(names: readonly string[]): never {
  const [first = '', second, ...others] = names;
  const who =
    second === undefined
      ? `${first} has`
      : others.length === 0
        ? `${first} and ${second} have`
        : `${first}, ${second} and ${others.length} more have`;
  throw new Refusal(
    'changed',
    `${who} been changed in the meantime. Nothing was saved. Look at the changes again.`,
    { status: 409 },
  );
}
