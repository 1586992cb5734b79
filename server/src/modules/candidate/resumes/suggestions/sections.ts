import { type About, type Heading, headingIn } from './headings.ts';
import { looseHeading } from './loose-headings.ts';

export interface Section {
  readonly about: About;
  /** As it is written; empty for what comes before the first. */
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Of a text: a CV has a few hundred. */
const maxLines = 3000;

interface OpenSection {
  readonly about: About;
  readonly heading: string;
  readonly lines: string[];
  readonly max: number;
}

/** Splits a CV at its headings: short lines that announce a section, or the word before a colon. */
export function sectionsOf(text: string): readonly Section[] {
  const lines = text.split('\n', maxLines);
  const sections: OpenSection[] = [];
  const begin = (about: About, heading: string, max = Number.POSITIVE_INFINITY) => {
    const opened = { about, heading, lines: [], max };
    sections.push(opened);
    return opened;
  };
  const isInCapitals = areInCapitals(lines);
  let section: OpenSection = begin('head', '');
  for (const [at, line] of lines.entries()) {
    const heading = headingIn(line) ?? looseHeadingAt(lines, at, { isInCapitals, section: section.about });
    if (heading !== undefined) {
      section = begin(heading.about, line.trim(), heading.max);
      if (heading.rest !== '') section.lines.push(heading.rest);
    } else {
      if (section.lines.length === section.max) section = begin('head', '');
      section.lines.push(line);
    }
  }
  return withName(sections);
}

/** Whether the usual headings are written in capitals, two of them at least. */
function areInCapitals(lines: readonly string[]): boolean {
  const headings = lines.filter((line) => headingIn(line)?.rest === '').map((line) => line.trim());
  return headings.length >= 2 && headings.every((heading) => heading === heading.toUpperCase());
}

/** Lines at which the top of a CV ends, and of a block below a heading that are looked at. */
const [maxTop, maxBlock] = [10, 8];

function looseHeadingAt(
  lines: readonly string[],
  at: number,
  context: { readonly isInCapitals: boolean; readonly section: About },
): Heading | undefined {
  const line = lines[at] ?? '';
  if (line.length > 60 || line.trim() === '' || isBullet(line)) return undefined;
  const isEmpty = (number: number) => (lines[number] ?? '').trim() === '';
  const following = lines.slice(at + 1, at + 1 + maxBlock);
  const end = following.findIndex((each) => each.trim() === '');
  const about = looseHeading(line, {
    isBelowGap: isEmpty(at - 1),
    isAboveGap: isEmpty(at + 1),
    isAtTop: at < maxTop && lines.slice(0, at).filter((each) => each.trim() !== '').length < 2,
    block: following.slice(0, end < 0 ? undefined : end),
    ...context,
  });
  return about === undefined ? undefined : { about, rest: '', max: Number.POSITIVE_INFINITY };
}

/** A side column may come first; the name then stands below its last part, before the main one. */
function withName(sections: readonly OpenSection[]): readonly Section[] {
  const [first, ...others] = sections;
  const main = sections.findIndex(({ about }) => about === 'bio' || about === 'work');
  const side = sections[main - 1];
  const isFirst = first === undefined || first.lines.some((line) => line.trim() !== '');
  if (isFirst || side === undefined || side.about === 'head' || side === first) return sections;
  const start = side.lines.findLastIndex(
    (line, at) => line.trim() === '' && side.lines.slice(at).some(isFull),
  );
  if (start < 1 || !side.lines.slice(0, start).some(isFull)) return sections;
  const head: Section = { about: 'head', heading: '', lines: side.lines.slice(start) };
  const cut: Section = { ...side, lines: side.lines.slice(0, start) };
  return [first, ...others].flatMap((each) => (each === side ? [cut, head] : [each]));
}

const isFull = (line: string) => line.trim() !== '';

export function linesAbout(sections: readonly Section[], about: About): readonly string[] {
  return sections.filter((section) => section.about === about).flatMap(({ lines }) => ['', ...lines]);
}

const bullet = /^\s*(?:[•●▪■◦‣∙·*➢➤–—-]|\d{1,2}[.)]|o(?=\s+\p{Lu}))\s+/u;
export const isBullet = (line: string): boolean => bullet.test(line);
export const withoutBullet = (line: string): string => line.replace(bullet, '').trim();

/** Lines as paragraphs: a line that a page cut short goes on with the next; every other one stays a line. */
export function paragraphs(lines: readonly string[], max: number): string {
  const longest = Math.max(0, ...lines.map((line) => line.trim().length));
  const parts: string[] = [];
  let length = 0;
  let before = '';
  for (const line of lines) {
    const text = line.trim().replaceAll(/\s+/g, ' ');
    if (text === '') {
      if (parts.length > 0 && parts.at(-1) !== '') parts.push('');
      before = '';
      continue;
    }
    if (length + text.length + 1 > max) break;
    length += text.length + 1;
    if (goesOn(before, text, longest)) parts[parts.length - 1] = `${parts.at(-1)} ${text}`;
    else parts.push(text);
    before = text;
  }
  return parts.join('\n').trim();
}

const short = 30;

function goesOn(before: string, line: string, longest: number): boolean {
  if (before === '' || isBullet(line) || /[.!?:;]$/.test(before)) return false;
  const isCut = before.length >= Math.max(short, longest * 0.7);
  return isCut || (before.length >= short && /^\p{Ll}/u.test(line));
}
