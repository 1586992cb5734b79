import type { WorkSuggestion } from '@portway/contracts/resumes/resumes';
import { type MonthRange, rangeIn } from './month-ranges.ts';
import { isBullet, linesAbout, paragraphs, type Section } from './sections.ts';
import { titleAndCompany } from './title-and-company.ts';

const longestHead = 110;
const longestDescription = 3000;

/** A job in the text: from the first to the last line of its heading. */
interface Placed {
  readonly from: number;
  readonly to: number;
  readonly range: MonthRange;
  readonly head: readonly string[];
}

/** Jobs with their descriptions. One whose title and company cannot be told apart is left to the user. */
export function workIn(sections: readonly Section[]): WorkSuggestion[] {
  const lines = linesAbout(sections, 'work');
  const placed: Placed[] = [];
  for (const [at, line] of lines.entries()) {
    const range = isBullet(line) ? undefined : rangeIn(line);
    const after = placed.at(-1)?.to ?? -1;
    if (range !== undefined && at > after && line.length <= longestHead + range.written.length)
      placed.push(placedAt(lines, { at, after, range }));
  }
  return placed.flatMap((job, number) => {
    const found = lines
      .slice(job.from, job.to + 1)
      .join('\n')
      .trim();
    const heading = titleAndCompany(job.head);
    if (heading === undefined) return [];
    const { start, end, current } = job.range;
    const told = paragraphs(lines.slice(job.to + 1, placed[number + 1]?.from), longestDescription);
    const value = { ...heading, start, end, current, description: told === '' ? undefined : told };
    return [{ field: 'work' as const, value, found }];
  });
}

interface At {
  readonly at: number;
  /** The last line of the job before. */
  readonly after: number;
  readonly range: MonthRange;
}

/** The heading around a range of months: the rest of its line, and lines above or below that belong to it. */
function placedAt(lines: readonly string[], { at, after, range }: At): Placed {
  const rest = (lines[at] ?? '')
    .replace(range.written, '\t')
    .replaceAll(/[()[\]]/g, ' ')
    .trim();
  const own = /\p{L}{2}/u.test(rest.replaceAll(/\d+\s*(?:years?|yrs?|months?|mos?)\b/gi, '')) ? [rest] : [];
  if (titleAndCompany(own) !== undefined) return { from: at, to: at, range, head: own };
  const above = above_(lines, at, after, 2 - own.length);
  if (titleAndCompany([...above, ...own]) !== undefined)
    return { from: at - above.length, to: at, range, head: [...above, ...own] };
  const below = below_(lines, at, 2 - own.length);
  return { from: at, to: at + below.length, range, head: [...own, ...below] };
}

function above_(lines: readonly string[], at: number, after: number, max: number): readonly string[] {
  let from = at;
  while (from - 1 > after && at - from < max && isHead(lines[from - 1])) from -= 1;
  return lines.slice(from, at);
}

function below_(lines: readonly string[], at: number, max: number): readonly string[] {
  let to = at + 1;
  while (to - at - 1 < max && isHead(lines[to])) to += 1;
  return lines.slice(at + 1, to);
}

/** Whether a line could belong to a heading rather than to the description below. */
function isHead(line: string | undefined): boolean {
  if (line === undefined || line.trim() === '' || line.length > longestHead) return false;
  return (
    !isBullet(line) &&
    !/[.;:]\s*$/.test(line.replace(/\b(?:inc|ltd|co|corp)\.\s*$/i, '')) &&
    rangeIn(line) === undefined
  );
}
