import { isCalendarDate } from '@portway/rules/kernel';
import { dayInWords } from '../../../../text/days.ts';
import { notAnswered } from '../../../../text/questions.ts';
import { isCaseQuestion } from '../case-fields.ts';
import { relevantQuestions } from '../relevant-questions.ts';
import type { SponsorshipAnswers } from '../sponsorship-answers.ts';
import { type AnswerField, questions } from './questions.ts';

/** A scenario's answer to a question, in words; undefined if another answer hides the question. */
export function answerInWords(answers: SponsorshipAnswers, field: AnswerField): string | undefined {
  if (!isAsked(answers, field)) return undefined;
  const answer = answers[field.name];
  if (answer === '' && isCaseQuestion(field.name)) return notAnswered.label;
  if (field.kind === 'day' && isCalendarDate(answer)) return dayInWords(answer);
  return field.options?.find(({ value }) => value === answer)?.label ?? answer;
}

function isAsked(answers: SponsorshipAnswers, { name, when }: AnswerField): boolean {
  if (isCaseQuestion(name) && !relevantQuestions(answers).includes(name)) return false;
  if (name === 'partnerPriority') return answers.partner === 'yes';
  if (name === 'childrenPriority') return answers.children === 'yes';
  if (when === undefined) return true;
  return questions.some(({ fields }) =>
    fields.some((field) =>
      field.options?.some(({ value, reveals }) => reveals === when && value === answers[field.name]),
    ),
  );
}

/** The answers that are the same in every scenario. */
export function sharedAnswers(scenarios: readonly SponsorshipAnswers[]) {
  return questions
    .flatMap(({ fields }) => fields)
    .flatMap((field) => {
      const [answer, ...others] = new Set(scenarios.map((answers) => answerInWords(answers, field)));
      return answer === undefined || others.length > 0 ? [] : [{ question: field.label, answer }];
    });
}

/** Whether the answer is no or missing. */
export function isNoAnswer(answer: string): boolean {
  return answer === 'No' || answer === notAnswered.label;
}

/** The shared answers in one sentence, without those that are no or missing. */
export function sharedInWords(scenarios: readonly SponsorshipAnswers[]): string {
  return sharedAnswers(scenarios)
    .filter(({ answer }) => !isNoAnswer(answer))
    .map(({ question, answer }) => `${question}: ${answer}`)
    .join(' · ');
}
