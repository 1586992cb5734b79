import type { MonthRange } from '../month-ranges.ts';
import { withoutMonths } from '../parts.ts';
import { withoutBullet } from '../sections.ts';
import { headingParts } from './heading-parts.ts';
import { type HeadingReading, headingReadings, type JobHeading } from './job-heading.ts';
import { isSentence, sentenceHeading } from './job-sentence.ts';
import { titleness } from './part-kinds.ts';
import type { WorkLine } from './work-lines.ts';

/** A job in the lines: from the first to the last line of its heading. */
export interface JobEntry {
  readonly from: number;
  readonly to: number;
  readonly range: MonthRange;
  /** Undefined where the title and the company cannot be told. */
  readonly heading: JobHeading | undefined;
  /** The line that names the company, where it stands above the post before. */
  readonly companyAt: number | undefined;
}

/** One way to read the heading around a range of months. */
interface Candidate extends Pick<HeadingReading, 'heading' | 'layout' | 'score'> {
  readonly from: number;
  readonly to: number;
  /** The line of the company where other posts may stand below it. */
  readonly groupAt: number | undefined;
}

const maxAround = 3;
/** Of a CV: one with more is none, and could be meant to take long. */
const maxRanges = 80;
/** Less is no heading: one of the two is not recognised at all. */
const minScore = 3.4;
/** Two readings nearer to each other than this are both possible. */
const minLead = 0.25;
const layoutWeight = 0.6;

/** The jobs of a part about work: one to a range of months, read as the others of the CV are laid out. */
export function jobEntries(lines: readonly WorkLine[], isStrict = false): readonly JobEntry[] {
  const anchors = lines
    .flatMap(({ range }, at) => (range === undefined ? [] : [{ at, range }]))
    .slice(0, maxRanges);
  const options = anchors.map(({ at }) => candidatesAround(lines, at));
  const layouts = layoutScores(options);
  const entries: JobEntry[] = [];
  let group: { readonly company: string; readonly at: number } | undefined;
  for (const [place, { at, range }] of anchors.entries()) {
    const after = entries.at(-1)?.to ?? -1;
    if (at <= after) continue;
    const free = (options[place] ?? []).filter(({ from }) => from > after);
    const inGroup = group === undefined ? [] : groupCandidates(lines, { at, after, group });
    const all = [...free, ...inGroup].map((each) => ({
      ...each,
      score: each.score + layoutWeight * (layouts.get(each.layout) ?? 0),
    }));
    const candidate = clearest(all, isStrict ? 7 : minScore);
    const line = lines[at];
    if (candidate === undefined && (isStrict || line === undefined || isPartOfText(lines, at))) continue;
    const from = candidate?.from ?? unclearFrom(lines, at, after);
    entries.push({
      from,
      to: candidate?.to ?? at,
      range,
      heading: candidate?.heading,
      companyAt:
        candidate?.groupAt === undefined || candidate.groupAt >= from ? undefined : candidate.groupAt,
    });
    if (candidate !== undefined)
      group =
        candidate.groupAt === undefined
          ? undefined
          : { company: candidate.heading.company, at: candidate.groupAt };
  }
  return entries;
}

/** How well each layout fits all the ranges of a CV, on average. */
function layoutScores(options: readonly (readonly Candidate[])[]): ReadonlyMap<string, number> {
  const sums = new Map<string, number>();
  for (const candidates of options) {
    const best = new Map<string, number>();
    for (const { layout, score } of candidates) best.set(layout, Math.max(best.get(layout) ?? 0, score));
    for (const [layout, score] of best) sums.set(layout, (sums.get(layout) ?? 0) + score / options.length);
  }
  return sums;
}

/** The best, unless another one that says something else is as good. */
function clearest(candidates: readonly Candidate[], least: number): Candidate | undefined {
  const [best, ...others] = candidates.toSorted((a, b) => b.score - a.score);
  if (best === undefined || best.score < least) return undefined;
  const isOther = ({ heading }: Candidate) =>
    heading.company !== best.heading.company && !best.heading.company.includes(heading.company);
  const rival = others.find(isOther);
  return rival !== undefined && best.score - rival.score < minLead ? undefined : best;
}

function candidatesAround(lines: readonly WorkLine[], at: number): readonly Candidate[] {
  const line = lines[at];
  if (line?.range === undefined) return [];
  const sentence = sentenceHeading(line.text);
  if (sentence !== undefined && (isSentence(line.text) || line.text.length > 80))
    return [{ heading: sentence, score: 9, layout: 'sentence', from: at, to: at, groupAt: undefined }];
  const undatedText = undated(line.text, line.range);
  if (isSentence(line.text) || line.text.length > 160 + line.range.written.length) return [];
  const above = line.isBullet ? [] : linesBeside(lines, at, -1);
  const below = line.isBullet ? [] : linesBeside(lines, at, 1);
  const candidates: Candidate[] = [];
  for (let up = 0; up <= above.length; up += 1)
    for (let down = 0; down <= below.length && up + down <= maxAround; down += 1)
      candidates.push(
        ...candidatesWith(lines, {
          at,
          undatedText,
          above: above.slice(0, up).toReversed(),
          below: below.slice(0, down),
        }),
      );
  return candidates;
}

interface Around {
  readonly at: number;
  /** The line of the months without them. */
  readonly undatedText: string;
  readonly above: readonly number[];
  readonly below: readonly number[];
}

