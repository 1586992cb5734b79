import { noted, parameter, since } from '../kernel/index.ts';
import { checkSalary, memory, ourReview, skilledWorkerRules } from '../sources/index.ts';

const appliedOn = { governedBy: 'appliedOn', checkAt: checkSalary } as const;
/** The day of the copy of the Rules that was read. */
const readIn2025 = '2025-12-06';
const olderRule = 'Read in the Rules of 6 December 2025 only. That it applied before is known from practice.';

/** Permission with which nobody can apply for Skilled Worker inside the UK (SW 1.5ZA). */
export type BarredPermission =
  | 'visitor'
  | 'short-term-student'
  | 'parent-of-child-student'
  | 'seasonal-worker'
  | 'domestic-worker'
  | 'outside-the-rules';

/** The display name of each barred permission. */
export const barredPermissions: Readonly<Record<BarredPermission, string>> = {
  visitor: 'Visitor',
  'short-term-student': 'Short-term Student',
  'parent-of-child-student': 'Parent of a Child Student',
  'seasonal-worker': 'Seasonal Worker',
  'domestic-worker': 'Domestic Worker in a Private Household',
  'outside-the-rules': 'permission outside the Rules',
};

/** Permission from which nobody can switch, held now or last granted. */
export const noSwitchingFrom = parameter({
  ...appliedOn,
  id: 'switching.not-from',
  title: 'Permission from which nobody can switch to Skilled Worker inside the UK',
  versions: [
    noted(since('2020-12-01', Object.values(barredPermissions), 'from-memory', memory), olderRule),
    since(readIn2025, Object.values(barredPermissions), 'official', skilledWorkerRules('SW 1.5ZA')),
  ],
});

/** In the order of the conditions A, B and C. */
const studentConditions = [
  'the course is completed',
  'the course is full-time at degree level, and the certificate starts no earlier than the course ends',
  'the course is a full-time PhD, and the certificate starts no earlier than 24 months after it began',
];

/** What a Student must have done before switching inside the UK: one of these. */
export const studentSwitchAfter = parameter({
  ...appliedOn,
  id: 'switching.student-conditions',
  title: 'A Student can switch to Skilled Worker inside the UK on one of these conditions',
  versions: [
    noted(
      since('2023-07-17', studentConditions, 'from-memory', memory),
      `${olderRule} Its first day is from memory.`,
    ),
    since(readIn2025, studentConditions, 'official', skilledWorkerRules('SW 1.5A')),
  ],
});

/** A bar that no text we read holds: it warns, and refuses nobody. */
export const crownDependencyBar = parameter({
  ...appliedOn,
  id: 'switching.crown-dependency',
  title: 'Permission given in Jersey, Guernsey or the Isle of Man',
  versions: [
    noted(
      since(
        '2026-11-28',
        'Permission given in Jersey, Guernsey or the Isle of Man may be a bar to a switch too. Check GOV.UK.',
        'single-source',
        ourReview,
      ),
      'Our record begins on the day of our review. SW 1.5ZA did not name it in the copy of 6 December 2025.',
    ),
  ],
});

export const switchingParameters = [noSwitchingFrom, studentSwitchAfter, crownDependencyBar];
