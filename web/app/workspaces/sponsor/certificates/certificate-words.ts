import type { CertificateState } from '@portway/contracts/certificates/certificates';

export const kindWords = { defined: 'Defined', undefined: 'Undefined' } as const;

export const locations = [
  { value: 'inside', label: 'In the UK' },
  { value: 'outside', label: 'Outside the UK' },
] as const;

export const stateWords: Readonly<Record<CertificateState, string>> = {
  draft: 'Draft',
  requested: 'Asked for',
  granted: 'Granted',
  refused: 'Refused',
  assigned: 'Assigned',
  used: 'Used',
  lapsed: 'Lapsed',
  withdrawn: 'Withdrawn',
};

export const caseWords = {
  'several-places': 'The worker has several regular places of work',
  'new-entrant': 'The worker is a new entrant',
  'client-contract': 'The work is for a client under contract',
  registration: 'The job needs a professional registration',
  maintenance: 'You certify maintenance',
  'other-salary-option': 'The salary option is neither A nor K',
  'transitional-skill': 'The job is below degree level, by a transitional rule',
  care: 'A job in care',
  'health-and-care': 'A Health and Care visa',
  'nurse-before-registration': 'A nurse or midwife before registration',
  'no-atas-although-likely': 'No ATAS certificate, although it would be expected',
  'varying-hours': 'The hours vary',
} as const;

export const mistakeWords = {
  salary: 'The pay',
  hours: 'The hours',
  dates: 'The days',
  'one-mistyped-detail': 'One mistyped personal detail',
  'missing-explanation': 'A missing explanation',
  'code-or-description': 'The occupation code or the description',
  route: 'The route',
  'several-details': 'Several personal details',
} as const;
