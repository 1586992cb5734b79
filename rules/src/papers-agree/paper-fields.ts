/** What states something about a worker: papers, what Portway holds, the register of sponsors and the licence. */
export const paperSources = [
  ...(['certificate', 'offer', 'contract', 'payslip', 'right-to-work', 'passport', 'other'] as const),
  ...(['record', 'register', 'licence'] as const),
] as const;
export type PaperSource = (typeof paperSources)[number];

/** What papers state, in the order in which they are compared. Nationality is none of it. */
export const paperFields = [
  ...(['name', 'birth-date', 'job-title', 'occupation-code', 'pay', 'hours', 'work-place'] as const),
  ...(['certificate-start', 'first-day', 'certificate-end', 'permission-end', 'certificate-number'] as const),
  ...([
    'national-insurance',
    'passport-number',
    'document-expiry',
    'employer-name',
    'licence-number',
  ] as const),
] as const;
export type PaperField = (typeof paperFields)[number];

interface FieldRule {
  readonly title: string;
  /** Which sources state it: each pair of two of them should agree. */
  readonly sources: readonly PaperSource[];
  /** `dated`: a value from a day on, until another one. `fixed`: the same at all times, however late it is written down. */
  readonly runs: 'dated' | 'fixed';
}

/** Which papers should agree about what. */
export const paperFieldRules: Readonly<Record<PaperField, FieldRule>> = {
  name: {
    title: 'Name',
    sources: ['certificate', 'offer', 'contract', 'payslip', 'right-to-work', 'passport', 'other', 'record'],
    runs: 'fixed',
  },
  'birth-date': {
    title: 'Date of birth',
    sources: ['certificate', 'contract', 'payslip', 'right-to-work', 'passport', 'other', 'record'],
    runs: 'fixed',
  },
  'job-title': {
    title: 'Job title',
    sources: ['certificate', 'offer', 'contract', 'payslip', 'other', 'record'],
    runs: 'dated',
  },
  'occupation-code': {
    title: 'Occupation code',
    sources: ['certificate', 'offer', 'contract', 'other', 'record'],
    runs: 'dated',
  },
  pay: {
    title: 'Pay',
    sources: ['certificate', 'offer', 'contract', 'payslip', 'other', 'record'],
    runs: 'dated',
  },
  hours: {
    title: 'Hours',
    sources: ['certificate', 'offer', 'contract', 'payslip', 'other', 'record'],
    runs: 'dated',
  },
  'work-place': {
    title: 'Works at',
    sources: ['certificate', 'offer', 'contract', 'other', 'record'],
    runs: 'dated',
  },
  'certificate-start': {
    title: 'Certificate begins',
    sources: ['certificate', 'other', 'record'],
    runs: 'fixed',
  },
  'first-day': {
    title: 'First day of work',
    sources: ['certificate', 'offer', 'contract', 'other', 'record'],
    runs: 'fixed',
  },
  'certificate-end': {
    title: 'Certificate ends',
    sources: ['certificate', 'other', 'record'],
    runs: 'fixed',
  },
  'permission-end': {
    title: 'Permission ends',
    sources: ['certificate', 'right-to-work', 'other', 'record'],
    runs: 'fixed',
  },
  'certificate-number': {
    title: 'Certificate number',
    sources: ['certificate', 'right-to-work', 'other', 'record'],
    runs: 'fixed',
  },
  'national-insurance': {
    title: 'National Insurance number',
    sources: ['contract', 'payslip', 'other', 'record'],
    runs: 'fixed',
  },
  'passport-number': {
    title: 'Passport number',
    sources: ['certificate', 'right-to-work', 'passport', 'other', 'record'],
    runs: 'fixed',
  },
  'document-expiry': {
    title: 'Passport ends',
    sources: ['right-to-work', 'passport', 'other'],
    runs: 'fixed',
  },
  'employer-name': {
    title: 'Employer',
    sources: ['certificate', 'contract', 'payslip', 'other', 'record', 'register'],
    runs: 'fixed',
  },
  'licence-number': {
    title: 'Licence number',
    sources: ['certificate', 'other', 'licence'],
    runs: 'fixed',
  },
};
