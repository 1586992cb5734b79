import { type CalendarDate, isCalendarDate } from '@portway/rules/kernel';
import { findOccupation, isOfSoc2010, successorsOf } from '@portway/rules/occupations';
import { searchRoles } from '@portway/rules/role-search';
import { type CellValue, type Choice, fault, value } from './cell-value.ts';

interface CodeOptions {
  readonly jobTitle: string;
  /** YYYY-MM-DD: the first day of the certificate, and of the job; each day that the cell can mean. */
  readonly certificateStart: readonly string[];
  readonly startedOn: readonly string[];
  /** The edition that the heading names. */
  readonly edition: Edition | null;
}

const unclear = fault('unclear-code', 'Write the four digits of an occupation code, such as 2134.');

/** A code of SOC 2020, converted from one of SOC 2010 where the certificate carries that and only one code follows. */
export const occupationCode =
  (options: CodeOptions) =>
  (text: string): CellValue<string> => {
    const edition = editionIn(text);
    const codes = [
      ...new Set(text.replaceAll(editionWords, ' ').match(/(?<![\d.])\d{4}(?=\.0+\b|(?![\d.]*\d))/g)),
    ];
    const [code, other] = codes;
    if (code === undefined) return unclear;
    if (other !== undefined)
      return fault('unclear-code', 'This has two codes. Choose one.', codes.map(choiceOf));
    const certificate = edition ?? options.edition ?? editionOf(options);
    if (certificate === 'SOC 2020') return ofToday(code);
    return converted(code, { jobTitle: options.jobTitle, isCertain: certificate === 'SOC 2010' });
  };

type Edition = 'SOC 2010' | 'SOC 2020';

const editionWords = /\bsoc\W{0,3}(?:20)?[12]0(?!\d)|\b20[12]0\s+soc\b/gi;

function editionIn(text: string): Edition | null {
  const [words] = text.match(editionWords) ?? [];
  return words === undefined ? null : words.includes('10') ? 'SOC 2010' : 'SOC 2020';
}

/** The edition that a heading names: “SOC 2010 code”. */
export const editionOfHeading = editionIn;

/** By the first day of the certificate or of the job. A certificate is assigned at most some months before. */
function editionOf({
  certificateStart,
  startedOn,
}: Pick<CodeOptions, 'certificateStart' | 'startedOn'>): Edition | null {
  const days = certificateStart.length > 0 ? certificateStart : startedOn;
  const [edition, ...others] = days.map((day) => editionOn(day, certificateStart.length > 0));
  return edition !== undefined && others.every((each) => each === edition) ? edition : null;
}

function editionOn(day: string, isOfCertificate: boolean): Edition | null {
  if (!isCalendarDate(day)) return null;
  if (!isOfSoc2010(day)) return isOfSoc2010(monthsBefore(day)) ? null : 'SOC 2020';
  return isOfCertificate ? 'SOC 2010' : null;
}

const monthsAhead = 3;

function monthsBefore(day: CalendarDate): CalendarDate {
  const moment = new Date(`${day}T00:00:00Z`);
  moment.setUTCMonth(moment.getUTCMonth() - monthsAhead);
  const iso = moment.toISOString().slice(0, 10);
  return isCalendarDate(iso) ? iso : day;
}

const ofToday = (code: string): CellValue<string> => (findOccupation(code) ? value(code) : unknownCode(code));

function unknownCode(code: string): CellValue<never> {
  const successors = successorsOf(code);
  return successors.length > 0
    ? fault(
        'soc-2010',
        'This is a code of SOC 2010, which SOC 2020 replaced. Choose the code of today.',
        successors.map(choiceOf),
      )
    : fault('unknown-code', 'SOC 2020 has no occupation with this code.');
}

interface Old {
  readonly jobTitle: string;
  /** Whether the certificate is known to carry SOC 2010. */
  readonly isCertain: boolean;
}

function converted(code: string, { jobTitle, isCertain }: Old): CellValue<string> {
  const successors = successorsOf(code);
  const isToday = findOccupation(code) !== undefined;
  const [successor, second] = successors;
  if (successor === undefined) return isToday ? value(code) : unknownCode(code);
  const byTitle = codesOfTitle(jobTitle);
  if (second === undefined && (successor === code || isCertain || !isToday)) {
    const [best] = byTitle;
    const fitsOther = best !== undefined && !byTitle.includes(successor);
    if (!fitsOther) return value(successor);
    return ask(code, [successor, best]);
  }
  const placeOf = (each: string) => (byTitle.includes(each) ? byTitle.indexOf(each) : byTitle.length);
  const nearestFirst = successors.toSorted((one, other) => placeOf(one) - placeOf(other));
  // A file may have the codes of today for earlier certificates too.
  return ask(code, [...new Set([...nearestFirst, ...(isToday ? [code] : [])])]);
}

function ask(code: string, candidates: readonly string[]): CellValue<never> {
  const message = `Earlier certificates carry codes of SOC 2010. Which code of SOC 2020 is ${code} for this job?`;
  return fault('soc-2010', message, candidates.map(choiceOf));
}

const choiceOf = (code: string): Choice => ({
  value: `SOC 2020: ${code}`,
  label: `${code} ${findOccupation(code)?.title ?? 'in no list of today'}`,
});

const maxTitles = 500;
const codesByTitle = new Map<string, readonly string[]>();

/** The codes that fit a job title, best first. */
function codesOfTitle(jobTitle: string): readonly string[] {
  const cached = codesByTitle.get(jobTitle);
  if (cached !== undefined) return cached;
  const codes =
    jobTitle === '' ? [] : searchRoles(jobTitle.slice(0, 100), { limit: 20 }).map(({ code }) => code);
  if (codesByTitle.size >= maxTitles) codesByTitle.clear();
  codesByTitle.set(jobTitle, codes);
  return codes;
}
