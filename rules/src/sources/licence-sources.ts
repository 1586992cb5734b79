import { type CalendarDate, calendarDate, type Source } from '../kernel/index.ts';

/** The day on which the undated copies were read. */
const copiesReadOn: CalendarDate = calendarDate('2026-11-20');

const copy = (title: string, url: string): Source => ({ title, url, checkedOn: copiesReadOn });

export const govUkApplyGuidance = copy(
  'GOV.UK, Workers and Temporary Workers guidance for sponsors, part 1 (copy of April 2025, opening only)',
  'https://www.gov.uk/government/publications/workers-and-temporary-workers-guidance-for-sponsors-part-1-apply-for-a-licence/workers-and-temporary-workers-guidance-for-sponsors-part-1-apply-for-a-licence-accessible',
);
export const govUkPriorityGuidance = copy(
  'GOV.UK, Pre-licence priority service guidance (copy of 10 March 2023)',
  'https://www.gov.uk/government/publications/pre-licence-priority-service-guidance/pre-licence-priority-service-guidance',
);
export const appendixAChange = copy(
  'A record of the change to Appendix A on GOV.UK of 8 April 2026',
  'https://govdiff.njk.onl/update/2026-04-08T00:01:00+01:00/www.gov.uk/government/publications/supporting-documents-for-sponsor-applications-appendix-a',
);

export const batesWells = copy(
  'Bates Wells, key changes to the sponsor licence rules of spring 2026',
  'https://bateswells.co.uk/updates/home-office-tightens-sponsor-licence-rules-key-spring-2026-changes/',
);
export const davidsonMorrisCoolingOff = copy(
  'DavidsonMorris, sponsor licence cooling-off period',
  'https://www.davidsonmorris.com/sponsor-licence-cooling-off-period',
);
export const forsters = copy(
  'Forsters, Home Office sponsor guidance update',
  'https://www.forsters.co.uk/news-and-views/home-office-sponsor-guidance-update-understand-your-additional-hr-duties',
);
export const ghersonPersonnel = copy(
  'Gherson, changes to key personnel for sponsor licences',
  'https://www.gherson.com/blog/important-changes-to-key-personnel-for-sponsor-licences/',
);
export const ghersonRevocation = copy(
  'Gherson, sponsor licence revocation and longer cooling-off periods',
  'https://www.gherson.com/blog/sponsor-licence-revocation-and-the-impact-of-longer-cooling-off-periods/',
);
export const immigrationBarristerCoolingOff = copy(
  'Immigration Barrister, cooling-off periods in sponsor licence applications',
  'https://immigrationbarrister.co.uk/cooling-off-periods-in-sponsor-licence-applications',
);
export const luwa = copy(
  'Luwa Suite, twelve changes to the sponsor guidance of March 2026',
  'https://luwasuite.co.uk/blog/march-2026-sponsor-guidance-12-changes',
);
export const nationBetter = copy(
  'Nation Better, Appendix A of the sponsor licence application',
  'https://dev.nationbetter.uk/appendix-a-sponsor-licence-application',
);
export const nejat = copy(
  'Nejat, UKVI sponsorship licence',
  'https://www.nejat.uk/en/ukvi-sponsorship-licence-en/',
);
export const nirExtensions = copy(
  'NIR News, automatic 10-year extensions from 6 April 2024',
  'https://nirnews.co.uk/automatic-10-year-extensions-from-6-april-2024/',
);
export const payPeriodNews = copy(
  'Skilled Visa, on pay in each pay period from 8 April 2026 (HC 1691)',
  'https://skilledvisa.pages.dev/news/skilled-worker-salary-each-pay-period-2026/',
);
export const reissEdwards = copy(
  'Reiss Edwards, sponsor licence supporting documents explained',
  'https://reissedwards.co.uk/immigration-blog/sponsor-licence-supporting-documents-explained',
);
export const rocketLawyer = copy(
  'Rocket Lawyer, sponsoring employees to work in the UK',
  'https://www.rocketlawyer.com/gb/en/quick-guides/sponsoring-employees-to-work-in-the-uk',
);
export const ratingPage = copy(
  'Your licence rating (copy of 2019 of the GOV.UK page)',
  'https://sponsorlicence.com/your-licence-rating/',
);
export const sttConsults = copy(
  'STT Global Edu Consults, sponsor guidance of 11 November 2025',
  'https://www.sttglobaleduconsults.com/?p=9501',
);
export const xpats = copy(
  'Xpats, sponsor licence cooling-off period',
  'https://www.xpats.io/sponsor-licence-cooling-off-period',
);
