import { call, submit } from '@portway/contracts/client';
import { ProblemError } from '@portway/contracts/problem';
import {
  addEntryOperation,
  saveAnswerOperation,
  saveEducationOperation,
  saveWorkOperation,
} from '@portway/contracts/profile/profile';
import { suggestion as suggestionSchema } from '@portway/contracts/resumes/resumes';
import type { AsMe } from '../../../../kit/forms/read-action.ts';

/** Saves a suggestion accepted from the CV, unless the profile has changed meanwhile. */
export async function addSuggestion(
  { suggestion = '', was = 'null' }: Readonly<Record<string, string>>,
  me: AsMe,
): Promise<{ readonly message: string }> {
  const { field, value } = suggestionSchema.parse(JSON.parse(suggestion));
  if (field === 'work')
    return await addEntry({ kind: field, values: { ...value, current: value.current || undefined } }, me);
  if (field === 'education') return await addEntry({ kind: field, values: value }, me);
  const replaced: unknown = JSON.parse(was);
  await submit(saveAnswerOperation, { field, value, was: replaced }, me);
  return { message: 'Added to your profile.' };
}

interface NewEntry {
  readonly kind: 'work' | 'education';
  readonly values: Readonly<Record<string, unknown>>;
}

/** The identifying answers first: if a later one is refused, the entry can still be recognised. */
const order = [
  'title',
  'company',
  'institution',
  'award',
  'field',
  'start',
  'current',
  'end',
  'graduation',
  'description',
];

async function addEntry({ kind, values }: NewEntry, me: AsMe): Promise<{ readonly message: string }> {
  const id = crypto.randomUUID();
  await call(addEntryOperation, { id, kind }, me);
  const given = order.filter((field) => values[field] !== undefined);
  const left: string[] = [];
  for (const field of given) {
    const answer = { field, value: values[field], was: null };
    const at = { ...me, parameters: { id } };
    try {
      await (kind === 'work'
        ? submit(saveWorkOperation, answer, at)
        : submit(saveEducationOperation, answer, at));
    } catch (error) {
      if (!(error instanceof ProblemError) || error.status !== 422) throw error;
      left.push(field);
    }
  }
  if (left.length === 0) return { message: 'Added to your profile.' };
  return { message: `Added to your profile, but we could not save: ${left.join(', ')}.` };
}
