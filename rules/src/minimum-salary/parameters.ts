import {
  calendarDate,
  noted,
  parameter,
  pounds,
  type Source,
  since,
  successorUnknown,
} from '../kernel/index.ts';
import {
  bathUniversity,
  brodies,
  chambers,
  checkMinimumWage,
  checkSalary,
  druces,
  emigral,
  immigrationBarrister,
  immigrationOne,
  kingsleyNapleyEntrants,
  lewisSilkinDeductions,
  memory,
  mondaqLivingWage,
  otbLegal,
  practiceSalary,
  scotlandService,
  sheffieldUniversity,
  skilledWorkerRules,
  thorntons,
  ukVisaBlog,
} from '../sources/index.ts';

/** Names the day of the next wage, not its amount. */
const lowPayRemit2026: Source = {
  title: 'GOV.UK, Low Pay Commission remit 2026, published on 16 March 2026',
  url: 'https://www.gov.uk/government/publications/national-minimum-wage-and-national-living-wage-low-pay-commission-remit-2026/low-pay-commission-remit-2026-national-living-wage-and-national-minimum-wage',
  checkedOn: calendarDate('2026-11-28'),
};

const assignedOn = { governedBy: 'assignedOn', checkAt: checkSalary } as const;

/** The weekly hours for which a going rate is published. */
export const goingRateHours = parameter({
  ...assignedOn,
  id: 'minimum-salary.going-rate-hours',
  title: 'Weekly hours for which the going rates are published',
  unit: 'hours',
  versions: [
    since('2024-04-04', 37.5, 'official', skilledWorkerRules('SW 14.4'), thorntons, scotlandService),
  ],
});

/** Pay for hours above this number a week does not count towards the general threshold. */
export const countedHours = parameter({
  ...assignedOn,
  id: 'minimum-salary.counted-hours',
  title: 'Weekly hours whose pay counts towards the general threshold',
  unit: 'hours',
  versions: [
    noted(
      since('2024-04-04', 48, 'official', skilledWorkerRules('SW 14.3'), emigral, ukVisaBlog),
      'The going rate is pro-rated for all hours, including those above 48 (SW 14.4(d)).',
    ),
  ],
});

/** The longest regular cycle over which irregular hours may be averaged. */
export const longestCycle = parameter({
  ...assignedOn,
  id: 'minimum-salary.longest-cycle',
  title: 'Longest regular cycle over which weekly hours are averaged',
  unit: 'weeks',
  versions: [since('2024-04-04', 17, 'official', skilledWorkerRules('SW 14.3A'), emigral, druces)],
});

/** Whether what the worker pays back for business or immigration costs lowers the salary that counts. */
export const deductionsSubtracted = parameter({
  ...assignedOn,
  id: 'minimum-salary.deductions-subtracted',
  title: 'What the worker pays to the sponsor lowers the salary that counts',
  versions: [
    noted(
      since('2024-04-04', false, 'derived', otbLegal),
      'The rule begins on 9 April 2025. No earlier rule is recorded.',
    ),
    since(
      '2025-04-09',
      true,
      'official',
      skilledWorkerRules('SW 14.2A'),
      lewisSilkinDeductions,
      brodies,
      otbLegal,
    ),
  ],
});

/** The employers of a Health and Care job. */
export const healthAndCareEmployers = parameter({
  ...assignedOn,
  id: 'minimum-salary.health-and-care-employers',
  title: 'Health and Care jobs outside the pay scales use the transitional options, at these employers',
  versions: [
    noted(
      since(
        '2024-04-04',
        ['nhs', 'nhs-supplier', 'adult-social-care'],
        'single-source',
        practiceSalary,
        sheffieldUniversity,
        immigrationOne,
      ),
      'That such jobs use these options is confirmed by two sources; the kinds of employer by one. In England a care provider must be registered with the regulator, the Care Quality Commission.',
    ),
  ],
});

/** Whether a job on a national pay scale can use option K alone. */
export const payScaleOnly = parameter({
  ...assignedOn,
  id: 'minimum-salary.pay-scale-only',
  title: 'A job on a national pay scale uses option K and no other',
  versions: [
    noted(
      since('2024-04-04', true, 'derived', skilledWorkerRules('SW 4.2'), memory),
      'The Rules let only codes of Tables 3 and 3a use option K; that these use no other follows from their having no rate in the other tables.',
    ),
  ],
});

