import { factWords } from '@portway/rules/minimum-salary';
import { caseQuestions } from '../case-questions.ts';

/** A question of the form whose answer is still needed. */
export interface QuestionNeeded {
  /** What is chosen from a list that a pay scale or a list of jobs brings. */
  readonly field: string;
  readonly label: string;
}

/** "Choose the band, grade or role.", or a sentence with what we need to know. */
const toChoose: Readonly<Record<string, string>> = {
  workNation: 'the nation the job is in',
  londonArea: 'the part of London',
  payScaleRole: 'the band, grade or role',
};

/** The unanswered fields, in the form’s order. */
export function stillNeeded(missing: readonly string[]): string {
  const choices = missing.flatMap((fact) => toChoose[fact] ?? []);
  if (choices.length === missing.length) return `Choose ${listInWords(choices)}.`;
  return `To answer, we need to know ${listInWords(missing.map((fact) => factWords[fact] ?? fact))}.`;
}

/** The fields at which to answer, in the form’s order. */
export function questionsNeeded(missing: readonly string[]): QuestionNeeded[] {
  const questions = Object.entries(caseQuestions)
    .filter(([field]) => missing.includes(field))
    .map(([field, { label }]) => ({ field, label }));
  return missing.includes('months')
    ? [...questions, { field: 'years', label: 'Sponsorship length' }]
    : questions;
}

function listInWords(parts: readonly string[]): string {
  return parts.join(', and ');
}
