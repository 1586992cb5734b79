import type { Answer } from '../../../kit/forms/action-response.ts';

/**
 * The contract names both fields `text`; this page has two such forms, so each field has a name of its own.
 */
export function onField<Got>(name: string, answer: Answer<Got>): Answer<Got> {
  if (answer.status !== 'refused' || answer.fields.text === undefined) return answer;
  const { text, ...others } = answer.fields;
  return { ...answer, fields: { ...others, [name]: text } };
}