/** A new entrant is under this age on the day of the visa application, or qualifies on another ground. */
export const newEntrantAge = parameter({
  id: 'new-entrant.under-age',
  title: 'New entrant: under this age on the day of the visa application',
  governedBy: 'appliedOn',
  unit: 'years',
  checkAt: checkSalary,
  versions: [
    since(
      '2024-04-04',
      26,
      'official',
      skilledWorkerRules('SW 12.2(a)'),
      immigrationBarrister,
      bathUniversity,
      kingsleyNapleyEntrants,
    ),
  ],
});

/** The other grounds on which a worker is a new entrant. */
export const newEntrantGrounds = parameter({
  id: 'new-entrant.grounds',
  title: 'New entrant: the reasons besides age',
  governedBy: 'appliedOn',
  checkAt: checkSalary,
  versions: [
    since(
      '2024-04-04',
      ['postdoctoral', 'professional-qualification', 'professional-registration', 'student', 'graduate'],
      'official',
      skilledWorkerRules('SW 12.2(b) to (f)'),
      immigrationBarrister,
      bathUniversity,
      kingsleyNapleyEntrants,
    ),
  ],
});

/** Permission as Skilled Worker, Graduate and Tier 2 of any kind, with this certificate, in months at most. */
export const newEntrantMonths = parameter({
  id: 'new-entrant.longest-months',
  title: 'New entrant: months of permission at most, with this certificate',
  governedBy: 'appliedOn',
  unit: 'months',
  checkAt: checkSalary,
  versions: [
    since('2024-04-04', 48, 'official', skilledWorkerRules('SW 12.3'), kingsleyNapleyEntrants, chambers),
  ],
});

/** How long after its end permission as a Student or Graduate still makes a new entrant, in months. */
export const lastPermissionCounts = parameter({
  id: 'new-entrant.last-permission-counts',
  title: 'New entrant: most recent permission as a Student or Graduate, ended less than this many months ago',
  governedBy: 'appliedOn',
  unit: 'months',
  checkAt: checkSalary,
  versions: [since('2024-04-04', 24, 'official', skilledWorkerRules('SW 12.2(e), (f)'))],
});

/** How long before a course is expected to end a Student may already apply as a new entrant, in months. */
export const courseDueWithin = parameter({
  id: 'new-entrant.course-due-within',
  title: 'New entrant: the Student’s course is completed, or due within this many months of the application',
  governedBy: 'appliedOn',
  unit: 'months',
  checkAt: checkSalary,
  versions: [since('2024-04-04', 3, 'official', skilledWorkerRules('SW 12.2(e)(iv)'))],
});

/** Whether options D and I stay open for a job that has left the Immigration Salary List. */
export const removedFromList = parameter({
  ...assignedOn,
  id: 'minimum-salary.removed-from-list',
  title: 'A job that left the Immigration Salary List keeps options D and I, same job and sponsor',
  versions: [since('2025-07-22', true, 'official', skilledWorkerRules('SW 11.2'))],
});

/** What proves a PhD. */
export const phdProof = parameter({
  ...assignedOn,
  id: 'minimum-salary.phd-proof',
  title: 'A PhD that counts, and how it is proved',
  versions: [
    since(
      '2024-04-04',
      'a UK PhD, or one from overseas that Ecctis confirms; the sponsor explains its relevance to the job',
      'official',
      skilledWorkerRules('SW 9.2, 9.3'),
    ),
  ],
});

/** Whether former Tier 2 (General) workers who stay with their sponsor have rules of their own. */
export const tier2GeneralRules = parameter({
  id: 'minimum-salary.tier-2-general',
  title: 'Tier 2 (General) workers who stay with their sponsor: they have their own rules',
  governedBy: 'appliedOn',
  checkAt: checkSalary,
  versions: [
    noted(
      since('2020-12-01', true, 'official', skilledWorkerRules('SW 14.5')),
      'Guaranteed allowances count for them, and some codes have rates of their own, which are not recorded here.',
    ),
    since('2026-12-01', false, 'official', skilledWorkerRules('SW 14.5')),
  ],
});

/** The National Living Wage for workers of 21 and over, in pence an hour. */
export const nationalLivingWage = parameter({
  id: 'minimum-wage.national-living-wage',
  title: 'National Living Wage, an hour, from the age of 21',
  governedBy: 'workedOn',
  unit: 'pence',
  checkAt: checkMinimumWage,
  versions: [
    noted(
      since('2026-04-01', pounds(12.71), 'single-source', mondaqLivingWage),
      'Four sources agree on the amount. The one named says 6 April; that it is 1 April is from memory. Workers under 21 have lower rates.',
    ),
    successorUnknown(
      '2027-04-01',
      'The day of the next wage is announced. The wage of that day is not known.',
      'official',
      lowPayRemit2026,
    ),
  ],
});
