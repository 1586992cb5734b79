import type { Parameter } from '../kernel/index.ts';
import { dutyRules } from './duty-rules.ts';
import * as parameters from './parameters.ts';

export { dutiesRecordBegins } from './duty.ts';
export { type DutyId, dutyIds } from './duty-id.ts';
export type { Duty, DutyClock, DutyKind, DutyReading } from './duty-rule.ts';
export { dutyRules } from './duty-rules.ts';
export {
  absentWithoutPermission,
  guidanceVersion,
  recordsKeptFor,
  recordsKeptMonths,
  reportOrganisationWithin,
  reportWorkerWithin,
  rightToWorkByEnquiry,
  rightToWorkByHand,
  rightToWorkDigital,
  rightToWorkKeptMonths,
  rightToWorkOnline,
  startWithin,
  unpaidAbsence,
} from './parameters.ts';
export { checksRecordBegins } from './right-to-work-parameters.ts';
export { type Channel, channels } from './sms-functions.ts';

/** What a sponsor reports, by when, and what it keeps. */
export const sponsorDutiesParameters: readonly Parameter<unknown>[] = [
  parameters.reportWorkerWithin,
  parameters.workerChanges,
  parameters.absentWithoutPermission,
  parameters.startWithin,
  parameters.unpaidAbsence,
  parameters.workLocation,
  parameters.reportOrganisationWithin,
  parameters.organisationChanges,
  parameters.recordsKept,
  parameters.recordsKeptFor,
  parameters.recordsKeptMonths,
  parameters.rightToWorkKeptMonths,
  parameters.rightToWorkByHand,
  parameters.rightToWorkOnline,
  parameters.rightToWorkDigital,
  parameters.rightToWorkByEnquiry,
  parameters.guidanceVersion,
  parameters.visits,
  ...Object.values(dutyRules),
];
