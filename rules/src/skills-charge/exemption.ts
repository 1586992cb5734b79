import { type InForce, lawOn, lawStep, type NoLaw, type Step } from '../kernel/index.ts';
import { findOccupation, occupationCodes } from '../occupations/index.ts';
import { studentSwitchAfter, switchingInside } from '../switching/index.ts';
import type { SkillsChargeFacts } from './charge-facts.ts';
import { exemptOccupations, studentSwitch } from './parameters.ts';

/** Why no charge arises, with the law that was read. */
export interface Exemption {
  readonly status: 'exempt';
  readonly reason: string;
  readonly steps: readonly Step[];
}

/** Why no charge arises whatever the length; undefined if one does, no-law if that is not recorded. */
export function exemption(facts: SkillsChargeFacts): Exemption | NoLaw | undefined {
  return cannotBeSponsored(facts) ?? exemptOccupation(facts) ?? fromStudent(facts);
}

/** A certificate cannot be assigned for the code at all. Before the tables record skill levels, nothing is claimed. */
function cannotBeSponsored({ occupationCode, assignedOn }: SkillsChargeFacts): Exemption | undefined {
  const occupation = occupationCode === undefined ? undefined : findOccupation(occupationCode);
  const codes = lawOn(occupationCodes, assignedOn);
  if (occupation?.skillLevel !== 'ineligible' || codes.status === 'no-law') return undefined;
  const codeAndTitle = `${occupation.code} ${occupation.title}`;
  const reason = `${codeAndTitle} cannot be sponsored as a Skilled Worker, so no charge arises.`;
  return { status: 'exempt', reason, steps: [lawStep(codes, { text: `${codeAndTitle}: not eligible` })] };
}

function exemptOccupation({ occupationCode, assignedOn }: SkillsChargeFacts): Exemption | NoLaw | undefined {
  if (occupationCode === undefined) return undefined;
  const codes = lawOn(exemptOccupations, assignedOn);
  if (codes.status === 'no-law') return codes;
  if (!codes.value.includes(occupationCode)) return undefined;
  const reason = `Occupation code ${occupationCode} carries no charge.`;
  return { status: 'exempt', reason, steps: [lawStep(codes)] };
}

/** Whether the facts say that the worker switches, or switched, from Student; undefined if they do not say. */
export function isFromStudent({
  switchingFromStudent,
  extension,
  studentSwitch,
}: SkillsChargeFacts): boolean | undefined {
  if (studentSwitch !== undefined) return true;
  return switchingFromStudent ?? (extension || undefined);
}

function fromStudent(facts: SkillsChargeFacts): Exemption | NoLaw | undefined {
  if (facts.location === 'outside' || !isFromStudent(facts)) return undefined;
  const barred = facts.extension ? undefined : cannotSwitch(facts);
  if (barred) return barred;
  const student = lawOn(studentSwitch, facts.assignedOn);
  if (student.status === 'no-law') return student;
  return facts.extension ? extended(student) : switched(facts, student);
}

/** A Student who meets none of the conditions cannot be sponsored inside the UK, so nothing is due. */
function cannotSwitch({ assignedOn, studentSwitch }: SkillsChargeFacts): Exemption | undefined {
  const student = { appliedOn: assignedOn, inUk: true, visaType: 'student', studentSwitch } as const;
  const outcome = switchingInside(student);
  return outcome.status === 'not-applicable' ? { ...outcome, status: 'exempt' } : undefined;
}

function extended(student: InForce<unknown>): Exemption {
  const reason = 'An extension after a switch from Student carries no charge.';
  return { status: 'exempt', reason, steps: [lawStep(student)] };
}

function switched({ assignedOn }: SkillsChargeFacts, student: InForce<unknown>): Exemption {
  const free = 'A switch inside the UK directly from Student carries no charge.';
  // The day of application, which governs the switch, is not among these facts, so the certificate's day is
  // used.
  const conditions = lawOn(studentSwitchAfter, assignedOn, 'assignedOn');
  if (conditions.status === 'no-law') {
    const reason = `${free} The switch itself must be allowed. The conditions on that day are not recorded.`;
    return { status: 'exempt', reason, steps: [lawStep(student)] };
  }
  const reason = `${free} The switch itself must be allowed: ${conditions.value.join('; or ')}.`;
  return { status: 'exempt', reason, steps: [lawStep(student), lawStep(conditions)] };
}
