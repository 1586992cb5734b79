import { Refusal } from '../../../platform/refusal.ts';

const refuse = (field: string, message: string): Refusal =>
  new Refusal('invalid', message, { status: 422, fields: { [field]: message } });

/** The papers say something else than what the person saw. */
export function changedMeanwhile(): Refusal {
  const message = 'What the papers say has changed since you looked. Read it again, and say why then.';
  return new Refusal('changed-elsewhere', message, { status: 409 });
}

export function requireWrongSource(why: string, wrongSource: string | null): void {
  if (why === 'paper-is-wrong' && wrongSource === null)
    throw refuse('wrongSource', 'Choose the paper that is wrong.');
}

interface Typed {
  readonly kind: string;
  readonly fromDay: string;
  readonly toDay: string | null;
  readonly title: string | null;
  readonly fields: readonly string[];
  /** What a paper of this kind can state. */
  readonly known: readonly string[];
}

/** Refuses what no such paper states, and a period that is none. */
export function requireSoundPaper({ kind, fromDay, toDay, title, fields, known }: Typed): void {
  if (kind === 'payslip' && toDay === null)
    throw refuse('toDay', 'Enter the last day of the payslip’s period.');
  if (kind !== 'payslip' && toDay !== null) throw refuse('toDay', 'Only a payslip has a last day.');
  if (toDay !== null && toDay < fromDay) throw refuse('toDay', 'The period ends before it begins.');
  if (kind === 'other' && title === null) throw refuse('title', 'Say what paper it is.');
  const unknown = fields.find((field) => !known.includes(field));
  if (unknown !== undefined) throw refuse(`values.${unknown}`, 'Such a paper does not state this.');
  if (fields.length === 0) throw refuse('values', 'Type at least one value as it stands on the paper.');
}

export function requireRoom(count: number, max: number): void {
  if (count < max) return;
  throw new Refusal(
    'too-many-papers',
    `This worker has ${max} papers already. Remove one that is not needed.`,
    { status: 409 },
  );
}

export function requireVersion(seen: number, current: number): void {
  if (seen === current) return;
  const message = 'A colleague has changed this paper since you looked. Read it again first.';
  throw new Refusal('changed-elsewhere', message, { status: 409 });
}
