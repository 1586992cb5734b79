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

interface FieldWords {
  readonly label: string;
  /** What the guidance asks for in it. */
  readonly hint?: string;
}

/** The fields by the names that the Sponsorship Management System gives them, in short. */
const fieldWords: Readonly<Record<string, FieldWords>> = {
  route: { label: 'Route' },
  category: { label: 'Category', hint: 'One of seven, by present status and skills charge.' },
  'family-name': { label: 'Family name' },
  'given-names': { label: 'Given names' },
  'date-of-birth': { label: 'Date of birth' },
  nationality: { label: 'Nationality' },
  passport: { label: 'Passport details' },
  'contact-details': { label: 'Contact details' },
  'start-date': { label: 'Start date' },
  'end-date': { label: 'End date' },
  'weekly-hours': { label: 'Hours a week', hint: 'The average, if they vary.' },
  'main-work-address': { label: 'Main work address' },
  'other-work-addresses': { label: 'Other regular addresses' },
  agent: { label: 'Agent', hint: 'Whether one found the worker, and which.' },
  'job-title': { label: 'Job title' },
  'occupation-code': { label: 'Occupation code' },
  'job-description': { label: 'Job description', hint: 'The main duties, and what is to be explained.' },
  'new-entrant': { label: 'New entrant', hint: 'And why.' },
  salary: {
    label: 'Gross salary',
    hint: 'Without bonuses, or allowances unless a transitional rule counts them.',
  },
  'client-contract': { label: 'Client contract', hint: 'Client, address, how long, what is delivered.' },
  'eligible-code': { label: 'Eligible code', hint: 'That the code is eligible.' },
  'listed-job': { label: 'Listed job', hint: 'Immigration Salary List or Temporary Shortage List.' },
  registration: { label: 'Professional registration', hint: 'Where the law asks for one.' },
  maintenance: { label: 'Maintenance', hint: 'Certified, and for dependants too.' },
  atas: { label: 'ATAS certificate', hint: 'Whether one is needed, and if not, why.' },
  'paye-reference': { label: 'PAYE reference', hint: 'Or why there is none.' },
};

/** A field in words; an explanation keeps those of the guidance. */
export function fieldInWords({ id, label }: { readonly id: string; readonly label: string }): FieldWords {
  return fieldWords[id] ?? { label };
}
