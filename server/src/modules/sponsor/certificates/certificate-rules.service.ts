import type { CertificateFacts } from '@portway/contracts/sponsor/certificates/certificate-facts';
import type {
  Certificate,
  CertificateAllocation,
} from '@portway/contracts/sponsor/certificates/certificates';
import {
  allocationYear,
  assignDefinedBy,
  type CertificateField,
  certificateUsedOn,
  correctCertificate,
  lengthBetween,
  type MistakeFacts,
  prepareCertificate,
} from '@portway/rules/certificate';
import { certificateFee } from '@portway/rules/certificate-fee';
import { type CalendarDate, calendarDate, daysBetween, isCalendarDate } from '@portway/rules/kernel';
import { optionFigure, optionLetters, optionTitles } from '@portway/rules/minimum-salary';
import { skillsCharge } from '@portway/rules/skills-charge';
import { brakeForEmployers } from '@portway/rules/visa-brake';

/** Fields about the person, which stand sealed in the worker’s record and never here. */
const keptElsewhere = ['date-of-birth', 'nationality', 'passport', 'contact-details'];

type Judged = Pick<
  Certificate,
  'rulesOf' | 'notPossible' | 'pay' | 'feePence' | 'chargePence' | 'chargeWords' | 'warnings'
> & { readonly sheet: readonly JudgedField[]; readonly explanations: readonly JudgedField[] };

/** A field before it is compared with the worker’s record. */
type JudgedField = Omit<Certificate['sheet'][number], 'source'>;

interface CertificateDays {
  /** Whose rules are used, YYYY-MM-DD. */
  readonly rulesOf: string;
  /** The visa application, or the earliest day on which it can still be made, YYYY-MM-DD. */
  readonly appliedOn: string;
  readonly rating: string | null;
}

/** The days of a certificate, YYYY-MM-DD. */
interface Days {
  readonly state: Certificate['state'];
  readonly granted_on: string | null;
  readonly assigned_on: string | null;
  readonly used_on: string | null;
  readonly closed_on: string | null;
}

/** The earliest day on which a certificate can still be used: not before it is assigned, and not in the past. */
export const applicationFrom = (assignedOn: string, today: string): string =>
  assignedOn < today ? today : assignedOn;

/** What a certificate says, and what the rules of its day say of it. */
export function judgeCertificate(
  facts: CertificateFacts,
  { rulesOf, appliedOn, rating }: CertificateDays,
): Judged {
  const assignedOn = calendarDate(rulesOf);
  const { location, extension, cases } = facts;
  const prepared = prepareCertificate({
    ...{ assignedOn, location, extension, cases },
    rating: rating === 'B' ? 'B' : 'A',
  });
  const fields = prepared.status === 'answered' ? prepared.fields : [];
  const explanations = prepared.status === 'answered' ? prepared.explanations : [];
  const fee = certificateFee({ assignedOn, route: 'worker' });
  return {
    rulesOf,
    notPossible:
      prepared.status === 'answered'
        ? null
        : prepared.status === 'not-applicable'
          ? prepared.reason
          : 'What is filled in on a certificate of this day is not recorded.',
    sheet: fields.map((field) => fieldOf(field, facts)),
    explanations: explanations.map((field) => fieldOf(field, facts)),
    pay: payOf(facts, assignedOn),
    feePence: fee.status === 'answered' ? fee.amountPence : null,
    ...chargeOf(facts, assignedOn),
    warnings: [
      ...brakeForEmployers({ appliedOn: calendarDate(appliedOn), inUk: location === 'inside' }),
      ...(fee.status === 'answered' ? fee.warnings : []),
    ],
  };
}

function fieldOf({ id, label }: CertificateField, facts: CertificateFacts): JudgedField {
  const fromWorker = keptElsewhere.includes(id);
  return {
    id,
    label,
    value: fromWorker ? null : (valueFromFacts(id, facts) ?? (facts.fields[id] || null)),
    from: fromWorker ? 'worker' : 'certificate',
  };
}

/** What other answers say already. */
function valueFromFacts(id: string, facts: CertificateFacts): string | null {
  const { payPence, hoursPerWeek } = facts;
  switch (id) {
    case 'route':
      return 'Skilled Worker';
    case 'start-date':
      return facts.startDay;
    case 'end-date':
      return facts.endDay;
    case 'weekly-hours':
      return hoursPerWeek === null ? null : `${hoursPerWeek}`;
    case 'occupation-code':
      return facts.occupationCode;
    case 'salary':
      return payPence === null ? null : (payPence / 100).toFixed(2);
    default:
      return null;
  }
}

function payOf(
  { occupationCode, hoursPerWeek, payPence }: CertificateFacts,
  assignedOn: CalendarDate,
): Judged['pay'] {
  if (occupationCode === null || hoursPerWeek === null) return [];
  return optionLetters.flatMap((option) => {
    const outcome = optionFigure({ assignedOn, occupationCode, option, hours: { perWeek: hoursPerWeek } });
    if (outcome.status !== 'answered') return [];
    const required = outcome.figure.minimumAnnualPence;
    const isSingle = outcome.figure.decidedBy !== 'national-pay-scale';
    const shortByPence = payPence === null || !isSingle ? null : Math.max(0, required - payPence);
    return [{ option, title: optionTitles[option], requiredPence: isSingle ? required : null, shortByPence }];
  });
}

