import {
  type Answered,
  addMonths,
  type CalendarDate,
  lawOn,
  lawStep,
  type NeedsFacts,
  type NoLaw,
  needsFacts,
} from '../kernel/index.ts';
import { type CertificateMistake, certificateCorrections, certificateStart } from './parameters.ts';

export interface MistakeFacts {
  readonly mistake: CertificateMistake;
  readonly assignedOn: CalendarDate;
  /** Whether the certificate still shows "assigned". */
  readonly showsAssigned: boolean;
  /** For salary and hours: whether the points stay the same. */
  readonly samePoints?: boolean | undefined;
  /** For dates: the new start and the day of the visa application. */
  readonly newStart?: CalendarDate | undefined;
  readonly appliedOn?: CalendarDate | undefined;
}

interface Corrected {
  readonly by: 'note' | 'new-certificate';
  readonly because: string;
}

/** Whether a sponsor note puts a mistake right, or the certificate is cancelled and a new one assigned. */
export function correctCertificate(facts: MistakeFacts): Answered<Corrected> | NeedsFacts | NoLaw {
  const { mistake, assignedOn, showsAssigned, samePoints, newStart, appliedOn } = facts;
  const corrections = lawOn(certificateCorrections, assignedOn);
  if (corrections.status === 'no-law') return corrections;
  const steps = [lawStep(corrections)];
  const correction = corrections.value.find((each) => each.mistake === mistake);
  const answer = (by: Corrected['by'], because: string) => ({
    status: 'answered' as const,
    by,
    because,
    steps,
  });
  const says = `${correction?.says ?? mistake}.`;
  if (correction?.byNote !== true) return answer('new-certificate', `A note cannot put this right: ${says}`);
  if (!showsAssigned)
    return answer('new-certificate', 'A note is added only while the certificate shows “assigned”.');
  if (mistake === 'salary' || mistake === 'hours') {
    if (samePoints === undefined) return needsFacts(['samePoints'], steps);
    return samePoints
      ? answer('note', says)
      : answer('new-certificate', 'The points change, and a note cannot change points.');
  }
  if (mistake !== 'dates') return answer('note', says);
  if (newStart === undefined || appliedOn === undefined)
    return needsFacts([...(newStart ? [] : ['newStart']), ...(appliedOn ? [] : ['appliedOn'])], steps);
  const start = lawOn(certificateStart, assignedOn);
  if (start.status === 'no-law') return start;
  const lastStart = addMonths(appliedOn, start.value);
  return newStart <= lastStart
    ? answer('note', says)
    : answer(
        'new-certificate',
        `The start would be after ${lastStart}, more than ${start.value} months after the application.`,
      );
}
