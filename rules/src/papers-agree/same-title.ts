import { wordsOf } from './folded.ts';
import { close, different, type Likeness, same } from './statement.ts';

/** How payroll systems shorten the words of job titles. */
const shortened: Readonly<Record<string, string>> = {
  ...{ snr: 'senior', sr: 'senior', jnr: 'junior', jr: 'junior', mgr: 'manager', mngr: 'manager' },
  ...{ asst: 'assistant', assoc: 'associate', eng: 'engineer', engr: 'engineer', dev: 'developer' },
  ...{ tech: 'technician', admin: 'administrator', coord: 'coordinator', exec: 'executive', dir: 'director' },
  ...{ dept: 'department', hr: 'human resources', it: 'information technology', qa: 'quality assurance' },
};

const leftOut = new Set(['and', 'of', 'the', 'a', 'in', 'for']);

/** Two ways to write one job title: the order of words and small words make no difference; shortened words are close. */
export function sameTitle(one: string, other: string): Likeness {
  const [mine, yours] = [titleWords(one), titleWords(other)];
  if (mine.join(' ') === yours.join(' ')) return same;
  const [mineInFull, yoursInFull] = [one, other].map((title) => inFull(titleWords(title)));
  if (mineInFull === yoursInFull) return close('shortened words');
  return isCutOff(one, other) || isCutOff(other, one) ? close('cut off by its length') : different;
}

const titleWords = (title: string) =>
  wordsOf(title)
    .filter((word) => !leftOut.has(word))
    .toSorted();

const inFull = (words: readonly string[]) =>
  words
    .flatMap((word) => (shortened[word] ?? word).split(' '))
    .toSorted()
    .join(' ');

/** A field of a payroll system often holds so many characters; a text that is shorter is a text of its own. */
const shortestField = 15;

function isCutOff(short: string, long: string): boolean {
  const [begin, whole] = [wordsOf(short).join(' '), wordsOf(long).join(' ')];
  // At the end of a word it may be a title of its own, such as “Software engineer” of “Software engineer manager”.
  return begin.length >= shortestField && whole.startsWith(begin) && /\S/.test(whole.charAt(begin.length));
}
