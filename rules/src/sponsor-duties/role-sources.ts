import { calendarDate, type Source } from '../kernel/index.ts';

const readOn = calendarDate('2026-11-28');

export const migrationLawyerChangeOfJob: Source = {
  title: 'UK Migration Lawyer, when a new application is required to change a job role',
  url: 'https://ukmigrationlawyer.com/?p=2706',
  checkedOn: readOn,
};

export const ayjChangeOfJob: Source = {
  title: 'AY&J Solicitors, Skilled Worker visa: change of employer or job',
  url: 'https://ayjsolicitors.com/skilled-worker-visa-change-employer-uk',
  checkedOn: readOn,
};

export const skilledWorkerListRules: Source = {
  title: 'GOV.UK, Immigration Rules, Appendix Skilled Worker, SW 11.2 (copy of 6 December 2025)',
  url: 'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker',
  checkedOn: calendarDate('2026-11-22'),
};
