import type { ApplicationState, Decision } from '@portway/contracts/jobs/job-choices';
import { Refusal } from '../../platform/refusal.ts';

/** A candidate who withdrew is no longer decided about. */
export function requireNotWithdrawn(state: ApplicationState): asserts state is Decision {
  if (state !== 'withdrawn') return;
  throw new Refusal('withdrawn', 'The candidate has withdrawn this application.', { status: 409 });
}
