import type { SponsorDutyRow } from '@portway/contracts/sponsor/duties/duties';

export const stateWords: Readonly<Record<SponsorDutyRow['state'], string>> = {
  'to-do': 'To do',
  prepared: 'Prepared',
  checked: 'Checked',
  reported: 'Reported',
  'not-reported': 'Not reported',
  closed: 'Closed',
};

export const doesWords: Readonly<Record<SponsorDutyRow['does'], string>> = {
  report: 'Report',
  'decide-and-record': 'Decide and record',
  'before-the-change': 'Before the change',
  record: 'Keep a record',
  'look-at-this': 'Look at this',
};

export const standingWords: Readonly<Record<NonNullable<SponsorDutyRow['standing']>, string>> = {
  due: 'Due',
  'past-the-day-counted': 'Past the day counted; report now',
  'decide-and-record': 'Decide and record',
};

const steps: Readonly<Record<string, string>> = {
  raised: 'Found',
  recounted: 'Counted again',
  prepared: 'Prepared',
  checked: 'Checked by a second person',
  reported: 'Reported',
  'not-reported': 'Not reported',
  corrected: 'Corrected',
  closed: 'Closed',
  'file-added': 'File added',
};

export const stepWords = (step: string) => steps[step] ?? step;
