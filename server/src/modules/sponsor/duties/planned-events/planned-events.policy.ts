import { Refusal } from '../../../../platform/refusal.ts';

function refuse(code: string, message: string, field: string, status: 409 | 422 = 422): never {
  throw new Refusal(code, message, { status, fields: { [field]: message } });
}

/** A plan is for a day to come, and one that people still remember. */
export function requireToCome(
  day: string | null,
  { today, last }: { readonly today: string; readonly last: string },
  field: string,
): asserts day is string {
  if (day === null) refuse('no-day', 'Choose the day it is planned for.', field);
  if (day <= today) refuse('not-to-come', 'This day has come. Record what happened instead.', field);
  if (day > last) refuse('too-far', 'Choose a day within the next five years.', field);
}

/** The first day of a hire is planned with the hire. */
export function requireNoOtherPlan(
  kind: string,
  worker: { readonly hire_case: string | null; readonly started_on: string | null } | undefined,
): void {
  if (kind !== 'start' || worker === undefined) return;
  if (worker.started_on !== null)
    refuse('started', `The first day is on record: ${worker.started_on}. Correct that record.`, 'startedOn');
  if (worker.hire_case !== null)
    refuse('planned-elsewhere', 'The first day of this worker is planned with their hire.', 'startedOn');
}

export function requireUnplanned(
  same: { readonly by_name: string; readonly planned_at: Date } | undefined,
  field: string,
): void {
  if (same === undefined) return;
  const day = same.planned_at.toISOString().slice(0, 10);
  refuse('planned-before', `${same.by_name} planned this for the same day on ${day}.`, field, 409);
}

export function requireWorkers(foundCount: number, expectedCount: number, field: string): void {
  if (foundCount < expectedCount)
    refuse('invalid', 'A worker you chose is not on record, or is not one you may see.', field);
}

export function requireKnown(plan: object | undefined, field: string): void {
  if (plan === undefined) refuse('invalid', 'There is no such plan.', field);
}

export function requireOpen(isOpen: boolean, field: string): void {
  if (isOpen) return;
  refuse('planned-no-longer', 'This is planned no longer. A colleague recorded or cancelled it.', field, 409);
}
