import { calendarDate, type Source } from '../kernel/index.ts';

/** The day on which the undated copies were read. */
const copiesReadOn = calendarDate('2026-11-20');

const copy = (title: string, url: string): Source => ({ title, url, checkedOn: copiesReadOn });
const unlinked = (title: string, checkedOn: string): Source => ({
  title,
  checkedOn: calendarDate(checkedOn),
});

/** A practitioner's knowledge, not read in a source: to be confirmed on GOV.UK. */
export const memory: Source = {
  title: 'Known from practice, not read in a source',
  checkedOn: copiesReadOn,
};

export const govUkLicence = copy(
  'GOV.UK, Apply for your licence (copy of the table before April 2025)',
  'https://www.gov.uk/uk-visa-sponsorship-employers/apply-for-your-licence',
);
export const govUkLicence2025 = copy(
  'GOV.UK, Apply for your licence (mirror of the April 2025 table)',
  'http://www.taotorah.com/content/apply-your-uk-visa-sponsorship-licence',
);
export const govUkSkillsCharge = copy(
  'GOV.UK, Immigration skills charge (mirror, SOC 2020 list)',
  'https://fly1.wordsworth.site/uk-visa-sponsorship-employers/immigration-skills-charge',
);
export const govUkSurcharge = copy(
  'GOV.UK, Pay for UK healthcare: how much you have to pay (older copy)',
  'https://www.gov.uk/healthcare-immigration-application/how-much-pay',
);
export const govUkSponsorAWorker = copy(
  'GOV.UK, Workers and Temporary Workers guidance for sponsors, part 2',
  'https://www.gov.uk/government/publications/workers-and-temporary-workers-guidance-for-sponsors-part-2-sponsor-a-worker',
);
export const feesRegulations2024 = copy(
  'Immigration and Nationality (Fees) (Amendment) Regulations 2024, SI 2024/398',
  'http://www.legislation.gov.uk/uksi/2024/398/made/data.html',
);

export const bankHolidaysPage = copy(
  'GOV.UK, UK bank holidays (data file)',
  'https://www.gov.uk/bank-holidays.json',
);

