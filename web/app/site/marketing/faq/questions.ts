import type { CalendarDate } from '@portway/rules/kernel';
import { type Answer, inPlainText } from './answer.ts';
import { complianceQuestions } from './compliance-questions.ts';
import { costQuestions } from './cost-questions.ts';
import { licenceQuestions } from './licence-questions.ts';
import { peopleQuestions } from './people-questions.ts';
import { portwayQuestions } from './portway-questions.ts';
import { type CategoryId, categories, type Question } from './question.ts';

/** Every question; the first is open on the home page. */
export const questions: readonly Question[] = [
  ...costQuestions,
  ...licenceQuestions,
  ...peopleQuestions,
  ...complianceQuestions,
  ...portwayQuestions,
];

/** A question with its answer for one day. */
export interface Answered {
  readonly id: string;
  readonly question: string;
  readonly answer: Answer;
}

export interface Subject {
  readonly id: CategoryId | 'all';
  readonly name: string;
  readonly questions: readonly Answered[];
}

/** The questions by subject, answered by the law of the day. */
export function subjectsOn(day: CalendarDate, among: readonly Question[] = questions): readonly Subject[] {
  return categories.map(({ id, name }) => ({
    id,
    name,
    questions: among.filter(({ category }) => category === id).map((question) => answered(question, day)),
  }));
}

/** As many open at once as can be read without looking for one. */
const maxFirst = 5;

export interface FaqShown {
  /** Open, above the subjects; none while searching. */
  readonly first: readonly Answered[];
  readonly subjects: readonly Subject[];
}

/** What `/faq` shows: all questions, or those with every word of a search in the question or its answer. */
export function faqOn(day: CalendarDate, search: string): FaqShown {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length > 0) {
    const found = questions.filter(({ question, answer }) => {
      const text = `${question}\n${inPlainText(answer(day))}`.toLowerCase();
      return words.every((word) => text.includes(word));
    });
    return { first: [], subjects: subjectsOn(day, found).filter((subject) => subject.questions.length > 0) };
  }
  const first = questions.filter(({ home }) => home).slice(0, maxFirst);
  const others = questions.filter((question) => !first.includes(question));
  return { first: first.map((question) => answered(question, day)), subjects: subjectsOn(day, others) };
}

/** The home page's questions: all together, then by subject. */
export function homeSubjectsOn(day: CalendarDate): readonly Subject[] {
  const shown = questions.filter(({ home }) => home);
  const all = shown.map((question) => answered(question, day));
  return [{ id: 'all', name: 'All Articles', questions: all }, ...subjectsOn(day, shown)];
}

const answered = ({ id, question, answer }: Question, day: CalendarDate): Answered => ({
  id,
  question,
  answer: answer(day),
});

/** The answers of `/faq` on the day as plain text, for structured data. */
export function questionsInText(day: CalendarDate): readonly { question: string; answer: string }[] {
  return questions.map(({ question, answer }) => ({ question, answer: inPlainText(answer(day)) }));
}
