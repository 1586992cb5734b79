export type { RaisedDuty } from './duties-of.ts';
export type { AbsenceFacts, EventFacts, LateStartFacts, ReportingFacts, Weekday } from './facts.ts';
export type { Reading } from './readings.ts';
export {
  deadlineBy,
  type ReportingCount,
  type ReportingDeadline,
  reportingDeadline,
} from './reporting-deadline.ts';
export { type Standing, standing, standingWords } from './standing.ts';
