import { certificateStart } from '../certificate/index.ts';
import {
  addMonths,
  type CalendarDate,
  lawOn,
  lawStep,
  type NoLaw,
  type NotApplicable,
  notApplicable,
  type Step,
  type Warning,
} from '../kernel/index.ts';
import {
  type BarredPermission,
  barredPermissions,
  crownDependencyBar,
  noSwitchingFrom,
  studentSwitchAfter,
} from './parameters.ts';

/** The permission the worker holds now. */
export type VisaType = 'student' | 'dependent' | 'skilled' | 'graduate' | 'youth-mobility' | 'other';

/** Which permission, if it is none of those that `VisaType` names. */
export type OtherPermission = BarredPermission | 'another';

/** Which of the conditions of SW 1.5A a Student meets on the day of application. */
export type StudentSwitch = 'course-completed' | 'degree-under-way' | 'phd-24-months' | 'none';

export interface SwitchingFacts {
  /** The day of the visa application. */
  readonly appliedOn: CalendarDate;
  readonly inUk?: boolean | undefined;
  readonly visaType?: VisaType | undefined;
  readonly otherPermission?: OtherPermission | undefined;
  readonly studentSwitch?: StudentSwitch | undefined;
  /** When the course of a Student who is still on it ends. */
  readonly courseEndsOn?: CalendarDate | undefined;
  /** When the certificate starts, if that day is known. */
  readonly startsOn?: CalendarDate | undefined;
}

/** No fact given so far prevents an application inside the UK. */
export interface MaySwitch {
  readonly status: 'may-switch';
  /** Facts without which it is not decided. */
  readonly missing: readonly string[];
  readonly steps: readonly Step[];
  readonly warnings: readonly Warning[];
}

const nothingAsked: MaySwitch = { status: 'may-switch', missing: [], steps: [], warnings: [] };

/**
 * Whether the worker may apply for Skilled Worker inside the UK from the permission held now (SW 1.5ZA, SW
 * 1.5A). The question does not arise for workers who apply from outside the UK, or hold Skilled Worker
 * already.
 */
export function switchingInside(facts: SwitchingFacts): MaySwitch | NotApplicable {
  if (facts.inUk !== true) return nothingAsked;
  if (facts.visaType === 'student') return fromStudent(facts);
  return facts.visaType === 'other' ? fromAnother(facts) : nothingAsked;
}

function fromStudent(facts: SwitchingFacts): MaySwitch | NotApplicable {
  const { appliedOn, studentSwitch } = facts;
  const law = lawOn(studentSwitchAfter, appliedOn);
  if (law.status === 'no-law') return unrecorded('student-switch-conditions', law);
  const conditions = law.value.join('; or ');
  if (studentSwitch === undefined) {
    const message = `A Student can switch to Skilled Worker inside the UK only on one of these conditions: ${conditions}.`;
    return {
      ...nothingAsked,
      steps: [lawStep(law)],
      warnings: [{ code: 'student-switch-conditions', message }],
    };
  }
  if (studentSwitch === 'none')
    return notApplicable(
      `A Student who meets none of these conditions cannot switch to Skilled Worker inside the UK: ${conditions}.`,
      [lawStep(law, { text: 'none of them' })],
    );
  const steps = [lawStep(law, { text: conditionOf(law.value, studentSwitch) })];
  return studentSwitch === 'degree-under-way' ? onTheCourse(facts, steps) : { ...nothingAsked, steps };
}

/** SW 1.5A, Condition B: the certificate starts no earlier than the course ends. */
function onTheCourse(
  { appliedOn, courseEndsOn, startsOn }: SwitchingFacts,
  steps: readonly Step[],
): MaySwitch | NotApplicable {
  if (courseEndsOn === undefined) return { ...nothingAsked, missing: ['courseEndsOn'], steps };
  if (startsOn !== undefined)
    return startsOn < courseEndsOn
      ? notApplicable(
          `The certificate starts on ${startsOn}, before the course ends on ${courseEndsOn}. A Student who is still on the course can switch inside the UK only to a job that starts no earlier than that.`,
          steps,
        )
      : { ...nothingAsked, steps };
  const start = lawOn(certificateStart, appliedOn);
  if (start.status === 'in-force' && addMonths(appliedOn, start.value) < courseEndsOn)
    return notApplicable(
      `The course ends on ${courseEndsOn}, and a certificate can start at most ${start.value} months after the application of ${appliedOn}. A Student who is still on the course can switch inside the UK only to a job that starts no earlier than the course ends.`,
      [...steps, lawStep(start)],
    );
  const message = `The certificate may start on ${courseEndsOn} at the earliest, when the course ends.`;
  return { ...nothingAsked, steps, warnings: [{ code: 'start-after-course', message }] };
}

const positions = { 'course-completed': 0, 'degree-under-way': 1, 'phd-24-months': 2 } as const;

function conditionOf(conditions: readonly string[], switchGround: Exclude<StudentSwitch, 'none'>): string {
  return conditions[positions[switchGround]] ?? switchGround;
}

function fromAnother({ appliedOn, otherPermission }: SwitchingFacts): MaySwitch | NotApplicable {
  const law = lawOn(noSwitchingFrom, appliedOn);
  if (law.status === 'no-law') return unrecorded('switching-bars', law);
  const barred = law.value.join(', ');
  if (otherPermission === undefined) {
    const message = `Whether someone can switch inside the UK depends on the permission they hold. Nobody can from: ${barred}.`;
    const warnings = [{ code: 'switching-bars', message }, ...crownDependency(appliedOn)];
    return { ...nothingAsked, steps: [lawStep(law)], warnings };
  }
  if (otherPermission === 'another') {
    const steps = [lawStep(law, { text: 'none of these' })];
    return { ...nothingAsked, steps, warnings: crownDependency(appliedOn) };
  }
  const name = barredPermissions[otherPermission];
  return notApplicable(
    `Nobody can switch to Skilled Worker inside the UK from this permission: ${name}. They would have to leave and apply from outside the UK.`,
    [lawStep(law, { text: name })],
  );
}

/** A bar that is reported but was not read: a warning, never a refusal. */
function crownDependency(appliedOn: CalendarDate): Warning[] {
  const bar = lawOn(crownDependencyBar, appliedOn);
  return bar.status === 'in-force' ? [{ code: 'switching-crown-dependency', message: bar.value }] : [];
}

function unrecorded(code: string, { message, steps }: NoLaw): MaySwitch {
  return { status: 'may-switch', missing: [], steps, warnings: [{ code, message }] };
}
