import { noted, parameter, since } from '../kernel/index.ts';
import { checkSalary, skilledWorkerRules } from '../sources/index.ts';

const appliedOn = { governedBy: 'appliedOn', checkAt: checkSalary } as const;
const readIn2025 =
  'Read in the Rules of 6 December 2025. That it applied before then is known from practice.';

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
    noted(
      since('2020-12-01', Object.values(barredPermissions), 'official', skilledWorkerRules('SW 1.5ZA')),
      readIn2025,
    ),
  ],
});

/** What a Student must have done before switching inside the UK: one of these. */
export const studentSwitchAfter = parameter({
  ...appliedOn,
  id: 'switching.student-conditions',
  title: 'A Student can switch to Skilled Worker inside the UK on one of these conditions',
  versions: [
    noted(
      since(
        '2023-07-17',
        [
          'the course is completed',
          'the course is full-time at degree level, and the certificate starts no earlier than the course ends',
          'the course is a full-time PhD, and the certificate starts no earlier than 24 months after it began',
        ],
        'official',
        skilledWorkerRules('SW 1.5A'),
      ),
      `${readIn2025} Its first day is from memory.`,
    ),
  ],
});

export const switchingParameters = [noSwitchingFrom, studentSwitchAfter];
