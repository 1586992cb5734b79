import {
  addMonths,
  type CalendarDate,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
} from '../kernel/index.ts';
import { certificateUse } from './parameters.ts';

/** Whether the certificate can be used on the day of the visa application: the step, or why not. */
export function certificateUsedOn(
  assignedOn: CalendarDate,
  appliedOn: CalendarDate,
): { status: 'usable'; step: Step } | NotApplicable | NoLaw {
  const use = lawOn(certificateUse, assignedOn);
  if (use.status === 'no-law') return use;
  const lastDay = addMonths(assignedOn, use.value);
  const step = lawStep(use, { text: `from ${assignedOn} to ${lastDay}` });
  if (appliedOn < assignedOn) {
    return notApplicable(
      `The visa application of ${appliedOn} comes before the certificate is assigned on ${assignedOn}.`,
      [step],
    );
  }
  if (appliedOn > lastDay) {
    return notApplicable(
      `A certificate assigned on ${assignedOn} must be used by ${lastDay}; the application day ${appliedOn} is later.`,
      [step],
    );
  }
  return { status: 'usable', step };
}
