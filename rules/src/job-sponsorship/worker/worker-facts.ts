import { lengthBetween } from '../../certificate/index.ts';
import type { VisaType } from '../../eligible-role/index.ts';
import { addDays, addMonths, type CalendarDate, lawOn } from '../../kernel/index.ts';
import {
  lastPermissionCounts,
  type NewEntrantLimb,
  newEntrantAge,
  newEntrantMonths,
} from '../../minimum-salary/index.ts';
import type { StudentSwitch } from '../../switching/index.ts';
import type { WorkerSide } from '../least-pay.ts';

/** What a job seeker says about themselves. What they do not say is left out. */
export interface WorkerFacts {
  /** Whether they may work in the UK now. */
  readonly isAuthorised?: boolean | undefined;
  readonly needsSponsorship?: boolean | undefined;
  /** `none` is for a worker who needs no visa, or is elsewhere. */
  readonly currentVisa?: VisaType | 'none' | undefined;
  readonly visaExpires?: CalendarDate | undefined;
  readonly bornOn?: CalendarDate | undefined;
  readonly phd?: 'none' | 'relevant' | 'stem' | undefined;
  /**
   * Months of permission as Skilled Worker, Graduate or Tier 2 of any kind, at least: those held when the
   * profile was written.
   */
  readonly monthsHeld?: number | undefined;
  readonly newEntrantGround?: NewEntrantLimb | undefined;
  /** How far the course of a Student is now: what decides about a switch inside the UK (SW 1.5A). */
  readonly studentCourse?: StudentSwitch | undefined;
  /** The furthest UK bachelor’s, master’s, PhD, PGCE or PGDE of any permission as a Student (SW 12.2(e)). */
  readonly studentDegree?: 'completed' | 'under-way' | 'phd-12-months' | 'other' | undefined;
  /** When the course that is under way ends. */
  readonly courseEndsOn?: CalendarDate | undefined;
}

/** The worker's facts for the rules on salaries, on a day. */
export function workerSide(worker: WorkerFacts, day: CalendarDate): WorkerSide {
  const visa = visaOn(worker, day);
  const heldVisa = visa === 'none' ? undefined : visa;
  return {
    inUk: isInUk(worker, visa),
    visaType: heldVisa,
    under26: isUnderAge(worker, day),
    newEntrantLimb: groundOf(worker, heldVisa, day),
    ...studySide(worker, heldVisa, day),
    monthsHeld: worker.monthsHeld,
    phd: worker.phd,
  };
}

/**
 * What the studies make of a new entrant. A Student who is still on a degree course can switch inside the UK only within
 * three months of its end, so that a degree under way is due in time by then, whatever today is.
 */
function studySide(
  { studentCourse, studentDegree, courseEndsOn }: WorkerFacts,
  visa: VisaType | undefined,
  day: CalendarDate,
): Pick<WorkerSide, 'newEntrantStudy' | 'courseEndsOn'> {
  if (studentDegree !== 'under-way') return { newEntrantStudy: studentDegree };
  // A course that should have ended: the profile is out of date.
  if (courseEndsOn === undefined || courseEndsOn < day) return {};
  const waits = visa === 'student' && studentCourse === 'degree-under-way';
  return { newEntrantStudy: 'due-within-3-months', courseEndsOn: waits ? undefined : courseEndsOn };
}

/** The permission held on a day: one that has ended does not tell where the worker is now. */
export function visaOn({ currentVisa, visaExpires }: WorkerFacts, day: CalendarDate) {
  return visaExpires !== undefined && visaExpires < day ? undefined : currentVisa;
}

/** Whether the worker would apply inside the UK; undefined where the answers do not say. */
export function appliesInside(worker: WorkerFacts, day: CalendarDate): boolean | undefined {
  return isInUk(worker, visaOn(worker, day));
}

/** When the course ends of a Student who is still on it: they can start no earlier inside the UK (SW 1.5A). */
export function courseEndOf(worker: WorkerFacts, day: CalendarDate): CalendarDate | undefined {
  const isOnCourse = visaOn(worker, day) === 'student' && worker.studentCourse === 'degree-under-way';
  return isOnCourse ? worker.courseEndsOn : undefined;
}

function isInUk({ isAuthorised }: WorkerFacts, visa: WorkerFacts['currentVisa']): boolean | undefined {
  if (visa === undefined) return undefined;
  if (visa !== 'none') return true;
  return isAuthorised ? undefined : false;
}

/** The last day on which the worker is young enough to be a new entrant by age; undefined if not known. */
export function youngUntil({ bornOn }: WorkerFacts, day: CalendarDate): CalendarDate | undefined {
  const age = lawOn(newEntrantAge, day);
  if (bornOn === undefined || age.status === 'no-law') return undefined;
  return addDays(addMonths(bornOn, age.value * 12), -1);
}

function isUnderAge(worker: WorkerFacts, day: CalendarDate): boolean | undefined {
  const until = youngUntil(worker, day);
  return until === undefined ? undefined : day <= until;
}

/**
 * The ground that the worker chose, or that follows from the permission held. One that ended too long ago
 * does not count.
 */
function groundOf(
  { newEntrantGround: ground, visaExpires }: WorkerFacts,
  visa: VisaType | undefined,
  day: CalendarDate,
): NewEntrantLimb | undefined {
  const byPermission = ground === 'student' || ground === 'graduate';
  if (byPermission && visaExpires !== undefined && !stillCounts(visaExpires, day)) return undefined;
  if (ground !== undefined && ground !== 'none') return ground;
  return visa === 'student' || visa === 'graduate' ? visa : ground;
}

function stillCounts(endDay: CalendarDate, day: CalendarDate): boolean {
  const months = lawOn(lastPermissionCounts, day);
  return months.status === 'in-force' && addMonths(endDay, months.value) > day;
}

/** A message if the permission in the profile has ended, so that the profile is out of date. */
export function endedPermission(worker: WorkerFacts, day: CalendarDate): string | undefined {
  const { currentVisa, visaExpires } = worker;
  if (visaExpires === undefined || visaExpires >= day || currentVisa === 'none') return undefined;
  return `Your profile says that your permission ended on ${visaExpires}: bring it up to date.`;
}

/**
 * The most months as a new entrant that can be left: those held were counted when the profile was written.
 */
export function monthsLeft({ monthsHeld = 0 }: WorkerFacts, day: CalendarDate): number | undefined {
  const most = lawOn(newEntrantMonths, day);
  return most.status === 'no-law' ? undefined : Math.max(0, most.value - monthsHeld);
}

/**
 * Whether the permission has gone on counting towards a new entrant's months since the profile was written.
 */
export function countsOn(worker: WorkerFacts, day: CalendarDate): boolean {
  const visa = visaOn(worker, day);
  return worker.monthsHeld !== undefined && (visa === 'skilled' || visa === 'graduate');
}

/** The same worker on a later day: months of a permission that counts go on, in whole months. */
export function workerOnLaterDay(
  worker: WorkerFacts,
  { from, to }: { readonly from: CalendarDate; readonly to: CalendarDate },
): WorkerFacts {
  if (to <= from || worker.monthsHeld === undefined || !countsOn(worker, from)) return worker;
  const { months } = lengthBetween(from, addDays(to, -1));
  return { ...worker, monthsHeld: worker.monthsHeld + months };
}
