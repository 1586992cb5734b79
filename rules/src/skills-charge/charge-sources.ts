import { calendarDate, type Source } from '../kernel/index.ts';

/** The day on which these copies were read. */
const readOn = calendarDate('2026-11-22');

const copy = (title: string, url: string): Source => ({ title, url, checkedOn: readOn });

export const govUkEmployers = copy(
  'GOV.UK, UK visa sponsorship for employers, immigration skills charge (copy printed on 22 October 2025)',
  'https://www.gov.uk/uk-visa-sponsorship-employers/print',
);
export const skillsChargeProcess = copy(
  'GOV.UK, Immigration Skills Charge, guidance for Home Office staff, version 6.0 (opening only)',
  'https://www.gov.uk/government/publications/immigration-skills-charge-process-guidance/immigration-skills-charge-accessible-version',
);
export const annaizuRefund = copy(
  'Annaizu, Immigration Skills Charge refund, an employer’s guide of 2026 (opening only)',
  'https://www.annaizu.com/glossary/immigration-skills-charge-isc-refund-employers-guide-2026',
);
export const borderlessRefund = copy(
  'Borderless, Immigration Skills Charge refund, a guide of September 2025',
  'https://www.getborderless.co.uk/blog/immigration-skills-charge-isc-refund-guide-for-sponsors',
);
export const migracoExempt = copy(
  'Migraco, who is exempt from paying the Immigration Skills Charge, and refunds (older codes)',
  'https://www.migraco.com/en/who-is-exempt-from-paying-the-isc/',
);
