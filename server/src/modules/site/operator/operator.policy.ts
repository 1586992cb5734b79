import { Refusal } from '../../../platform/refusal.ts';
import type { OperatorFigureRow } from './operator.repository.ts';

/** From how many figures on the page About shows them, and for how many it has room. */
export interface Room {
  readonly from: number;
  readonly max: number;
}

type OfWhom = Pick<OperatorFigureRow, 'example'>;
const isReal = ({ example }: OfWhom) => !example;

/**
 * The figures that the page About shows, in the order in which they were entered: the operator's once there are enough,
 * with examples of the demo while there are not, and none of too few.
 */
export function figuresToShow<Row extends OfWhom>(rows: readonly Row[], { from, max }: Room): readonly Row[] {
  const real = rows.filter(isReal);
  if (real.length >= from) return real.slice(0, max);
  if (rows.length < from) return [];
  return [...real, ...rows.filter(({ example }) => example)].slice(0, max);
}

/** Refuses one figure more than the page has room for. */
export function requireRoom(rows: readonly OfWhom[], { max }: Room): void {
  if (rows.filter(isReal).length < max) return;
  const message = `The page has room for ${max} figures. Delete one, or change it.`;
  throw new Refusal('too-many', message, { status: 409 });
}

/** An example keeps its words, as it keeps its tag. */
export function requireReal(row: OfWhom): void {
  if (isReal(row)) return;
  const message = 'This is an example of the demo. Delete it, and add your own.';
  throw new Refusal('example', message, { status: 409 });
}

/** Refuses a save by someone who has not seen what is stored. */
export function requireVersion({ version }: Pick<OperatorFigureRow, 'version'>, seenVersion: number): void {
  if (version === seenVersion) return;
  const message = 'Someone else has changed this figure. Nothing was saved: reload the page to see it.';
  throw new Refusal('changed', message, { status: 409 });
}

/** A figure is of a day that has been. Both as YYYY-MM-DD. */
export function requirePast(on: string, today: string): void {
  if (on <= today) return;
  const message = 'Enter today or an earlier day.';
  throw new Refusal('invalid', message, { status: 422, fields: { on: message } });
}
