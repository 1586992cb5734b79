import type { Step, Warning } from '../kernel/index.ts';

/** The job can be sponsored for this worker, judging by the code, the lists and the route. */
export interface Eligible {
  readonly status: 'eligible';
  /** Facts that would decide what is still open; empty when it is decided. */
  readonly missing: readonly string[];
  readonly steps: readonly Step[];
  readonly warnings: readonly Warning[];
}
