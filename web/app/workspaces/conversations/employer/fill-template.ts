import type { Conversation } from '@portway/contracts/hiring/conversations/conversations';

/** A template with the candidate's first name and the job in the place of {name} and {job}. */
export function fillTemplate(
  text: string,
  { with: candidate, position }: Pick<Conversation, 'with' | 'position'>,
): string {
  const [first = candidate] = candidate.split(' ');
  return text.replaceAll(/\{(?:name|job)\}/g, (field) => (field === '{name}' ? first : position));
}