function chargeOf(facts: CertificateFacts, assignedOn: CalendarDate) {
  const { sponsorSize, startDay, endDay, location, occupationCode, switchingFromStudent } = facts;
  if (sponsorSize === null || startDay === null || endDay === null)
    return { chargePence: null, chargeWords: 'Enter the size of your organisation and both days.' };
  const charge = skillsCharge({
    ...{ assignedOn, sponsorSize, location, switchingFromStudent, extension: facts.extension },
    occupationCode: occupationCode ?? undefined,
    length: lengthBetween(calendarDate(startDay), calendarDate(endDay)),
  });
  if (charge.status === 'answered') return { chargePence: charge.amountPence, chargeWords: null };
  if (charge.status === 'not-applicable') return { chargePence: 0, chargeWords: charge.reason };
  return { chargePence: null, chargeWords: 'The answers do not decide the charge.' };
}

/** By when what comes next, and how many days are left. */
export function standingOf(days: Days, on: string): Certificate['standing'] {
  const today = calendarDate(on);
  const until = lastDayOf(days);
  const daysLeft = until === null ? null : daysBetween(today, until);
  return { words: wordsOf(days, daysLeft), until, daysLeft };
}

/** The last day to assign a granted one, or to use an assigned one: of two readings the earlier. */
function lastDayOf({ state, granted_on, assigned_on }: Days): CalendarDate | null {
  if (state === 'granted' && granted_on !== null) {
    const assign = assignDefinedBy(calendarDate(granted_on));
    return assign.status === 'answered' ? assign.assignBy : null;
  }
  if (state === 'assigned' && assigned_on !== null) return useByOf(assigned_on);
  return null;
}

function useByOf(assignedOn: string): CalendarDate | null {
  const prepared = prepareCertificate({
    ...{
      assignedOn: calendarDate(assignedOn),
      location: 'outside',
      rating: 'A',
      extension: false,
      cases: [],
    },
  });
  return prepared.status === 'answered' ? prepared.useBy : null;
}

function wordsOf({ state }: Days, daysLeft: number | null): string {
  if (state === 'granted' || state === 'assigned') {
    const verb = state === 'granted' ? 'Assign' : 'The worker applies';
    if (daysLeft === null) return `${verb}: by when is not recorded.`;
    if (daysLeft < 0) return 'The last day counted has passed. See whether it has lapsed.';
    return `${verb} within ${daysLeft} ${daysLeft === 1 ? 'day' : 'days'}.`;
  }
  return stateWords[state];
}

const stateWords = {
  draft: 'Being prepared.',
  requested: 'Asked for. Waiting for the answer.',
  refused: 'The request was refused.',
  used: 'Used in a visa application.',
  lapsed: 'Lapsed.',
  withdrawn: 'Withdrawn.',
} as const;

/** Why a granted certificate cannot be assigned on a day; null where it can. Sources differ: past both, it cannot. */
export function whyNotAssigned(grantedOn: string, on: string): string | null {
  const assign = assignDefinedBy(calendarDate(grantedOn));
  if (assign.status !== 'answered') return null;
  const last = assign.readings.at(-1)?.assignBy ?? assign.assignBy;
  return on <= last ? null : `This certificate could be assigned until ${last}. Record that it lapsed.`;
}

/** Why a certificate cannot have been used on a day; null where it can. */
export function whyNotUsed(assignedOn: string, on: string): string | null {
  const use = certificateUsedOn({ assignedOn: calendarDate(assignedOn), appliedOn: calendarDate(on) });
  return use.status === 'not-applicable' ? use.reason : null;
}

/** The last day of an allocation, and when to ask for more. */
export function yearOf(
  fromDay: string,
): Pick<CertificateAllocation, 'askFrom' | 'answeredBy'> & { toDay: string | null } {
  const year = allocationYear(calendarDate(fromDay));
  if (year.status !== 'answered') return { toDay: null, askFrom: null, answeredBy: null };
  return { toDay: year.endsOn, askFrom: year.askFrom, answeredBy: year.answeredBy };
}

interface Mistake {
  readonly mistake: MistakeFacts['mistake'];
  readonly samePoints?: boolean | undefined;
  readonly newStart?: string | undefined;
  readonly appliedOn?: string | undefined;
}

/** Whether a note puts a mistake right. */
export function correctionOf(
  { mistake, samePoints, newStart, appliedOn }: Mistake,
  { state, assigned_on }: Days,
) {
  if (assigned_on === null)
    return { by: 'not-known', because: 'It is not assigned yet: change it where it is prepared.' } as const;
  const correction = correctCertificate({
    ...{ mistake, samePoints, newStart: asDay(newStart), appliedOn: asDay(appliedOn) },
    assignedOn: calendarDate(assigned_on),
    showsAssigned: state === 'assigned',
  });
  if (correction.status === 'answered') return { by: correction.by, because: correction.because };
  const because =
    correction.status === 'needs-facts'
      ? 'Say whether the points stay the same; for days, the new start and the day of the application.'
      : 'What a note may put right is not recorded for that day.';
  return { by: 'not-known', because } as const;
}

const asDay = (text: string | undefined) => (text !== undefined && isCalendarDate(text) ? text : undefined);
