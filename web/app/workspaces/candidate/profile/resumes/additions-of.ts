import type { Additions } from '@portway/contracts/candidate/profile/additions';
import type { Profile } from '@portway/contracts/candidate/profile/profile';
import { type ListField, listFields, type Suggestion } from '@portway/contracts/candidate/resumes/resumes';

const lists: ReadonlySet<string> = new Set(listFields);
/** A list is added to; any other answer is replaced. */
export const isListField = (field: Suggestion['field']): field is ListField => lists.has(field);

/** Suggestions as they are sent. A list is added to the existing one; any other answer is replaced. */
export function additionsOf(suggestions: readonly Suggestion[], profile: Profile): Additions {
  const additions: Additions = { answers: [], entries: [] };
  for (const { field, value } of suggestions) {
    const id = crypto.randomUUID();
    if (field === 'work') {
      // Without an end and without a word of today, whether it goes on is not known.
      const current = value.current || undefined;
      additions.entries.push({ id, kind: field, values: { ...value, current } });
    } else if (field === 'education') additions.entries.push({ id, kind: field, values: value });
    else if (isListField(field)) {
      const was = profile.answers[field] ?? [];
      const items = Array.isArray(value) ? value : [];
      additions.answers.push({ field, value: [...was, ...items], was: profile.answers[field] ?? null });
    } else additions.answers.push({ field, value, was: profile.answers[field] ?? null });
  }
  return additions;
}

/** What its owner wrote is not replaced together with everything else: they decide each time. */
export function replaces({ field }: Suggestion, { answers }: Profile): boolean {
  if (field === 'work' || field === 'education' || isListField(field)) return false;
  return (answers[field] ?? '') !== '';
}
