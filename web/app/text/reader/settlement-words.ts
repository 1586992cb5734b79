import type { Reader } from './reader.ts';

/** The salary for settlement, as it is asked of and answered to a reader. */
const forWorker = {
  title: 'What must I earn to settle in the UK?',
  lead: 'Settlement, or indefinite leave to remain, has its own salary test. See which row of the rule applies to you, and what you must earn.',
  label: 'Salary you need to settle',
  salary: 'Your salary',
  inRouteSinceHint: 'The day your first one was granted, if you have had one without a break since then.',
  firstCertificateHint:
    'The date is on the certificate, or your employer can tell you. It decides which rules your first visa was granted under.',
  onList: 'Was your last visa for a job on the Immigration Salary List?',
  onListHint: 'Or on the Shortage Occupation List before it. Your employer can tell you.',
  employer: 'Your employer',
  appliedOn: 'Day you apply to settle',
  forWhom: 'For you',
  firstApply: 'When you could first apply',
  partner: 'What your partner may do',
  enterSince: 'Enter since when you have had a Skilled Worker visa to see the day.',
  goingRate: 'your job’s going rate',
  ifRow: (row: string) => `if row ${row} is yours`,
  unlessRow: (row: string) => `unless row ${row} is yours`,
  scaleTitle: 'Your pay scale decides',
  scaleText: 'Your pay scale decides whether it is enough for your band or post.',
};

const forEmployer: typeof forWorker = {
  title: 'What must a worker earn to settle in the UK?',
  lead: 'Settlement, or indefinite leave to remain, has its own salary test. See which row of the rule applies to your worker, and what you must pay for it.',
  label: 'Salary the worker needs to settle',
  salary: 'Their salary',
  inRouteSinceHint: 'The day their first one was granted, if they have had one without a break since then.',
  firstCertificateHint:
    'The date is on the certificate. It decides which rules their first visa was granted under.',
  onList: 'Was their last visa for a job on the Immigration Salary List?',
  onListHint: 'Or on the Shortage Occupation List before it.',
  employer: 'Kind of employer',
  appliedOn: 'Day they apply to settle',
  forWhom: 'For this worker',
  firstApply: 'When they could first apply',
  partner: 'What their partner may do',
  enterSince: 'Enter since when they have had a Skilled Worker visa to see the day.',
  goingRate: 'the job’s going rate',
  ifRow: (row: string) => `if row ${row} applies`,
  unlessRow: (row: string) => `unless row ${row} applies`,
  scaleTitle: 'The pay scale decides',
  scaleText: 'The pay scale decides whether it is enough for the band or post.',
};

export type SettlementWords = typeof forWorker;

export const settlementWords = (reader: Reader): SettlementWords =>
  reader === 'worker' ? forWorker : forEmployer;