function candidatesWith(
  lines: readonly WorkLine[],
  { at, undatedText, above, below }: Around,
): readonly Candidate[] {
  const numbers = [...above, at, ...below];
  const texts = numbers.map((each) => (each === at ? undatedText : withoutBullet(lines[each]?.text ?? '')));
  const parts = texts.flatMap((text, line) => headingParts(unlabelled(text), line));
  const from = numbers[0] ?? at;
  const to = numbers.at(-1) ?? at;
  const isProseLine = lines[at]?.isBullet === true && parts.length > 4;
  if (isProseLine) return [];
  return headingReadings(parts, above.length).map(({ heading, score, layout, companyLine, titleLine }) => {
    const companyAt = numbers[companyLine] ?? at;
    const hasOwnLine = !parts.some(({ line }) => line === companyLine && line === titleLine);
    const isAbove =
      companyLine < titleLine &&
      hasOwnLine &&
      !parts.some((part) => part.line === companyLine && titleness(part.text) >= 3);
    return {
      heading,
      score: score - cost(lines, { from, to, at }),
      layout: `${above.length}.${below.length} ${layout}`,
      from,
      to,
      groupAt: isAbove ? companyAt : undefined,
    };
  });
}

/** What a heading leaves out beside it, or takes from across an empty line. */
function cost(
  lines: readonly WorkLine[],
  { from, to, at }: { from: number; to: number; at: number },
): number {
  const lineBefore = lines[from - 1];
  const orphan = lineBefore?.isHead === true && !lineBefore.isBullet ? 0.7 : 0;
  const crossed = lines.slice(from, to + 1).filter(({ isBlank }) => isBlank).length;
  return orphan + crossed * 1.5 + 0.1 * (to - from) + (to > at && from < at ? 0.3 : 0);
}

/** The nearest lines on one side that could belong to the heading, the nearest first. */
function linesBeside(lines: readonly WorkLine[], at: number, step: 1 | -1): readonly number[] {
  const numbers: number[] = [];
  let next = at + step;
  if (lines[next]?.isBlank === true) next += step;
  for (; numbers.length < maxAround; next += step) {
    const line = lines[next];
    if (line === undefined || line.isBlank || line.isRest || line.range !== undefined) break;
    const isItemHeading = step < 0 && line.isBullet && numbers.length === 0 && next === at - 1;
    if (line.isBullet && !isItemHeading) break;
    if (!line.isHead && !isHowLong(line.text)) break;
    if (!isHowLong(line.text)) numbers.push(next);
    if (line.isBullet) break;
  }
  return numbers;
}

const isHowLong = (text: string) => /^\s*\(?\d+\+?\s*(?:years?|yrs?|months?|mos?)\b[^,]*$/i.test(text);

/** A title alone below the company of the post before: another post there. */
function groupCandidates(
  lines: readonly WorkLine[],
  { at, after, group }: { at: number; after: number; group: { company: string; at: number } },
): readonly Candidate[] {
  const line = lines[at];
  if (line?.range === undefined || line.isBullet) return [];
  const partsOnLine = headingParts(unlabelled(undated(line.text, line.range)), 0).filter(
    ({ isPlace }) => !isPlace,
  );
  const above = lines[at - 1];
  const isAbove = partsOnLine.length === 0;
  const text =
    isAbove && above?.isHead === true && !above.isBullet && at - 1 > after ? above.text : undefined;
  const parts = isAbove ? (text === undefined ? [] : headingParts(text, 0)) : partsOnLine;
  const [title, ...others] = parts;
  if (title === undefined || others.length > 1) return [];
  const certainty = titleness(title.text);
  if (certainty < 1.5) return [];
  const from = isAbove ? at - 1 : at;
  const lineBefore = lines[from - 1];
  const orphan = lineBefore?.isHead === true && from - 1 > after && !lineBefore.isBullet ? 1.5 : 0;
  const name = others.reduce((joinedName, part) => `${joinedName}${part.separator}${part.text}`, title.text);
  return [
    {
      heading: { title: name, company: group.company, rest: [] },
      score: 2 * certainty + 1.9 - orphan,
      layout: 'same company',
      from,
      to: at,
      groupAt: group.at,
    },
  ];
}

/** `Cut waste from 2019 to 2020.` says what somebody did in a job, and so does a bullet. */
function isPartOfText(lines: readonly WorkLine[], at: number): boolean {
  const line = lines[at];
  if (line?.range === undefined) return true;
  const [before = '', after = ''] = line.text.split(line.range.written);
  const isProse = /[.!?]\s*$/.test(line.text) || (/\p{L}{2}/u.test(before) && /\p{L}{2}/u.test(after));
  return line.isBullet || line.isRest || isProse || line.text.length > 150;
}

/** What stands between the months and the bullet or the empty line above belongs to them too. */
function unclearFrom(lines: readonly WorkLine[], at: number, after: number): number {
  let from = at;
  while (from - 1 > after && at - from < 2 && lines[from - 1]?.isHead === true) from -= 1;
  const lineBefore = lines[from - 1];
  const isClear = lineBefore === undefined || lineBefore.isBlank || lineBefore.isBullet || lineBefore.isRest;
  return isClear ? from : at;
}

/** A line without its months and the words that announce them. */
function undated(text: string, { written }: MonthRange): string {
  return withoutBullet(withoutMonths(text, written)).replaceAll(/\b(?:duration|period|dates?)\s*:?/gi, '');
}

const labels =
  /^\s*(?:company|employer|organi[sz]ation|client|designation|position|job title|title|role|location|place|period|duration|dates?)\s*:\s*/i;
const unlabelled = (text: string) => text.replace(labels, '');
