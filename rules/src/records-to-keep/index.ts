export { type EndDays, type KeptUntil, keptUntilOf } from './kept-until.ts';
export { recordsToKeepParameters } from './parameters.ts';
export type { WorkerRecordFacts } from './record-facts.ts';
export {
  type OrganisationRecordId,
  organisationRecordIds,
  type RecordId,
  type RetentionTerm,
  type Shelf,
  shelves,
  type WorkerRecordId,
  workerRecordIds,
} from './record-ids.ts';
export { type RecordInWords, recordInWords } from './record-in-words.ts';
export { organisationRecords, type RecordNeed, recordTitle, workerRecords } from './records-to-keep.ts';
