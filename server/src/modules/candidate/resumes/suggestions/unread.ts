import { rangeIn } from './month-ranges.ts';
import type { Section } from './sections.ts';

const maxTexts = 40;
const longestText = 2000;
const onRequest = /^(?:references?\s+)?(?:are\s+)?(?:available\s+)?(?:on|upon) request\.?$/i;
const pageNumber = /^page \d+(?: of \d+)?$/i;

interface ReadParts {
  /** The lines that suggestions were read from. */
  readonly found: readonly string[];
  /** Jobs and schools that could not be taken apart. */
  readonly entries: readonly string[];
}

/** What a CV says that became no suggestion, as it is written: sections without a place in a profile, and dates. */
export function unreadIn(sections: readonly Section[], { found, entries }: ReadParts): string[] {
  const usedLines = new Set(found.flatMap((text) => text.split('\n')).map((line) => line.trim()));
  const isUnused = (line: string) => line.trim() !== '' && !usedLines.has(line.trim());
  const isListed = (line: string) => entries.some((entry) => entry.includes(line.trim()));
  const texts = sections.flatMap((section) => {
    const lines = section.lines.filter((line) => isUnused(line) && !isListed(line) && !isNothing(line));
    if (lines.length === 0) return [];
    if (isLeftOut(section, usedLines)) return [textOf(section, lines)];
    return hasDates(section) ? lines.filter(isDated).map((line) => line.trim()) : [];
  });
  return [...entries, ...texts].map((text) => text.slice(0, longestText)).slice(0, maxTexts);
}

/** Sections of which nothing goes anywhere else. */
function isLeftOut({ about, lines, heading }: Section, usedLines: ReadonlySet<string>): boolean {
  if (about === 'other' || about === 'unknown' || about === 'registrations' || about === 'english')
    return true;
  const isEntries =
    about === 'work' || about === 'education' || about === 'training' || about === 'languages';
  return isEntries && heading !== '' && !lines.some((line) => usedLines.has(line.trim()));
}

const hasDates = ({ about }: Section) =>
  about === 'head' || about === 'contact' || about === 'skills' || about === 'training';
const isDated = (line: string) => line.length <= 160 && rangeIn(line) !== undefined;
const isNothing = (line: string) => onRequest.test(line.trim()) || pageNumber.test(line.trim());

function textOf({ heading, lines: whole }: Section, lines: readonly string[]): string {
  return [heading, ...(lines.length > 0 ? whole.filter((line) => lines.includes(line)) : [])]
    .join('\n')
    .trim();
}
