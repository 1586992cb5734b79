import {
  addMonths,
  type CalendarDate,
  type InForce,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
} from '../kernel/index.ts';
import type { CertificateLength } from './certificate-length.ts';
import { certificateStart, certificateUse } from './parameters.ts';

interface CertificateDays {
  readonly assignedOn: CalendarDate;
  /** If left out, any day on which the certificate can be used is assumed to be possible. */
  readonly appliedOn?: CalendarDate | undefined;
  /** With the certificate's own days, its start is checked too; without them only its use. */
  readonly length?: CertificateLength | undefined;
}

type Use = { status: 'usable'; steps: readonly Step[] } | NotApplicable | NoLaw;

/** Whether the certificate can be used on the day of the visa application and starts in time, or why not. */
export function certificateUsedOn(days: CertificateDays): Use {
  if (days.appliedOn === undefined && !days.length?.between) return { status: 'usable', steps: [] };
  const use = lawOn(certificateUse, days.assignedOn);
  if (use.status === 'no-law') return use;
  const lastUse = addMonths(days.assignedOn, use.value);
  if (days.appliedOn === undefined) return startsInTime(days, { appliedOn: lastUse, before: [] });
  const useInTime = usedInTime({ ...days, appliedOn: days.appliedOn }, use);
  if (useInTime.status !== 'usable') return useInTime;
  return startsInTime(days, { appliedOn: days.appliedOn, before: useInTime.steps });
}

/** SW 5.1(c): the start day is at most three months after the application. */
function startsInTime(
  { assignedOn, length }: CertificateDays,
  { appliedOn, before }: { appliedOn: CalendarDate; before: readonly Step[] },
): Use {
  const startsOn = length?.between?.startsOn;
  if (startsOn === undefined) return { status: 'usable', steps: before };
  const start = lawOn(certificateStart, assignedOn);
  if (start.status === 'no-law') return start;
  const lastDay = addMonths(appliedOn, start.value);
  const steps = [...before, lawStep(start, { text: `by ${lastDay}` })];
  if (startsOn <= lastDay) return { status: 'usable', steps };
  return notApplicable(
    `The certificate starts on ${startsOn}, more than ${start.value} months after the visa application of ${appliedOn}. It must start by ${lastDay}.`,
    steps,
  );
}

function usedInTime(
  { assignedOn, appliedOn }: CertificateDays & { appliedOn: CalendarDate },
  use: InForce<number>,
): Use {
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
  return { status: 'usable', steps: [step] };
}
