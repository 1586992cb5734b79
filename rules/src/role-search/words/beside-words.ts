/** Words about how or where one works rather than at what: a title without them is nearly as good. */
const beside = new Set(
  [
    'senior junior trainee graduate experienced qualified apprentice lead principal part time full temporary',
    'permanent remote hybrid freelance contract agency bank night day weekend shift evening uk london job role',
    'vacancy work based registered band grade level entry mid live ii iii',
  ].flatMap((words) => words.split(' ')),
);

/** Whether a word, in the form that the search compares, says nothing of what one works at. */
export function saysOnlyHow(word: string): boolean {
  return beside.has(word);
}
