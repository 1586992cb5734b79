import { type CalendarDate, calendarDate, type Source } from '../kernel/index.ts';

/** The day on which the undated copies were read. */
const copiesReadOn: CalendarDate = calendarDate('2026-11-21');

const copy = (title: string, url: string): Source => ({ title, url, checkedOn: copiesReadOn });

export const worksWatch = copy(
  'England Works Watch, a public rule pack reviewed on 10 October 2026 against the sponsor guidance, part 3 of 28 August 2026',
  'https://github.com/ChanghuLiu/england-works-watch',
);
export const batesWellsDuties = copy(
  'Bates Wells, changes to the compliance guidance on sponsoring workers',
  'https://bateswells.co.uk/updates/update-changes-to-compliance-guidance-on-sponsoring-workers/',
);
export const borderlessHelp = copy(
  'Borderless, what to report as a change of circumstance for sponsored employees',
  'https://help.getborderless.co.uk/en/articles/11830049-what-to-report-as-change-of-circumstance-for-sponsored-employees',
);
export const burnessPaullRecords = copy(
  'Burness Paull, record-keeping duties for UK sponsors',
  'https://www.burnesspaull.com/legal-insights-news-events/insights/record-keeping-duties-for-uk-sponsors-balancing-immigration-and-data-protection-legislation',
);
export const certifydCalendar = copy(
  'Certifyd, sponsor licence compliance calendar',
  'https://www.certifyd.io/blog/sponsor-licence-compliance-calendar',
);
export const davidsonMorrisRecords = copy(
  'DavidsonMorris, sponsor licence records of Appendix D',
  'http://www.davidsonmorris.com/appendix-d-sponsor-licence/',
);
export const esConsultancyVisits = copy(
  'E & S Consultancy, sponsor compliance visits in 2026',
  'https://esconsultancy.co.uk/?p=8970',
);
export const ghersonInspections = copy(
  'Gherson, Home Office compliance inspections',
  'https://www.gherson.com/blog/home-office-compliance-inspections-best-practices-for-uk-businesses/',
);
export const harveysDuties = copy(
  'Harveys Legal, sponsor reporting duties',
  'https://harveyslegal.com/business-immigration/sponsor-reporting-duties',
);
export const immigrationBarristerRecords = copy(
  'Immigration Barrister, a guide to record keeping for sponsors',
  'https://immigrationbarrister.co.uk/sponsor-duties-a-guide-to-record-keeping-and-compliance/',
);
export const irsRecords = copy(
  'IRS HR, a guide to Appendix D',
  'https://irshr.co.uk/sponsor-guidance-appendix-d-guide.html',
);
export const kingsleyNapleyDuties = copy(
  'Kingsley Napley, new guidance on sponsor duties of November 2022',
  'https://www.kingsleynapley.co.uk/our-news/press-releases/immigration-alert-helpful-new-guidance-on-sponsor-duties',
);
export const scotlandHybrid = copy(
  'Scotland’s Migration Service, hybrid and remote working for sponsored workers',
  'https://migrationservice.scotland.org/resources/guides/hybrid-and-remote-working-for-sponsored-workers',
);
export const workPermitCloud = copy(
  'WorkPermitCloud, sponsorship duties',
  'https://workpermitcloud.co.uk/services/sponsorship-duties',
);
export const clarksRightToWork = copy(
  'Clarkslegal, the expansion of right to work checks proposed for 1 October 2026',
  'https://clarkslegal.com/insights/articles/proposed-expansion-of-right-to-work-checks-from-1-october-2026-what-employers-need-to-know/',
);
export const harperRightToWork = copy(
  'Harper Macleod, changes to right to work checks from 1 October 2022',
  'https://harpermacleod.co.uk/insights/changes-to-right-to-works-checks-from-1-october-2022',
);
export const lewisSilkinRightToWork = copy(
  'Lewis Silkin, right to work checks: what changes from 1 October 2026',
  'https://www.lewissilkin.com/en/insights/2026/07/02/preventing-illegal-working-and-right-to-work-checks-what-changes-from-1-october-2026',
);
export const wardHadawayChecking = copy(
  'Ward Hadaway, the Employer Checking Service',
  'https://wardhadaway.com/visa-guidelines/?p=3533',
);
export const rightToWorkLists: Source = {
  title: 'A public repository with the lists A and B of right to work checks',
  checkedOn: copiesReadOn,
};
export const rightToWorkDialogue: Source = {
  title: 'A public repository’s form for recording a right to work check',
  checkedOn: copiesReadOn,
};
export const trethowansRightToWork = copy(
  'Trethowans, expanded obligations on right to work checks',
  'https://www.trethowans.com/insights/employment-alert-expanded-right-to-work-check-obligations-now-expected-to-come-into-force-from-1-october-2026/',
);
export const myPeopleOsFollowUp = copy(
  'MyPeopleOS, follow-up right to work checks (30 January 2025)',
  'https://mypeopleos.com/answers/right-to-work-follow-up-checks',
);
