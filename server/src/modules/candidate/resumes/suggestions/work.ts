import type { WorkSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import { type MonthRange, rangeIn } from './month-ranges.ts';
import { howLong, withoutMonths } from './parts.ts';
import { isPlace } from './places.ts';
import { isBullet, linesAbout, paragraphs, type Section } from './sections.ts';
import { type JobHeading, titleAlone, titleAndCompany } from './title-and-company.ts';

const longestHead = 110;
const maxHeadLines = 3;
const longestDescription = 3000;

/** A job in the text: from the first to the last line of its heading. */
interface Placed {
  readonly from: number;
  readonly to: number;
  readonly range: MonthRange;
  /** Undefined where title and company cannot be told apart. */
  readonly heading: JobHeading | undefined;
  readonly layout: Layout;
  /** The line that names the company, where it stands above the post before. */
  readonly companyLine?: string | undefined;
}

/** Where the heading is, seen from its months: in their line alone, above, below, or beneath that of another job there. */
type Layout = 'own' | 'above' | 'below' | 'same company';

export interface JobsRead {
  readonly jobs: WorkSuggestion[];
  /** Headings of jobs whose title and company cannot be told apart: they are left to the user. */
  readonly unclear: readonly string[];
}

export function workIn(sections: readonly Section[]): JobsRead {
  const lines = linesAbout(sections, 'work');
  const text = { lines, rests: restsOfBullets(lines) };
  const placed: Placed[] = [];
  for (const [at, line] of lines.entries()) {
    const range = isBullet(line) ? undefined : rangeIn(line);
    const isFree = at > (placed.at(-1)?.to ?? -1);
    if (range === undefined || !isFree || line.length > longestHead + range.written.length) continue;
    const job = placedAt(text, { at, range, placed });
    if (job.heading !== undefined || !isProse(line, range)) placed.push(job);
  }
  const jobs = placed.map((job, number) => {
    const source = [job.companyLine ?? '', ...lines.slice(job.from, job.to + 1)].join('\n').trim();
    return { ...job, source, descriptionLines: lines.slice(job.to + 1, placed[number + 1]?.from) };
  });
  return {
    jobs: jobs.flatMap(({ heading, range: { start, end, current }, source, descriptionLines }) => {
      if (heading === undefined) return [];
      const { title, company, rest } = heading;
      const [first = '', ...more] = descriptionLines;
      const lines = isPlace(first) ? [...rest, first, '', ...more] : [...rest, '', ...descriptionLines];
      const description = paragraphs(lines, longestDescription).replace('\n\n', '\n');
      const value = { title, company, start, end, current, description: description || undefined };
      return [{ field: 'work' as const, value, found: source }];
    }),
    unclear: jobs.flatMap(({ heading, source }) => (heading === undefined ? [source] : [])),
  };
}

/** The lines about work, and which of them end a bullet. */
interface Text {
  readonly lines: readonly string[];
  readonly rests: ReadonlySet<number>;
}

interface At {
  readonly at: number;
  readonly range: MonthRange;
  readonly placed: readonly Placed[];
}

/** The heading around a range of months: the rest of its line, and lines above or below that belong to it. */
function placedAt(text: Text, { at, range, placed }: At): Placed {
  const rest = withoutMonths(text.lines[at] ?? '', range.written);
  const undated = rest.replaceAll(/\b(?:duration|period|dates?)\s*:?/gi, '');
  const ownLine = /\p{L}{2}/u.test(undated.replaceAll(/\d+\s*(?:years?|yrs?|months?|mos?)\b/gi, ''))
    ? [rest]
    : [];
  const inOwn = titleAndCompany(ownLine);
  if (inOwn !== undefined) return { from: at, to: at, range, heading: inOwn, layout: 'own' };
  const before = placed.at(-1);
  const after = before?.to ?? -1;
  const inSameCompany = sameCompany(text, { at, own: ownLine, before });
  if (inSameCompany !== undefined) return { ...inSameCompany, to: at, range, layout: 'same company' };
  const ways = [
    () => headAbove(text, { at, own: ownLine, after }),
    () => headBelow(text, { at, own: ownLine }),
  ];
  // The first job has nothing above it that could be taken for its heading: the others look like it.
  for (const way of placed[0]?.layout === 'below' ? ways.toReversed() : ways) {
    const head = way();
    if (head !== undefined) return { ...head, range };
  }
  const from = unclearFrom(text, at, after);
  return { from, to: at, range, heading: undefined, layout: placed[0]?.layout ?? 'own' };
}

/** `Cut waste from 2019 to 2020.` says what somebody did in a job. */
function isProse(line: string, { written }: MonthRange): boolean {
  const [before = '', after = ''] = line.split(written);
  return /[.!?]\s*$/.test(line) || (/\p{L}{2}/u.test(before) && /\p{L}{2}/u.test(after));
}

/** What stands between the months and the bullet or the empty line above belongs to them too. */
function unclearFrom({ lines, rests }: Text, at: number, after: number): number {
  let from = at;
  while (from - 1 > after && at - from < 2 && isHead(lines[from - 1]) && !rests.has(from - 1)) from -= 1;
  const before = lines[from - 1] ?? '';
  return before.trim() === '' || isBullet(before) || rests.has(from - 1) ? from : at;
}

interface Beside {
  readonly at: number;
  readonly own: readonly string[];
}

type Head = Omit<Placed, 'range'>;

function headAbove({ lines, rests }: Text, { at, own, after }: Beside & { after: number }): Head | undefined {
  for (let max = 2 - own.length; max <= maxHeadLines - own.length; max += 1) {
    let from = at;
    const headLines: string[] = [];
    while (from - 1 > after && headLines.length < max && isHead(lines[from - 1]) && !rests.has(from - 1)) {
      from -= 1;
      const line = lines[from] ?? '';
      if (!howLong.test(line.trim())) headLines.unshift(line);
    }
    const heading = titleAndCompany([...headLines, ...own]);
    if (heading !== undefined) return { from, to: at, heading, layout: 'above' };
  }
  return undefined;
}

function headBelow({ lines }: Text, { at, own }: Beside): Head | undefined {
  let to = at;
  while (to - at < 2 - own.length && isHead(lines[to + 1])) to += 1;
  const heading = titleAndCompany([...own, ...lines.slice(at + 1, to + 1)]);
  return heading === undefined ? undefined : { from: at, to, heading, layout: 'below' };
}

/** A title alone, where the job before named the company above its own title: another post there. */
function sameCompany(
  text: Text,
  { at, own, before }: Beside & { before: Placed | undefined },
): Pick<Head, 'from' | 'heading' | 'companyLine'> | undefined {
  const company = before?.heading?.company;
  if (before === undefined || company === undefined) return undefined;
  if (before.layout !== 'above' && before.layout !== 'same company') return undefined;
  const { lines } = text;
  const lineAbove = lines[at - 1] ?? '';
  const from = own.length === 0 ? at - 1 : at;
  const title = titleAlone(own[0] ?? lineAbove);
  const isBelow = from > before.to && !isBullet(lines[from] ?? '');
  if (title === undefined || !isBelow || !isGroup(text, { from, before })) return undefined;
  const companyLine = lines.slice(before.from, before.to + 1).find((line) => line.includes(company));
  return { from, heading: { title, company, rest: [] }, companyLine: before.companyLine ?? companyLine };
}

/** Nothing but what the post before says of itself stands between the two. */
function isGroup({ lines, rests }: Text, { from, before }: { from: number; before: Placed }): boolean {
  const between = lines.slice(before.to + 1, from);
  const last = between.at(-1);
  if (last === undefined || isBullet(last) || rests.has(from - 1)) return true;
  const isLabelled = lines.slice(before.from, before.to + 1).some((line) => howLong.test(line.trim()));
  if (before.layout !== 'same company' && !isLabelled) return false;
  return !between.includes('') && (isPlace(last) || /[.!?]\s*$/.test(last));
}

/** The lines that end a bullet because the page was too narrow for it. */
function restsOfBullets(lines: readonly string[]): ReadonlySet<number> {
  const longest = lines.reduce((most, line) => Math.max(most, line.length), 0);
  const rests = new Set<number>();
  for (const [at, line] of lines.entries()) {
    const before = lines[at - 1] ?? '';
    const isIn = isBullet(before) || rests.has(at - 1);
    if (isIn && !isBullet(line) && isCut(before.trim(), line.trim(), longest)) rests.add(at);
  }
  return rests;
}

function isCut(before: string, line: string, longest: number): boolean {
  if (line === '' || /[.!?]$/.test(before)) return false;
  return /^\p{Ll}/u.test(line) || before.length >= longest * 0.9;
}

/** Whether a line could belong to a heading rather than to the description below. */
function isHead(line: string | undefined): boolean {
  if (line === undefined || line.trim() === '' || line.length > longestHead) return false;
  const withoutAbbreviation = line.replace(/\b(?:inc|ltd|co|corp|llc|plc|s\.a|b\.v)\.\s*$/i, '');
  return !isBullet(line) && !/[.;:]\s*$/.test(withoutAbbreviation) && rangeIn(line) === undefined;
}
