import { noted, parameter, since } from '../kernel/index.ts';
import { checkSalary, memory } from '../sources/index.ts';

const appliedOn = { governedBy: 'appliedOn', checkAt: checkSalary } as const;

/** Permission with which nobody can apply for Skilled Worker inside the UK. */
export const noSwitchingFrom = parameter({
  ...appliedOn,
  id: 'job-sponsorship.no-switching-from',
  title: 'Permission from which nobody can switch to Skilled Worker inside the UK',
  versions: [
    since(
      '2020-12-01',
      [
        'Visitor',
        'Short-term Student',
        'Parent of a Child Student',
        'Seasonal Worker',
        'Domestic Worker in a Private Household',
        'permission outside the Rules',
      ],
      'from-memory',
      memory,
    ),
  ],
});

/** What a Student must have done before switching. */
export const studentSwitchAfter = parameter({
  ...appliedOn,
  id: 'job-sponsorship.student-switch-after',
  title: 'A Student can switch to Skilled Worker inside the UK, on a condition',
  versions: [
    noted(
      since('2023-07-17', 'the course is completed, or the job starts after it ends', 'from-memory', memory),
      'For a PhD, 24 months of study are enough. The day is from memory too.',
    ),
  ],
});

/** How long after its end permission as a Student or Graduate still makes a new entrant, in months. */
export const lastPermissionCounts = parameter({
  ...appliedOn,
  id: 'job-sponsorship.last-permission-counts',
  title: 'Last permission as a Student or Graduate makes a new entrant: months after its end',
  unit: 'months',
  versions: [since('2024-04-04', 24, 'from-memory', memory)],
});

export const jobSponsorshipParameters = [noSwitchingFrom, studentSwitchAfter, lastPermissionCounts];
