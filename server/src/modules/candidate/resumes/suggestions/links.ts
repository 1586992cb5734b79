import type { TextSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import { linesAbout, type Section } from './sections.ts';

const sites = {
  linkedin: /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\w%.~-]+/i,
  github: /(?:https?:\/\/)?(?:www\.)?github\.com\/[\w-]+(?![\w/-])/i,
  twitter: /(?:https?:\/\/)?(?:(?:www|mobile)\.)?(?<![\w.-])(?:twitter|x)\.com\/\w+(?![\w/])/i,
} as const;

const host = String.raw`(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z]{2,}`;
const path = String.raw`(?:\/[\w%./~-]*)?`;
const labelled = new RegExp(
  String.raw`\b(?:web\s?site|portfolio|home\s?page|blog|web)\s*[:|–-]\s*((?:https?:\/\/)?${host}${path})`,
  'i',
);
const bare = new RegExp(String.raw`(?<![\w@.])(?:https?:\/\/|www\.)${host}${path}`, 'gi');
/** Among contact details in small letters, also without what says that it is one. */
const alone = new RegExp(String.raw`(?<![\w@./-])${host}${path}(?![\w@-]|\.\w)`, 'g');
const wellKnown = /linkedin\.com|github\.com|twitter\.com|\bx\.com|facebook\.com|instagram\.com/i;

/** The person's web addresses, as written; one that the end of a line cuts is put together again. */
export function linksIn(text: string, sections: readonly Section[]): TextSuggestion[] {
  const suggestions: TextSuggestion[] = [];
  const lines = text.split('\n');
  for (const field of ['linkedin', 'github', 'twitter'] as const) {
    const lineAt = lines.findIndex(
      (each) => sites[field].test(each) || sites[field].test(joinedAddress(each, '')),
    );
    const link = linkAt(lines, lineAt, sites[field]);
    if (link !== undefined) suggestions.push({ field, ...link });
  }
  const abouts = ['head', 'contact', 'other'] as const;
  const site = websiteIn(
    abouts.flatMap((about) => linesAbout(sections, about)),
    sections,
  );
  return site === undefined ? suggestions : [site, ...suggestions];
}

interface Link {
  readonly value: string;
  readonly found: string;
}

const isCut = /[a-z0-9]\.[a-z]{2,}\/(?:[\w%.~/-]*[-/_.])?$/i;
const onlyRest = /^\s*([\w%~-][\w%./~-]*)\s*(?:$|[|•·,])/;

/** The address on a line, with the line below where it ends in a sign that no address ends in. */
function linkAt(lines: readonly string[], at: number, pattern: RegExp): Link | undefined {
  const line = lines[at];
  if (line === undefined) return undefined;
  const next = lines[at + 1] ?? '';
  const rest = isCut.test(line.trim()) ? onlyRest.exec(next)?.[1] : undefined;
  const value = pattern.exec(rest === undefined ? line : `${line.trim()}${rest}`)?.[0];
  if (value === undefined) return undefined;
  return { value, found: rest === undefined ? line.trim() : `${line.trim()}\n${next.trim()}` };
}

/** `linkedin.com/in/` at the end of a line, of which the name is on the next. */
const joinedAddress = (line: string, rest: string) =>
  /\/(?:in|pub)\/$/i.test(line.trim()) ? `${line.trim()}a${rest}` : line;

/** A website may end in a slash, but in no hyphen: only then the line below goes on. */
const isCutAtHyphen = /[a-z0-9]\.[a-z]{2,}\/[\w%.~/-]*[-_]$/i;

function websiteIn(lines: readonly string[], sections: readonly Section[]): TextSuggestion | undefined {
  for (const [at, line] of lines.entries()) {
    const next = lines[at + 1] ?? '';
    const rest = isCutAtHyphen.test(line.trim()) ? onlyRest.exec(next)?.[1] : undefined;
    const joinedLine = rest === undefined ? line : `${line.trim()}${rest}`;
    const all = [labelled.exec(joinedLine)?.[1], ...(joinedLine.match(bare) ?? [])];
    const value = all.find((each) => each !== undefined && !wellKnown.test(each));
    if (value !== undefined)
      return {
        field: 'website',
        value: value.replace(/[.,/]+$/, ''),
        found: rest === undefined ? line.trim() : `${line.trim()}\n${next.trim()}`,
      };
  }
  const contact = [
    ...linesAbout(sections, 'head')
      .filter((line) => line.trim() !== '')
      .slice(0, maxContact),
    ...linesAbout(sections, 'contact'),
  ];
  for (const line of contact) {
    const value = line.match(alone)?.find((each) => !wellKnown.test(each) && !notAnAddress.test(each));
    if (value !== undefined)
      return { field: 'website', value: value.replace(/[.,/]+$/, ''), found: line.trim() };
  }
  return undefined;
}

const maxContact = 8;
/** `node.js` and `e.g.` look like one. */
const notAnAddress = /\.(?:js|ts|net|py|md|doc|docx|pdf)$|^(?:e\.g|i\.e)|^\w\.\w{1,3}$/;
