import type { Caller } from '../../../platform/db/request-context.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Whose list, and of which workspace. */
export interface Reader {
  readonly account: string;
  readonly organisation: string | null;
}

/** Candidates and members of organisations are told of things; others have no list. */
export function requireReader({ account, candidate, organisation }: Caller): Reader {
  if (candidate || organisation !== null) return { account, organisation: organisation?.id ?? null };
  throw new Refusal(
    'forbidden',
    'You are not in an organisation. Ask an owner or admin of yours to invite you.',
    { status: 403 },
  );
}
