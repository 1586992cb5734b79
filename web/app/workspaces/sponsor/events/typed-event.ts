import type { FormValues } from '../../../kit/forms/form-state.ts';
import { numberTyped, penceTyped, weekTyped } from '../../../text/as-typed.ts';

const isOn = (values: FormValues, name: string) => name in values;

/** What was typed, as the API takes it; with the record that it corrects. */
export function eventOf(values: FormValues, workers: readonly string[]) {
  const { corrects, correctedBecause = '', planned } = values;
  return {
    ...answersOf(values, workers),
    ...(corrects && { corrects, correctedBecause }),
    ...(planned && { planned }),
  };
}

/** The answers to the questions of one kind of event. */
function answersOf(values: FormValues, workers: readonly string[]) {
  const { kind = '', happenedOn = '', worker = '', nation } = values;
  const ofWorker = { kind, worker, happenedOn, ...(nation && { nation }) };
  switch (kind) {
    case 'start':
      return {
        kind,
        worker,
        startedOn: happenedOn === '' ? null : happenedOn,
        ...(values.withoutCheckBecause && { withoutCheckBecause: values.withoutCheckBecause }),
        ...(nation && { nation }),
      };
    case 'pay':
      return {
        ...ofWorker,
        duringExceptedAbsence: isOn(values, 'duringExceptedAbsence'),
        ...payOf(values),
      };
    case 'hours':
      return {
        ...ofWorker,
        overtimeOnly: isOn(values, 'overtimeOnly'),
        ...payOf(values),
      };
    case 'role':
      return {
        ...ofWorker,
        newTitle: values.newTitle ?? '',
        newCode: values.newCode || null,
        titleOrDutiesChanged: isOn(values, 'titleOrDutiesChanged'),
        inTrainingProgramme: isOn(values, 'inTrainingProgramme'),
        wasListed: values.wasListed || undefined,
        isListed: values.isListed || undefined,
      };
    case 'place':
      return {
        ...ofWorker,
        to: values.to,
        mainOfficeStays: isOn(values, 'mainOfficeStays'),
        workPlace: values.workPlace || null,
        hybridPattern: values.hybridPattern ?? '',
      };
    case 'worker-leaves':
      return { ...ofWorker, employmentEndedOn: values.employmentEndedOn || null };
    case 'move':
      return { kind, happenedOn, nation, workers, workPlace: values.workPlace || null };
    case 'owner':
      return { kind, happenedOn, nation, holdsLicence: values.holdsLicence === 'yes' };
    default:
      return kind.startsWith('worker-') ? ofWorker : { kind, happenedOn, nation };
  }
}

/** Pay and hours, of which either may change alone, and what decides what follows. */
const payOf = (values: FormValues) => ({
  newPence: penceTyped(values.newPay ?? ''),
  newHours: weekTyped(values.newHours ?? ''),
  forHealth: isOn(values, 'forHealth'),
  salaryOption: values.salaryOption || undefined,
  newEntrant: values.newEntrant || undefined,
  monthsHeld: numberTyped(values.monthsHeld ?? ''),
  phd: values.phd || undefined,
  inRouteSince: values.inRouteSince || undefined,
  firstCertificateOn: values.firstCertificateOn || undefined,
});

/** An absence goes to the worker’s own record, and its days are counted from there. */
export const absenceOf = (values: FormValues) => ({
  firstDay: values.happenedOn,
  lastDay: values.lastDay || null,
  pay: values.pay,
  kind: values.absenceKind,
  ...(values.planned && { planned: values.planned }),
});

/** What was typed, as a plan: the answers that its record asks for. */
export function planOf(values: FormValues, workers: readonly string[]) {
  if (values.kind !== 'absence') return answersOf(values, workers);
  const { kind: absenceKind, ...absence } = absenceOf(values);
  return { kind: 'absence', worker: values.worker ?? '', absenceKind, ...absence };
}
