export { missedUntil } from './absences.ts';
export {
  type Finding,
  type FoundKind,
  foundKinds,
  type Looked,
  type Looking,
  looksAheadDays,
  type UncheckedReason,
  type WorkerFacts,
} from './facts.ts';
export { lawChanges, lawTouching, type Touched } from './law-changes.ts';
export { lookAtWorker } from './look-at-worker.ts';
export { organisationFindings, type SponsorFacts } from './organisation.ts';
export { type Over, recordsOver } from './records-over.ts';
