import { calendarDate, type Source } from '../kernel/index.ts';
import { worksWatch } from '../sources/index.ts';
import { dutyRule } from './duty-rule.ts';

const readOn = calendarDate('2026-11-28');

const migrationLawyerChangeOfJob: Source = {
  title: 'UK Migration Lawyer, when a new application is required to change a job role',
  url: 'https://ukmigrationlawyer.com/?p=2706',
  checkedOn: readOn,
};

const ayjChangeOfJob: Source = {
  title: 'AY&J Solicitors, Skilled Worker visa: change of employer or job',
  url: 'https://ayjsolicitors.com/skilled-worker-visa-change-employer-uk',
  checkedOn: readOn,
};

const skilledWorkerListRules: Source = {
  title: 'GOV.UK, Immigration Rules, Appendix Skilled Worker, SW 11.2 (copy of 6 December 2025)',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker',
  checkedOn: calendarDate('2026-11-22'),
};

const fromGovUk =
  'As firms quote GOV.UK on changing job with a Skilled Worker visa. The paragraph of the guidance was not read: to be confirmed on GOV.UK.';

export const workerRoleChangedInProgramme = dutyRule({
  id: 'worker-role-changed-in-programme',
  title: 'Next role of a graduate training programme',
  does: 'report',
  event:
    'The worker moves to the next role of a graduate training programme of the same sponsor. Another occupation code needs no new application then.',
  clock: { unit: 'working-day', length: 10, from: 'the day of the change' },
  contains: ['what changed: title, duties, occupation code, salary'],
  through: 'report-worker-activity',
  basis: 'secondary',
  confidence: 'confirmed',
  sources: [migrationLawyerChangeOfJob, ayjChangeOfJob, worksWatch],
  note: fromGovUk,
});

export const workerRoleOffSalaryList = dutyRule({
  id: 'worker-role-off-salary-list',
  title: 'Leaving a job on the Immigration Salary List',
  does: 'before-the-change',
  event:
    'The worker leaves a job that is on the Immigration Salary List for one that is not, also within the same occupation code.',
  clock: { unit: 'event', length: 0, from: 'before the new job begins' },
  contains: ['a new certificate', 'a successful application by the worker'],
  through: 'assign-certificate',
  consequence: 'The worker must not begin the new job before it is granted.',
  exceptions: ['The same job with the same sponsor, if it is taken off the list (SW 11.2).'],
  basis: 'secondary',
  confidence: 'confirmed',
  sources: [migrationLawyerChangeOfJob, ayjChangeOfJob, skilledWorkerListRules],
  note: fromGovUk,
});
