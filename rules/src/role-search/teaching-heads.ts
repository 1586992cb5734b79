import { canonical } from './fold.ts';

/**
 * Heads of titles that name what is taught: “reader in physics” is an academic, “head of law” teaches it. The word beside
 * each is how the recorded titles say so.
 */
export const teachingHeads: ReadonlyMap<string, string> = new Map([
  ['reader', 'university'],
  ['dean', 'university'],
  ['head', 'department'],
]);

/** What is taught; “head of HR” is not a teacher. */
const subjects = new Set(
  `art biology chemistry classics drama economics english french geography german history humanities italian language
  latin law linguistics literature math maths mathematics music philosophy physics politics psychology religion science
  sociology spanish theology`
    .split(/\s+/)
    .map(canonical),
);

/** Whether a word names a subject that schools and universities teach. */
export function isTaught(word: string): boolean {
  return subjects.has(word);
}
