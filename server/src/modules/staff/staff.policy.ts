import type { Caller } from '../../platform/db/request-context.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Only for staff with a second factor. */
export function requireStaff({ role, secondFactor }: Caller): void {
  if (role !== 'staff') {
    throw new Refusal('forbidden', 'This is for the team that runs the site.', { status: 403 });
  }
  if (!secondFactor) {
    const message = 'Set up a second factor, then log in with it. The desk shows what other people sent us.';
    throw new Refusal('second-factor-due', message, { status: 403 });
  }
}

/** Not found, for staff who may see everything. */
export function notThere(): Refusal {
  return new Refusal('not-found', 'There is nothing at this address.', { status: 404 });
}
