import { type CalendarDate, calendarDate, type Source } from '../kernel/index.ts';

/** The day on which the copies of texts on a sponsor's duties were read. */
const readOn: CalendarDate = calendarDate('2026-11-22');

const copy = (title: string, url: string): Source => ({ title, url, checkedOn: readOn });

export const govSponsorSkilledWorker = copy(
  'GOV.UK, Sponsor a Skilled Worker, version 07/25, of 22 July 2025 (copy)',
  'https://github.com/Ojey-egwuda/JapaPolicy-AI-UK-Immigration-Policy-Assistant',
);
export const govSponsorEmployers = copy(
  'GOV.UK, UK visa sponsorship for employers, printed 22 October 2025 (copy)',
  'https://www.gov.uk/uk-visa-sponsorship-employers/print',
);
export const govLosesLicence = copy(
  'GOV.UK, Employees: if your visa sponsor loses their licence (copy)',
  'https://github.com/Ojey-egwuda/JapaPolicy-AI-UK-Immigration-Policy-Assistant',
);
export const govPart3Changes = copy(
  'GOV.UK, sponsor guidance part 3: its list of changes',
  'https://govdiff.njk.onl/update/2024-03-05T14:30:00+00:00/www.gov.uk/government/publications/workers-and-temporary-workers-guidance-for-sponsors-part-3-sponsor-duties-and-compliance',
);
export const govSmsManual9 = copy(
  'GOV.UK, SMS manual 9: reporting worker activity (title and opening only, 17 July 2024)',
  'https://gov.uk/government/publications/reporting-worker-activity-sms-guide-9/sms-manual-9-reporting-worker-activity-accessible-version',
);
export const govSmsManual2 = copy(
  'Copy of SMS manual 2, managing your licence, version 3.0 (1 April 2015)',
  'https://mwitty.com/content.php?id=5870034',
);
export const westbridgeReporting = copy(
  'Westbridge, reporting employee changes to the Home Office',
  'https://wbbi.co.uk/reporting-employee-changes-to-the-home-office-sponsor-licence/',
);
export const reissEdwardsChanges = copy(
  'Reiss Edwards, change of circumstances (25 April 2022)',
  'https://reissedwards.co.uk/immigration-blog/sponsor-licence-change-of-circumstances',
);
export const yorkChanges = copy(
  'University of York, changes to the role or salary',
  'https://www.york.ac.uk/admin/hr/working-in-the-uk/maintaining-permission/manager-obligations/changes-to-roles',
);
export const migrateUkPromotions = copy(
  'Migrate UK, promotion season (4 July 2025)',
  'https://migrate-uk.com/article/promotion-season-key-considerations-for-employers-sponsoring-workers',
);
export const mondaqSalary = copy(
  'Mondaq, salary compliance and reporting (5 March 2026)',
  'https://www.mondaq.com/uk/employee-benefits-compensation/1753366/warning-for-sponsors-salary-compliance-and-reporting',
);
export const newlandChase2023 = copy(
  'Newland Chase, updates to the sponsor guidance (13 April 2023)',
  'https://newlandchase.com/united-kingdom-updates-to-the-sponsor-guidance/',
);
export const iqaiReporting = copy(
  'IQAI, reporting migrant activity (22 May 2015)',
  'https://www.iqaimmigration.com/news/reporting-migrant-activity-to-ukvi-a-guide-for-sponsors',
);
export const immigrationBarristerStructure = copy(
  'Immigration Barrister, how changes of structure affect licences',
  'https://immigrationbarrister.co.uk/?p=23781',
);
export const worldwideStructure = copy(
  'Worldwide Immigration, change of business structure',
  'https://worldwideimmigration.co.uk/Business-Structure-Change-Impact-on-Sponsor-Licences',
);
export const mondaqChanges = copy(
  'Mondaq, sponsor licences during business changes',
  'https://www.mondaq.com/uk/contracts-and-commercial-law/1566930/navigating-sponsor-licences-during-business-changes',
);
export const davidsonMorrisChanges = copy(
  'DavidsonMorris, change of circumstances',
  'https://davidsonmorris.com/sponsor-licence-change-of-circumstances',
);
export const davidsonMorrisMarch2026 = copy(
  'DavidsonMorris, update to sponsor guidance March 2026',
  'https://www.davidsonmorris.com/update-to-sponsor-guidance-march-2026/',
);
export const davidsonMorrisDowngrade = copy(
  'DavidsonMorris, sponsor licence downgraded',
  'https://www.davidsonmorris.com/sponsor-licence-downgraded',
);
export const centuroUpdates = copy(
  'Centuro Global, key updates to sponsor guidance (12 March 2026)',
  'https://www.centuroglobal.com/article/key-updates-to-uk-sponsor-guidance-employers-should-be-aware-of/',
);
export const batesWellsSpring2026 = copy(
  'Bates Wells, spring 2026 changes',
  'https://bateswells.co.uk/updates/home-office-tightens-sponsor-licence-rules-key-spring-2026-changes/',
);
export const stevensBolton2026 = copy(
  'Stevens & Bolton, changes to sponsor guidance (20 March 2026)',
  'https://www.stevens-bolton.com/insights/102mnf1/significant-changes-to-sponsor-guidance-what-employers-need-to-know',
);
export const certifydFollowUp = copy(
  'Certifyd, follow-up checks',
  'https://certifyd.io/blog/right-to-work-follow-up-checks/',
);
export const lexologyFollowUp = copy(
  'Lexology, follow-up right to work checks',
  'http://www.lexology.com/library/detail.aspx?g=d17da4e4-7967-465e-9684-dfdbd5e715ca',
);
export const rtwComplyFollowUp = copy(
  'RTWComply, follow-up checks',
  'https://rtwcomply.co.uk/blog/follow-up-right-to-work-checks/',
);
export const lawsentisChanges = copy(
  'Lawsentis, sponsor change of circumstances',
  'https://lawsentis.com/articles/sponsor-licence-change-of-circumstances/',
);
export const lewisSilkin2018 = copy(
  'Lewis Silkin, five in 5 (15 May 2018)',
  'https://www.lewissilkin.com/hk/insights/five-in-5',
);
export const smithStoneWaltersAllocation = copy(
  'Smith Stone Walters, annual allocation (26 January 2022)',
  'https://smithstonewalters.com/2022/01/26/attention-sponsors-do-you-need-to-renew-your-annual-cos-allocation/',
);
export const lexologyAllocation = copy(
  'Lexology, automatic renewal of allocations (1 April 2015)',
  'https://www.lexology.com/library/detail.aspx?g=405eccac-b497-4448-a3ab-167bb9475bc5',
);
export const findLawAllocation = copy(
  'FindLaw, UK Border Agency on allocations (1 October 2009)',
  'http://www.findlaw.co.uk/law/immigration_emigration/sponsoring_migrants/sponsorship_management_system/23600.html',
);
export const iasInactivity = copy(
  'IAS, warnings on inactivity',
  'https://iasservices.org.uk/home-office-sms-warnings-on-inactivity/',
);
export const edwinCoeSuspension = copy(
  'Edwin Coe, downgrading, suspension and revocation',
  'https://www.edwincoe.com/services/immigration-2/visa-options/sponsor-licence-downgrading-suspension-and-revocation',
);
export const otbDuties = copy(
  'OTB Legal, reporting duties',
  'https://otb.legal/sponsor-licence-reporting-duties/',
);
export const rwkGoodmanRevocation = copy(
  'RWK Goodman, revocation of sponsor licences',
  'https://www.rwkgoodman.com/?p=104254',
);
export const migraCoNotes = copy(
  'Migra & Co, amending an assigned certificate',
  'https://www.migraco.com/en/how-to-amend-details-entered-on-an-assigned-cos/',
);
export const naraNotes = copy(
  'Nara Solicitors, minor and significant errors',
  'https://narasolicitors.com/blog/understanding-minor-and-significant-errors-in-sponsorship-cos-and-amendments-allowed/',
);
export const visaAndMigrationRecords = copy(
  'Visa and Migration, Appendix D overview',
  'https://www.visaandmigration.com/blog/appendix-d-sponsor-licence-records---an-overview',
);
export const harveysFramework = copy(
  'Harveys Legal, sponsor compliance duty framework',
  'https://harveyslegal.com/resources/guides/sponsor-compliance-duty-framework',
);
export const ethicalGrowersCopies = copy(
  'Ethical Growers, retaining copies',
  'http://www.ethicalgrowers.org.uk/right-to-work/how-to-comply-12/what-you-must-do---law-4-3.html',
);
