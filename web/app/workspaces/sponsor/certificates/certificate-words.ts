import type { CertificateRow, CertificateState } from '@portway/contracts/sponsor/certificates/certificates';
import { dayInWords } from '../../../text/days.ts';

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

/** A certificate and what is true of it now, in a sentence. */
export function sentenceOf({
  worker,
  state,
  standing: { until, daysLeft },
}: Pick<CertificateRow, 'worker' | 'state' | 'standing'>): string {
  const it = worker === null ? 'A certificate without a worker' : `${worker.name}’s certificate`;
  if (until === null || daysLeft === null) return `${it} ${isNow[state]}`;
  const verb = state === 'granted' ? 'assigned' : 'used';
  return daysLeft < 0
    ? `${it} could be ${verb} until ${dayInWords(until)}`
    : `${it} can be ${verb} until ${dayInWords(until)}`;
}

const isNow: Readonly<Record<CertificateState, string>> = {
  draft: 'is being prepared',
  requested: 'is asked for',
  granted: 'is granted',
  refused: 'was refused',
  assigned: 'is assigned',
  used: 'was used',
  lapsed: 'has lapsed',
  withdrawn: 'was withdrawn',
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
