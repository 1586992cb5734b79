import { Refusal } from '../../../platform/refusal.ts';

/** Refuses one plan more than an account can keep. */
export function requireRoom(saved: number, max: number): void {
  if (saved < max) return;
  throw new Refusal('too-many', `You can save ${max} plans. Delete one you no longer need first.`, {
    status: 409,
  });
}

/** Refuses a code that is not in the tables of occupations: the plan could not be worked out, nor drafted. */
export function requireOccupation(isKnown: boolean): void {
  if (isKnown) return;
  const message = 'This is not a SOC 2020 occupation code.';
  throw new Refusal('invalid', message, { status: 422, fields: { 'job.occupationCode': message } });
}
