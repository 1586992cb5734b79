import {
  type CalendarDate,
  calendarDate,
  noted,
  parameter,
  pounds,
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
  howardKennedy,
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
  thorntons,
  ukVisaBlog,
  visaSolutions,
} from '../sources/index.ts';

const assignedOn = { governedBy: 'assignedOn', checkAt: checkSalary } as const;

/** The weekly hours for which a going rate is published. */
export const goingRateHours = parameter({
  ...assignedOn,
  id: 'minimum-salary.going-rate-hours',
  title: 'Weekly hours for which the going rates are published',
  unit: 'hours',
  versions: [since('2024-04-04', 37.5, 'confirmed', thorntons, scotlandService)],
});

/** Pay for hours above this number a week does not count towards the general threshold. */
export const countedHours = parameter({
  ...assignedOn,
  id: 'minimum-salary.counted-hours',
  title: 'Weekly hours whose pay counts towards the general threshold',
  unit: 'hours',
  versions: [
    noted(
      since('2024-04-04', 48, 'confirmed', emigral, ukVisaBlog),
      'That the going rate is pro-rated on all hours above 48 is not confirmed.',
    ),
  ],
});

/** The longest regular cycle over which irregular hours may be averaged. */
export const longestCycle = parameter({
  ...assignedOn,
  id: 'minimum-salary.longest-cycle',
  title: 'Longest regular cycle over which weekly hours are averaged',
  unit: 'weeks',
  versions: [since('2024-04-04', 17, 'confirmed', emigral, druces)],
});

/** Whether what the worker pays back for business or immigration costs lowers the salary that counts. */
export const deductionsSubtracted = parameter({
  ...assignedOn,
  id: 'minimum-salary.deductions-subtracted',
  title: 'What the worker pays to the sponsor lowers the salary that counts',
  versions: [
    noted(
      since('2024-04-04', false, 'derived', otbLegal),
      'The rule begins on 9 April 2025; none is recorded before.',
    ),
    since('2025-04-09', true, 'confirmed', lewisSilkinDeductions, brodies, otbLegal),
  ],
});

/** Workers in the route before this day, with continuous permission, may use the transitional options. */
export const transitionalBefore = parameter<CalendarDate>({
  ...assignedOn,
  id: 'minimum-salary.transitional-before',
  title: 'Transitional options: in the route before this day',
  versions: [since('2024-04-04', calendarDate('2024-04-04'), 'confirmed', howardKennedy, visaSolutions)],
});

/** Whether the transitional options are open to workers already in the route. */
export const transitionalOpen = parameter({
  id: 'minimum-salary.transitional-open',
  title: 'Transitional options are open to workers already in the route',
  governedBy: 'appliedOn',
  checkAt: checkSalary,
  versions: [
    since('2024-04-04', true, 'confirmed', howardKennedy, visaSolutions),
    noted(
      since('2030-04-04', false, 'confirmed', howardKennedy, visaSolutions),
      'Announced: the last day to apply is 3 April 2030.',
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
      since('2024-04-04', true, 'from-memory', memory),
      'Read in a source for the rule before 2024 only.',
    ),
  ],
});

/** A new entrant is under this age on the day of the visa application, or on another ground. */
export const newEntrantAge = parameter({
  id: 'new-entrant.under-age',
  title: 'New entrant: under this age on the day of the visa application',
  governedBy: 'appliedOn',
  unit: 'years',
  checkAt: checkSalary,
  versions: [
    since('2024-04-04', 26, 'confirmed', immigrationBarrister, bathUniversity, kingsleyNapleyEntrants),
  ],
});

/** The other grounds on which a worker is a new entrant. */
export const newEntrantGrounds = parameter({
  id: 'new-entrant.grounds',
  title: 'New entrant: the grounds besides age',
  governedBy: 'appliedOn',
  checkAt: checkSalary,
  versions: [
    noted(
      since(
        '2024-04-04',
        ['postdoctoral', 'professional-qualification', 'professional-registration', 'student', 'graduate'],
        'confirmed',
        immigrationBarrister,
        bathUniversity,
        kingsleyNapleyEntrants,
      ),
      'The exact wording of the grounds is from memory.',
    ),
  ],
});

/** Permission as Skilled Worker, Graduate and Tier 2 (General), with this certificate, in months at most. */
export const newEntrantMonths = parameter({
  id: 'new-entrant.longest-months',
  title: 'New entrant: months of permission at most, with this certificate',
  governedBy: 'appliedOn',
  unit: 'months',
  checkAt: checkSalary,
  versions: [since('2024-04-04', 48, 'confirmed', kingsleyNapleyEntrants, chambers)],
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
      'The wage changes every April; the next rate is not recorded.',
      'from-memory',
      memory,
    ),
  ],
});
