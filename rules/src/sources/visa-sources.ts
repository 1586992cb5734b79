import { type CalendarDate, calendarDate, type Source } from '../kernel/index.ts';

/** The day on which the undated copies were read. */
const copiesReadOn: CalendarDate = calendarDate('2026-11-21');

const copy = (title: string, url: string): Source => ({ title, url, checkedOn: copiesReadOn });

export const appendixSkilledWorker = copy(
  'GOV.UK, Immigration Rules, Appendix Skilled Worker (copy of 6 December 2025)',
  'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-skilled-worker',
);
export const appendixEnglish = copy(
  'GOV.UK, Immigration Rules, Appendix English Language (copy of 25 November 2025)',
  'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-english-language',
);
export const appendixFinance = copy(
  'GOV.UK, Immigration Rules, Appendix Finance (copy of 6 December 2025)',
  'https://www.gov.uk/guidance/immigration-rules/immigration-rules-appendix-finance',
);
export const edinburghMaintenance = copy(
  'The University of Edinburgh, maintenance requirements',
  'https://global.ed.ac.uk/staff-immigration-service/working-in-the-uk/skilled-worker/maintenance-requirements',
);
export const visaAndImmigrations = copy(
  'Visa and Immigrations, Skilled Worker visa',
  'https://visaandimmigrations.com/skilled-worker-visa/',
);
