import type { About } from './headings.ts';
import { rangeIn } from './month-ranges.ts';
import { isAward } from './schools/awards.ts';
import { isSchoolName } from './schools/school-names.ts';
import { isOrganisation } from './work/part-kinds.ts';
import { namesTitle } from './work/title-words.ts';

/** What the words of a heading are about, whichever way it puts them: the first that fits. */
const subjects: readonly (readonly [About, RegExp])[] = [
  [
    'other',
    /\b(?:volunt|unpaid|interests?|hobb|references?|referees|publications?|papers|books|grants?|funding|conferences?|talks|presentations|activities|patents|objective|declaration|additional|further information|(?:not|n’t|n't) (?:at )?work)/,
  ],
  ['english', /\benglish (?:language|tests?|proficiency)\b|^(?:ielts|oet|toefl|pte)\b/],
  ['languages', /\blanguages?\b/],
  [
    'registrations',
    /\bregistrations?\b|\bmemberships?\b|\bprofessional bod(?:y|ies)\b|\bletters after\b|\bpost-?nominals?\b/,
  ],
  [
    'skills',
    /\b(?:skills?|competenc(?:y|e|ies)|tools|software|technolog(?:y|ies)|tech stack|expertise|proficienc(?:y|ies)|good at)\b/,
  ],
  [
    'work',
    /\b(?:experience|employment|employers?|career|worked|jobs|appointments?|contracts|assignments?|(?:work|teaching|nursing|clinical|academic|professional|military|previous|current|past|recent|present) (?:posts?|positions?|roles?|jobs?|history|work)|^(?:posts?|positions?|roles|practice)(?: held)?$|working life|places i)\b/,
  ],
  [
    'education',
    /\b(?:education|academic|stud(?:y|ies|ied)|degrees?|schooling|schools?|learn(?:ed|t)|university)\b/,
  ],
  [
    'training',
    /\b(?:certificat\w*|certified|licen[cs]es?|accreditations?|tickets|courses?|training|cpd|development|qualifications?)\b/,
  ],
  ['achievements', /\b(?:achievements?|awards?|honou?rs|prizes?)\b/],
  ['bio', /\b(?:summary|in brief|introduction|profile|about me|statement)\b/],
];

export interface Around {
  /** The line above is empty, or there is none. */
  readonly isBelowGap: boolean;
  readonly isAboveGap: boolean;
  /** The lines after it as far as the next empty one. */
  readonly block: readonly string[];
  /** Whether the known headings of the text are in capitals, all of them. */
  readonly isInCapitals: boolean;
  readonly section: About;
  /** Where the name stands. */
  readonly isAtTop: boolean;
}

const maxWords = 7;
const longest = 48;
const subjectAtEnd =
  /(?:experience|history|employment|career|education|qualifications|training|skills|software)$/i;
const questionWord = /^(?:when|where|what|how|why|who|things)\b/i;

/** What a line is about that is set as a heading in other words than the usual ones; `unknown` for one of no known subject. */
export function looseHeading(line: string, around: Around): About | undefined {
  const text = line
    .trim()
    .replace(/\s*:$/, '')
    .replace(/\s*\([^()]*\)$/, '');
  if (!isHeadingShape(text)) return undefined;
  const isCapitals = text === text.toUpperCase() && /\p{L}{3}/u.test(text);
  const isApart =
    around.isBelowGap ||
    isCapitals ||
    (around.isAboveGap && /:$/.test(line.trim())) ||
    isAboveJob(text, around.block);
  const isEmployer = isOrganisation(text) && !subjectAtEnd.test(text);
  if (!isApart || namesTitle(text) || isEmployer) return undefined;
  const subject = subjects.find(([, pattern]) => pattern.test(text.toLowerCase()))?.[0];
  if (subject !== undefined) return isSubjectHeading(text, subject, around) ? subject : undefined;
  return isUnknownHeading(text, { ...around, isCapitals }) ? 'unknown' : undefined;
}

function isHeadingShape(text: string): boolean {
  const isShort = text.length >= 3 && text.length <= longest && text.split(/\s+/).length <= maxWords;
  return isShort && /^\p{Lu}/u.test(text) && !/[\d@,;|·•\t.?!:/]/.test(text);
}

/** `Computer Engineering Experience` among other lines, where what follows says when. */
function isAboveJob(text: string, block: readonly string[]): boolean {
  const isTitleCase = text.split(' ').every((word) => /^(?:\p{Lu}|and$|&$)/u.test(word));
  const isDated = block.slice(0, 3).some((line) => rangeIn(line) !== undefined);
  return isTitleCase && isDated && /(?:experience|employment|history)$/i.test(text);
}

/** Within a list, such as of skills, a short line is an item; a heading has lines of its own below it. */
function isSubjectHeading(
  text: string,
  subject: About,
  { block, isBelowGap, isAboveGap, section }: Around,
): boolean {
  const hasLines = block.length > 0 || isAboveGap;
  const isItem = section === subject && subject !== 'work';
  const isSet = isBelowGap || text === text.toUpperCase() || isAboveJob(text, block);
  return hasLines && !isItem && isSet && !isAward(text);
}

function isUnknownHeading(text: string, around: Around & { readonly isCapitals: boolean }): boolean {
  const { block, isBelowGap, isAboveGap, isInCapitals, isCapitals, section, isAtTop } = around;
  if (!isBelowGap || isAward(text) || isSchoolName(text)) return false;
  if (isAtTop) return false;
  if (block.length > 0 && questionWord.test(text)) return true;
  const isNearRange = block.slice(0, 3).some((line) => rangeIn(line) !== undefined);
  if (isCapitals && isInCapitals && !isNearRange) return block.length > 0 || isAboveGap;
  const isListOrSchool =
    section === 'education' || section === 'skills' || section === 'training' || section === 'languages';
  if (!isListOrSchool || isInCapitals || text.split(' ').length > 3) return false;
  const startsSchool = block.some((line) => isSchoolName(line.split(/,\s/)[0] ?? '') || isAward(line));
  return !startsSchool && block.some((line) => /\b(?:19|20)\d\d\b/.test(line));
}
