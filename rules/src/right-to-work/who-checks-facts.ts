import type { CalendarDate } from '../kernel/index.ts';

/** How somebody works for the reader, or for the reader's clients. */
export const arrangements = [
  'employee',
  'workers-contract',
  'individual-sub-contractor',
  'matching-service',
  'personal-service-company',
  'supply-chain',
  'own-account',
] as const;

export type Arrangement = (typeof arrangements)[number];

export interface CheckFacts {
  readonly arrangement: Arrangement;
  /** The day on which the arrangement was made, whose law applies. */
  readonly arrangedOn: CalendarDate;
  /** Whether the reader passes providers' details to clients for a fee or commission; for a matching service. */
  readonly passesDetails?: boolean | undefined;
}
