import type { WorkerRoute } from '@portway/contracts/sponsor/workers/worker-facts';
import type { AbsenceKind } from '@portway/rules/sponsored-worker';

export const stateLooks = {
  'not-started': 'sky',
  working: 'mint',
  'sponsorship-ended': 'sand',
  left: 'sand',
} as const;

export const routeWords: Readonly<Record<WorkerRoute, string>> = {
  'skilled-worker': 'Skilled Worker',
  'global-business-mobility': 'Global Business Mobility',
  'scale-up': 'Scale-up',
  'temporary-worker': 'Temporary Worker',
  'minister-of-religion': 'Minister of Religion',
  'international-sportsperson': 'International Sportsperson',
  other: 'Another route',
};

export function routeInWords(route: string): string {
  return Object.entries(routeWords).find(([id]) => id === route)?.[1] ?? route;
}

export const weekdays = ['Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat', 'Sun'] as const;

/** Days worked, such as “Mon, Tue, Wed”. */
export function worksOnInWords(days: readonly number[]): string {
  return days.join() === '1,2,3,4,5'
    ? 'Monday to Friday'
    : days.flatMap((day) => weekdays[day - 1] ?? []).join(', ');
}

export const absencePayWords = { paid: 'Paid', reduced: 'Reduced pay', unpaid: 'Unpaid' } as const;

export const sealedWords = {
  passport: 'Passport number',
  'national-insurance': 'National Insurance number',
  'certificate-number': 'Certificate number',
  'birth-date': 'Date of birth',
  address: 'Home address',
  email: 'Personal email',
  telephone: 'Telephone',
} as const;

/** Kinds of absence as people say them; never a medical reason. */
export const absenceKindWords: Readonly<Record<AbsenceKind, string>> = {
  'not-agreed': 'Has not come to work, and it was not agreed',
  annual: 'Annual leave',
  sick: 'Sick leave',
  family: 'Maternity, paternity, adoption, parental, bereavement or neonatal care leave',
  unpaid: 'Agreed unpaid leave',
  'other-excepted': 'Jury service, court witness, humanitarian crisis or lawful strike',
  other: 'Other agreed leave',
};

/** What is usually paid, which can be changed. */
export const usualPay: Readonly<Record<AbsenceKind, keyof typeof absencePayWords>> = {
  'not-agreed': 'unpaid',
  annual: 'paid',
  sick: 'reduced',
  family: 'reduced',
  unpaid: 'unpaid',
  'other-excepted': 'unpaid',
  other: 'paid',
};
