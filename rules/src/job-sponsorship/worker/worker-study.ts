import { certificateStart } from '../../certificate/index.ts';
import { type CalendarDate, lawOn, monthsBefore } from '../../kernel/index.ts';
import { type StudentSwitch, studentSwitchAfter, switchingInside } from '../../switching/index.ts';
import type { WorkerFacts } from './worker-facts.ts';

type Study = Pick<WorkerFacts, 'studentCourse' | 'studentDegree' | 'courseEndsOn'>;

/** Whether a Student can apply inside the UK for a job, and the reason, as it is said to them. */
export interface StudentLimb {
  readonly status: 'yes' | 'no' | 'unknown';
  readonly because: string;
  /** The answers that would tell more. */
  readonly missing: readonly ('studentCourse' | 'courseEndsOn')[];
}

/** The day of the application, and the first day at work where an offer says it. */
export interface SwitchDays {
  readonly appliedOn: CalendarDate;
  readonly startsOn?: CalendarDate | undefined;
}

/** SW 1.5A, by what the profile says of the course. */
export function studentLimb(study: Study, days: SwitchDays): StudentLimb {
  const { studentCourse } = study;
  const law = lawOn(studentSwitchAfter, days.appliedOn);
  if (law.status === 'no-law') return { status: 'unknown', because: law.message, missing: [] };
  const conditions = law.value.join('; or ');
  if (studentCourse === undefined) {
    const because = `You can apply inside the UK if you meet one of these conditions: ${conditions}.`;
    return { status: 'unknown', because, missing: ['studentCourse'] };
  }
  if (studentCourse === 'none') {
    const because = `You cannot apply inside the UK while you meet none of these conditions: ${conditions}. From outside the UK you could.`;
    return { status: 'no', because, missing: [] };
  }
  if (studentCourse === 'degree-under-way') return onTheCourse(study, days);
  return { status: 'yes', because: `You can apply inside the UK: ${metIn(studentCourse)}.`, missing: [] };
}

const metIn = (switchGround: Exclude<StudentSwitch, 'none' | 'degree-under-way'>): string =>
  switchGround === 'course-completed'
    ? 'your course is completed'
    : 'your full-time PhD will have gone on for 24 months when the certificate starts';

function onTheCourse({ courseEndsOn: ends }: Study, { appliedOn, startsOn }: SwitchDays): StudentLimb {
  const only = 'for a job that starts no earlier than your course ends';
  if (ends === undefined || ends < appliedOn) {
    const ending = ends === undefined ? 'does not say when that is' : `says that it ended on ${ends}`;
    const because = `While you are on the course you can apply inside the UK only ${only}. Your profile ${ending}.`;
    return { status: 'unknown', because, missing: ['courseEndsOn'] };
  }
  if (startsOn !== undefined && startsOn < ends) {
    const because = `The first day at work, ${startsOn}, is before your course ends on ${ends}. While you are on the course you can apply inside the UK only ${only}.`;
    return { status: 'no', because, missing: [] };
  }
  const outcome = switchingInside({ ...inside, appliedOn, courseEndsOn: ends });
  const from = outcome.status === 'may-switch' ? undefined : firstDayFor(ends, appliedOn);
  const because = `You can apply inside the UK${from === undefined ? '' : ` from ${from} on`}, for a job that starts on ${ends} or later, when your course ends.`;
  return { status: from === undefined ? 'yes' : 'unknown', because, missing: [] };
}

const inside = { inUk: true, visaType: 'student', studentSwitch: 'degree-under-way' } as const;

/** SW 5.1(c): a certificate starts at most three months after the application. */
function firstDayFor(ends: CalendarDate, appliedOn: CalendarDate): CalendarDate | undefined {
  const start = lawOn(certificateStart, appliedOn);
  return start.status === 'in-force' ? monthsBefore(ends, start.value) : undefined;
}
