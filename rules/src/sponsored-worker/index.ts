export { type AbsenceSoFar, absence, daysMissed } from './absence.ts';
export {
  type AbsenceKind,
  absenceKindIds,
  absenceKindOf,
  isExcepted,
  isPermitted,
} from './absences/absence-kinds.ts';
export { type AbsenceToRecord, absenceConclusions } from './absences/planned-absence.ts';
export { type Conclusion, type Happened, lookAtThis, raises } from './conclusion.ts';
export { type KeptDocument, keptDocuments } from './documents-to-keep.ts';
export { isAllHistory, isHistory, isWithinItsDays, recentSince, type WhetherHistory } from './history.ts';
export {
  type HoursChangeFacts,
  hoursChange,
  type PlaceChangeFacts,
  placeChange,
} from './job-change.ts';
export { type StartFacts, start } from './late-start.ts';
export {
  type EndedFacts,
  type KeepUntil,
  type KeyPersonLeftFacts,
  keepUntil,
  keyPersonLeft,
  type NewOwnerFacts,
  newOwner,
} from './organisation-change.ts';
export { payChange } from './pay-change.ts';
export type { PayChangeFacts } from './pay-facts.ts';
export {
  type FindLeast,
  type LeastOn,
  measurePay,
  minOn,
  type PayMeasured,
  type PayOnRecord,
  payRuleDay,
} from './pay-on-record.ts';
export { payReduced } from './pay-outcomes.ts';
export { type RechargedFacts, recharged, rechargedTitle } from './recharged.ts';
export { type Listed, mayBeListed, type RoleChangeFacts, roleChange } from './role-change.ts';
export {
  exceptedLeave,
  passesFourWeeks,
  type UnpaidLeave,
  type UnpaidLeaveFacts,
  unpaidLeave,
} from './unpaid-leave.ts';
