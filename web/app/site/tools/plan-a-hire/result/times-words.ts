import type { LaneShown, TimesShown } from './present-times.ts';

/** How old the times are that every lane rests on. */
export const timesOld = 'These are the times GOV.UK gave in October 2025. Confirm them on GOV.UK.';

/** What stands beside a lane's title. */
export const laneNote = ({ extra, chosen }: LaneShown): string =>
  [extra, chosen ? 'your plan' : ''].filter(Boolean).join(' · ');

/** The kinds of step in the lanes. */
export const legendOf = ({ needsLicence }: Pick<TimesShown, 'needsLicence'>) => [
  needsLicence ? 'Licence decision' : undefined,
  'Certificate',
  'Visa decision',
];
