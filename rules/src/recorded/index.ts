export {
  type Recorded,
  recordedBy,
  recordedFor,
  recordedOf,
  recordedSubject,
  rulesReadTo,
} from './recorded-by.ts';
export type { LawSubject, RecordedBriefly } from './recorded-days.ts';
export { type RecordedSubject, recordedSubjects } from './recorded-subjects.ts';
export { subjectOf } from './subject-of.ts';
