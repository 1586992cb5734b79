import type { Parameter } from '../kernel/index.ts';
import type { DutyId } from './duty-id.ts';
import type { Duty } from './duty-rule.ts';
import * as organisation from './organisation-duties.ts';
import * as organisationEvents from './organisation-event-duties.ts';
import * as other from './other-duties.ts';
import * as roles from './role-duties.ts';
import * as workerChanges from './worker-change-duties.ts';
import * as worker from './worker-duties.ts';

/** Every duty by the id of its event. */
export const dutyRules: Readonly<Record<DutyId, Parameter<Duty>>> = {
  'worker-late-start': worker.workerLateStart,
  'worker-no-show': worker.workerNoShow,
  'worker-unauthorised-absence': worker.workerUnauthorisedAbsence,
  'worker-unpaid-over-4-weeks': worker.workerUnpaidOver4Weeks,
  'worker-pay-reduced': worker.workerPayReduced,
  'worker-pay-reduced-permitted': worker.workerPayReducedPermitted,
  'worker-pay-reduced-new-certificate': worker.workerPayReducedNewCertificate,
  'worker-pay-below-route': worker.workerPayBelowRoute,
  'worker-pay-increased': worker.workerPayIncreased,
  'worker-role-changed-same-code': workerChanges.workerRoleChangedSameCode,
  'worker-role-changed-new-code': workerChanges.workerRoleChangedNewCode,
  'worker-role-changed-in-programme': roles.workerRoleChangedInProgramme,
  'worker-role-off-salary-list': roles.workerRoleOffSalaryList,
  'worker-hours-changed': workerChanges.workerHoursChanged,
  'worker-location-changed': workerChanges.workerLocationChanged,
  'worker-leaves': workerChanges.workerLeaves,
  'worker-no-longer-needs-sponsor': workerChanges.workerNoLongerNeedsSponsor,
  'worker-stops-other': workerChanges.workerStopsOther,
  'worker-nurse-registered': workerChanges.workerNurseRegistered,
  'worker-offshore': workerChanges.workerOffshore,
  'worker-breach-conditions': workerChanges.workerBreachConditions,
  'worker-crime': workerChanges.workerCrime,
  'worker-slavery-identified': workerChanges.workerSlaveryIdentified,
  'org-name-address': organisation.orgNameAddress,
  'org-structure': organisation.orgStructure,
  'org-registration': organisation.orgRegistration,
  'org-key-personnel': organisation.orgKeyPersonnel,
  'org-ownership': organisationEvents.orgOwnership,
  'org-new-owner-applies': organisationEvents.orgNewOwnerApplies,
  'org-tupe': organisationEvents.orgTupe,
  'org-stops-trading': organisationEvents.orgStopsTrading,
  'org-nature': organisation.orgNature,
  'org-convictions': organisation.orgConvictions,
  'org-size': organisation.orgSize,
  'org-overseas-link': organisationEvents.orgOverseasLink,
  'org-no-level-1': organisationEvents.orgNoLevel1,
  'rec-sms-login': other.recSmsLogin,
  'rec-pay-period': other.recPayPeriod,
  'rec-right-to-work': other.recRightToWork,
  'rec-contact-details': other.recContactDetails,
  'rec-absences': other.recAbsences,
  'rec-employment-rights': other.recEmploymentRights,
  'rec-read-guidance': other.recReadGuidance,
  'rec-cos-allocation': other.recCosAllocation,
  'rec-records': other.recRecords,
  'proc-action-plan-fee': other.procActionPlanFee,
  'proc-skills-charge-topup': other.procSkillsChargeTopup,
  'proc-representations': other.procRepresentations,
};