export const ayjLicence = copy(
  'AY&J Solicitors, sponsor licence renewal no longer required',
  'https://ayjsolicitors.com/news/sponsor-licence-renewal-no-longer-required/',
);
export const ayjSmall = copy(
  'AY&J Solicitors, the cost of a skilled sponsor licence',
  'https://ayjsolicitors.com/the-cost-of-a-skilled-sponsor-licence',
);
export const ayjCosts = copy(
  'AY&J Solicitors, the costs of Skilled Worker sponsorship',
  'https://ayjsolicitors.com/the-costs-of-skilled-worker-sponsorship-visa',
);
export const bindmans = copy(
  'Bindmans, update for sponsor licence holders',
  'https://www.bindmans.com/knowledge-hub/news/update-for-sponsor-licence-holders-automatic-renewal-of-licences-expiring-on-or-after-6-april-2024/',
);
export const birketts = copy(
  'Birketts, immigration update March 2025',
  'https://birketts.co.uk/legal-update/immigration-update-march-2025',
);
export const davidsonMorrisCosts = copy(
  'DavidsonMorris, visa costs (early 2026)',
  'https://www.davidsonmorris.com/tier-2-visa-costs',
);
export const davidsonMorrisCopy = copy(
  'DavidsonMorris fee guide (copy, April 2024 on)',
  'https://winzipflyeraddons.pages.dev/556027.html',
);
export const davidsonMorrisShortage = copy(
  'DavidsonMorris, stage 1 report into the Temporary Shortage List',
  'https://www.davidsonmorris.com/stage-1-report-into-temporary-shortage-list-published',
);
export const davidsonMorrisPriority = copy(
  'DavidsonMorris, post-licence priority service',
  'https://www.davidsonmorris.com/?p=36971',
);
export const deluxeLaw = copy(
  'Deluxe Law Chambers, pre-licence priority service fee increases',
  'https://deluxelawchambers.co.uk/pre-licence-priority-service-fee-for-sponsor-licence-increases',
);
export const deluxeLawChange = copy(
  'Deluxe Law Chambers, priority change of circumstances fee increases',
  'https://deluxelawchambers.co.uk/priority-change-of-circumstances-fee-increases',
);
export const devonshires = copy(
  'Devonshires, Home Office prohibition on recouping sponsorship costs',
  'https://insights.devonshires.com/post/102jtn6/home-office-prohibition-on-recouping-sponsorship-costs',
);
export const edwinCoe = copy(
  'Edwin Coe, UK visa fees from 4 October 2023',
  'https://www.edwincoe.com/blogs/main/uk-visa-fees-set-to-increase-from-4-october-2023/',
);
export const ein = copy(
  'Electronic Immigration Network, Commons Library briefing on the health surcharge',
  'https://www.ein.org.uk/news/house-commons-library-publishes-updated-briefing-immigration-health-surcharge-which-now-raises',
);
export const esphr = copy(
  'esphr, the costs of Skilled Worker sponsorship (2025 table)',
  'https://esphr.co.uk/resources/understanding-the-costs-of-skilled-worker-sponsorship?nonitro=1',
);
export const gcu = copy(
  'Glasgow Caledonian University, Immigration Health Surcharge',
  'https://www.gcu.ac.uk/student/studentlife/international/visaimmigrationsupportandadvice/visainformation/visa-applyfrominsidetheuk/immigrationhealthsurcharge/',
);
export const gigaLegal = copy('Giga Legal, UK work visa fees', 'https://thegigalegal.com/uk-work-visa-fees/');
export const harveys = copy(
  'Harveys Legal, sponsor licence costs (2026 figures)',
  'https://harveyslegal.com/business-immigration/sponsor-licence-costs',
);
export const harveysPriority = copy(
  'Harveys Legal, priority sponsor licence service',
  'https://harveyslegal.com/business-immigration/priority-sponsor-licence-service',
);
export const hrDirector = copy(
  'The HR Director, new rules on recouping sponsorship fees',
  'https://www.thehrdirector.com/legal-updates/legal-updates-2024/new-rules-recouping-sponsorship-fees-employees',
);
export const iqa = copy(
  'IQA Immigration, Immigration Skills Charge band table of 2017',
  'https://www.iqaimmigration.com/news/immigration-skills-charge-for-tier-2-sponsors',
);
export const lauraDevine = copy(
  'Laura Devine, change in thresholds for sponsor size from 6 April 2025',
  'https://www.lauradevine.com/news/change-in-thresholds-for-sponsor-company-size-classification-from-6-april-2025',
);
export const lawsentis = copy(
  'Lawsentis, relaying a Commons Library briefing of early 2026',
  'https://lawsentis.com/?p=10168',
);
export const laytons = copy(
  'Laytons, government fee increases',
  'https://laytons.com/news/government-fee-increases?format=amp',
);
export const lexpert = copy(
  'Lexpert, Skilled Worker fees February to April 2024',
  'https://lexpertllp.com/fees-on-skilled-worker-applications/',
);
export const littler = copy(
  'Littler, reform hub: immigration',
  'https://littler.co.uk/reform-hub/immigration',
);
export const michelmores = copy(
  'Michelmores, restrictions on recouping costs from sponsored workers',
  'https://www.michelmores.com/employment-insight/sponsor-licence-updates-december-2024-april-2025-restrictions-on-recouping-costs-from-sponsored-workers/',
);
export const mondaqFees = copy(
  'Mondaq, immigration and nationality fee increases October 2023',
  'https://www.mondaq.com:443/uk/work-visas/1369506/immigration-and-nationality-fee-increases-to-begin-october-2023',
);
export const mondaqRises = copy(
  'Mondaq, UK immigration fee rises from 4 October 2023',
  'https://www.mondaq.com:443/uk/general-immigration/1367122/uk-immigration-fee-rises-from-4-october-2023',
);
export const morganLewis = copy(
  'Morgan Lewis, significant increase to the Immigration Skills Charge',
  'https://www.morganlewis.com/pubs/2025/10/uk-announces-significant-increase-to-immigration-skills-charge-and-reforms-to-work-routes',
);
export const nara = copy(
  'Nara Solicitors, Immigration Skills Charge from 16 December 2025',
  'https://narasolicitors.com/news/immigration-skills-charge-to-increase-by-32-from-16-december-2025-act-now',
);
export const nirFees = copy(
  'NIR News, immigration application fees from 4 October 2023',
  'https://nirnews.co.uk/new-immigration-application-fees-from-4-october-2023',
);
export const ots = copy(
  'OTS Solicitors, sponsor licence fee savings',
  'https://www.otssolicitors.co.uk/news/uk-immigration-lawyers-highlight-sponsor-licence-fee-savings-for-sponsor-licence-applicants-and-holders/',
);
export const recruitmentSolvers = copy(
  'Recruitment Solvers, UKVI fees',
  'https://recruitmentsolvers.co.uk/resources/ukvi-fees/',
);
export const richmond = copy(
  'Richmond Chambers on Mondaq, UK visa application fees 2024',
  'https://www.mondaq.com/uk/work-visas/1491114/uk-visa-application-fees-2024',
);
export const skilledWorkerBlog = copy(
  'Skilled Worker Visa Blog, Immigration Skills Charge',
  'https://skilledworkervisa.blog/immigration-skills-charge',
);
export const smithStone = copy(
  'Smith Stone Walters, changes to the sponsor licence priority service',
  'https://smithstonewalters.com/2023/06/22/important-changes-to-the-sponsor-licence-priority-service-from-21-june/',
);
export const stevensBolton = copy(
  'Stevens & Bolton, important immigration changes',
  'https://viewpoints.stevens-bolton.com/post/102m1wg/important-immigration-changes-what-should-employers-have-on-their-radar',
);
export const thaxted = copy('Thaxted Legal, employer costs 2024', 'https://thaxtedlegal.com/?p=4382');
export const tlt = copy(
  'TLT, new year and new immigration changes',
  'https://www.tlt.com/insights-and-events/insight/new-year-and-new-immigration-changes-introduced-by-the-government/',
);
export const twobirds = copy(
  'Bird & Bird, new Immigration Skills Charge and language rules',
  'https://cm.twobirds.com/en/insights/2025/uk/uk-sponsorship-updates-new-immigration-skills-charge-and-language-rules',
);
export const visaHq = copy(
  'VisaHQ, Immigration Skills Charge rises 32 %',
  'https://www.visahq.com/news/2025-12-17/gb/immigration-skills-charge-rises-32-as-new-regulations-take-effect',
);
export const willans = copy(
  'Willans, Immigration Skills Charge increase (SI 2025/1078)',
  'https://www.willans.co.uk/knowledge/immigration-skills-charge-increase',
);
export const yAxis = copy(
  'Y-Axis, Skilled Worker visa costs (1 June 2024)',
  'https://www.y-axis.com/blog/how-much-money-is-required-for-a-uk-skilled-worker-visa/',
);

