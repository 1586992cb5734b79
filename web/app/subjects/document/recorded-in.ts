import { type Recorded, recordedFor } from '@portway/rules/recorded';
import { rulePath } from '../../text/law.ts';
import type { WorkingStepShown } from '../../text/working-steps.ts';

const path = rulePath('');

/** How far the law is recorded that the steps of a working read. */
export function recordedIn(steps: readonly WorkingStepShown[]): Recorded {
  return recordedFor(steps.flatMap(({ law }) => (law ? [law.href.slice(path.length)] : [])));
}
