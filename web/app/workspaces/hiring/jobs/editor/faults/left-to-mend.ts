import type { JobField } from '@portway/contracts/candidate/jobs/job-fields';
import type { FieldErrors } from '../../../../../kit/forms/form-state.ts';
import { isEqual } from '../../../../../kit/forms/is-equal.ts';
import { type JobValues, jobFieldNames } from '../job-autosave.ts';

const formOrder: readonly JobField[] = [
  ...(['title', 'place', 'payFrom', 'payTo', 'hoursPerWeek', 'closesOn'] as const),
  ...(['workplace', 'employment', 'level', 'nation'] as const),
  ...(['summary', 'about', 'responsibilities', 'qualifications', 'skills', 'sponsorship'] as const),
  ...(['currency', 'collaborationHours', 'hiresFrom', 'relocation'] as const),
];

/** By which the faults are listed: that of the form, then what is asked beside it. */
const fieldOrder = [...new Set([...formOrder, ...jobFieldNames])];

/** An answer whose fault another one may mend as well. */
const alsoMendedBy: Readonly<Partial<Record<JobField, JobField>>> = { place: 'workplace', payTo: 'payFrom' };

export interface FieldFault {
  readonly field: JobField;
  readonly message: string;
}

/** What is still to mend of a refusal: the fields that nobody has changed since, from the top of the form. */
export function leftToMend(
  errors: FieldErrors,
  refusedValues: JobValues,
  values: JobValues,
): readonly FieldFault[] {
  const isUntouched = (field: JobField) => isEqual(refusedValues[field] ?? null, values[field] ?? null);
  return fieldOrder.flatMap((field) => {
    const message = errors[field];
    if (message === undefined || !isUntouched(field)) return [];
    const other = alsoMendedBy[field];
    return other === undefined || isUntouched(other) ? [{ field, message }] : [];
  });
}