export const guidesPage = unlinked(
  'A public repository’s guides page, its figures compared with GOV.UK',
  '2026-09-17',
);
export const visaFigures = unlinked(
  'A public repository’s visa figures, last updated on this day',
  '2026-10-03',
);
export const feeModule = unlinked(
  'A public repository’s fee module, which links the official table',
  '2026-11-20',
);
export const visaAtlas = unlinked(
  'A public repository’s UK visa atlas, its fees read again on GOV.UK',
  '2026-10-06',
);
export const costsGuide = unlinked(
  'A public repository’s guide to UK visas, citing GOV.UK’s costs page',
  '2026-11-20',
);
export const sponsorPack = unlinked(
  'A public repository’s sponsor guidance pack of October 2026',
  '2026-11-20',
);
export const settlementFacts = unlinked(
  'A public repository’s settlement fee facts, audited on this day',
  '2026-05-19',
);
export const desk = unlinked('A public repository’s fee calculator', '2026-05-19');
export const feeSchedule = unlinked(
  'A public repository citing the fee schedule of 8 April 2026',
  '2026-11-20',
);
export const surchargePages = unlinked(
  'A public repository’s copy of GOV.UK’s surcharge and Graduate pages',
  '2026-08-21',
);
export const occupationTables = unlinked(
  'GOV.UK’s occupation tables of 22 July 2025, captured by a public repository',
  '2026-11-20',
);
export const practice = unlinked(
  'Portway’s practice notes on which day and which length governs',
  '2026-11-20',
);
export const operator = unlinked(
  'The operator’s own description of usual charges, not a published fee',
  '2026-11-20',
);
export const pinsentMasons = unlinked('Pinsent Masons, on the changes of 22 July 2025', '2026-11-20');
export const davidsonMorrisDependants = unlinked(
  'DavidsonMorris, on dependants of RQF 3 to 5 workers',
  '2026-11-20',
);
export const lewisSilkinDeductions = unlinked(
  'Lewis Silkin, on the changes of 9 April 2025 (Mondaq 1601792)',
  '2026-11-20',
);
export const brodies = unlinked('Brodies, on the changes of 9 April 2025', '2026-11-20');
