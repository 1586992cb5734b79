export type { OpenBecause, OpenQuestion } from './open-question.ts';
export { openQuestions } from './open-questions.ts';
