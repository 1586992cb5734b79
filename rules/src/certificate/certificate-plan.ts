import {
  type Answered,
  addDays,
  addMonths,
  type CalendarDate,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
} from '../kernel/index.ts';
import type { CertificateCase, CertificateField } from './field-parameters.ts';
import {
  allocationAskedBefore,
  allocationLasts,
  allocationRequestTakes,
  certificateExplanations,
  certificateFields,
  certificateUse,
  definedAssignedWithin,
} from './parameters.ts';

export interface PreparedFacts {
  /** The day on which it is assigned. */
  readonly assignedOn: CalendarDate;
  /** Where the worker applies from. */
  readonly location: 'inside' | 'outside';
  readonly rating: 'A' | 'B';
  /** Whether it extends the permission of one of the sponsor's own workers. */
  readonly extension: boolean;
  /** The cases that this certificate has. */
  readonly cases: readonly CertificateCase[];
}

/** What kind of certificate it is, what is filled in and explained, and by when the worker uses it. */
export interface Prepared {
  readonly type: 'defined' | 'undefined';
  readonly fields: readonly CertificateField[];
  readonly explanations: readonly CertificateField[];
  readonly useBy: CalendarDate;
}

export function prepareCertificate(facts: PreparedFacts): Answered<Prepared> | NotApplicable | NoLaw {
  const { assignedOn, location, rating, extension } = facts;
  const fields = lawOn(certificateFields, assignedOn);
  const explanations = lawOn(certificateExplanations, assignedOn);
  const use = lawOn(certificateUse, assignedOn);
  if (fields.status === 'no-law') return fields;
  if (explanations.status === 'no-law') return explanations;
  if (use.status === 'no-law') return use;
  const useBy = addMonths(assignedOn, use.value);
  const steps = [lawStep(fields), lawStep(explanations), lawStep(use, { text: `by ${useBy}` })];
  const type = location === 'outside' ? 'defined' : 'undefined';
  if (rating === 'B' && (type === 'defined' || !extension))
    return notApplicable(
      'A sponsor with a B-rating assigns certificates only to extend the permission of its own workers.',
      steps,
    );
  const isNeeded = ({ when }: CertificateField) => when === undefined || facts.cases.includes(when);
  return {
    status: 'answered',
    type,
    fields: fields.value.filter(isNeeded),
    explanations: explanations.value.filter(isNeeded),
    useBy,
    steps,
  };
}

/** The last day on which a granted defined certificate can be assigned; it goes the day after. */
export function assignDefinedBy(
  grantedOn: CalendarDate,
):
  | Answered<{ assignBy: CalendarDate; readings: readonly { reading: string; assignBy: CalendarDate }[] }>
  | NoLaw {
  const within = lawOn(definedAssignedWithin, grantedOn);
  if (within.status === 'no-law') return within;
  const assignBy = addDays(grantedOn, within.value);
  const readings = [
    { reading: `${within.value} days (guidance)`, assignBy },
    { reading: 'Three months (our research)', assignBy: addMonths(grantedOn, 3) },
  ].toSorted((one, other) => one.assignBy.localeCompare(other.assignBy));
  return { status: 'answered', assignBy, readings, steps: [lawStep(within, { text: `by ${assignBy}` })] };
}

export interface AllocationYear {
  /** The last day on which its certificates can be assigned; what is left expires. */
  readonly endsOn: CalendarDate;
  /** The first day on which certificates for the next year are asked for. */
  readonly askFrom: CalendarDate;
  /** The day by which an answer can be expected if more is asked for on the first day: it can be after the end. */
  readonly answeredBy: CalendarDate;
  readonly steps: readonly Step[];
}

/** The year of an allocation of undefined certificates, and when to ask for the next one. */
export function allocationYear(beganOn: CalendarDate): Answered<AllocationYear> | NoLaw {
  const lasts = lawOn(allocationLasts, beganOn);
  if (lasts.status === 'no-law') return lasts;
  const endsOn = addDays(addMonths(beganOn, lasts.value), -1);
  const before = lawOn(allocationAskedBefore, endsOn);
  if (before.status === 'no-law') return before;
  const takes = lawOn(allocationRequestTakes, endsOn);
  if (takes.status === 'no-law') return takes;
  const askFrom = addMonths(endsOn, -before.value);
  return {
    status: 'answered',
    endsOn,
    askFrom,
    answeredBy: addDays(askFrom, 7 * takes.value),
    steps: [lawStep(lasts, { text: `to ${endsOn}` }), lawStep(before), lawStep(takes)],
  };
}
