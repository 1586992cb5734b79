import type { TextSuggestion } from '@portway/contracts/resumes/resumes';
import { linesAbout, type Section } from './sections.ts';

const sites = {
  linkedin: /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\w%.~-]+/i,
  github: /(?:https?:\/\/)?(?:www\.)?github\.com\/[\w-]+(?![\w/-])/i,
  twitter: /(?:https?:\/\/)?(?:(?:www|mobile)\.)?(?<![\w.-])(?:twitter|x)\.com\/\w+(?![\w/])/i,
} as const;

const labelled =
  /\b(?:web\s?site|portfolio|home\s?page|blog|web)\s*[:|–-]\s*((?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w%./~-]*)?)/i;
const bare = /https?:\/\/(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w%./~-]*)?/gi;
const wellKnown = /linkedin\.com|github\.com|twitter\.com|\bx\.com|facebook\.com|instagram\.com/i;

/** The person's web addresses, as written. */
export function linksIn(text: string, sections: readonly Section[]): TextSuggestion[] {
  const found: TextSuggestion[] = [];
  const lines = text.split('\n');
  for (const field of ['linkedin', 'github', 'twitter'] as const) {
    const line = lines.find((each) => sites[field].test(each));
    const value = line === undefined ? undefined : sites[field].exec(line)?.[0];
    if (line !== undefined && value !== undefined) found.push({ field, value, found: line.trim() });
  }
  const site = websiteIn([...linesAbout(sections, 'head'), ...linesAbout(sections, 'other')]);
  return site === undefined ? found : [site, ...found];
}

function websiteIn(lines: readonly string[]): TextSuggestion | undefined {
  for (const line of lines) {
    const all = [labelled.exec(line)?.[1], ...(line.match(bare) ?? [])];
    const value = all.find((each) => each !== undefined && !wellKnown.test(each));
    if (value !== undefined)
      return { field: 'website', value: value.replace(/[.,/]+$/, ''), found: line.trim() };
  }
  return undefined;
}

const location = /^(?:location|based in|lives? in|city|town)\s*[:–-]?\s+(.+)$/i;

/** Where the person lives, if a line is labelled as such. */
export function locationIn(sections: readonly Section[]): TextSuggestion | undefined {
  const lines = [...linesAbout(sections, 'head'), ...linesAbout(sections, 'other')];
  for (const piece of lines.flatMap((line) => line.split(/[|•·\t]|\s{3,}/))) {
    const value = location.exec(piece.trim())?.[1]?.trim();
    if (value !== undefined && value.length <= 120 && /^\p{L}/u.test(value) && !/[@:]/.test(value))
      return { field: 'location', value, found: piece.trim() };
  }
  return undefined;
}
