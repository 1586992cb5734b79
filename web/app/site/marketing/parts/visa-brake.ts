import type { CalendarDate } from '@portway/rules/kernel';
import { brakeForEmployers, brakeForWorkers, visaBrake } from '@portway/rules/visa-brake';
import { withDaysInWords } from '../../../text/days.ts';

/** Whom the visa brake bars on a day, said to employers, to the people who apply, and of Students. */
export interface BrakeShown {
  readonly employers: string;
  readonly workers: string;
  readonly students: string;
}

/** The brake for applications from outside the UK on the day, in words; undefined while none is in force. */
export function brakeOn(day: CalendarDate): BrakeShown | undefined {
  const facts = { appliedOn: day, inUk: false };
  const [employers] = brakeForEmployers(facts);
  const [workers] = brakeForWorkers(facts);
  const students = visaBrake('student', day);
  if (employers === undefined || workers === undefined || students.status === 'none') return undefined;
  return {
    employers: withDaysInWords(employers.message),
    workers: withDaysInWords(workers),
    students: withDaysInWords(students.sentence),
  };
}
