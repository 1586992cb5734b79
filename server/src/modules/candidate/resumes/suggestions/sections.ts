import { type About, headingIn } from './headings.ts';

export interface Section {
  readonly about: About;
  /** As it is written; empty for what comes before the first. */
  readonly heading: string;
  readonly lines: readonly string[];
}

/** Of a text: a CV has a few hundred. */
const maxLines = 3000;

/** Splits a CV at its headings: short lines that announce a section, or the word before a colon. */
export function sectionsOf(text: string): readonly Section[] {
  const sections: { about: About; heading: string; lines: string[]; max: number }[] = [];
  const begin = (about: About, heading: string, max = Number.POSITIVE_INFINITY) => {
    const section = { about, heading, lines: [], max };
    sections.push(section);
    return section;
  };
  let section: { lines: string[]; max: number } = begin('head', '');
  for (const line of text.split('\n', maxLines)) {
    const heading = headingIn(line);
    if (heading !== undefined) {
      section = begin(heading.about, line.trim(), heading.max);
      if (heading.rest !== '') section.lines.push(heading.rest);
    } else {
      if (section.lines.length === section.max) section = begin('head', '');
      section.lines.push(line);
    }
  }
  return sections;
}

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
