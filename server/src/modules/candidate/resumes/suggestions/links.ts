import type { TextSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import { linesAbout, type Section } from './sections.ts';

const sites = {
  linkedin: /(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/(?:in|pub)\/[\w%.~-]+/i,
  github: /(?:https?:\/\/)?(?:www\.)?github\.com\/[\w-]+(?![\w/-])/i,
  twitter: /(?:https?:\/\/)?(?:(?:www|mobile)\.)?(?<![\w.-])(?:twitter|x)\.com\/\w+(?![\w/])/i,
} as const;

const labelled =
  /\b(?:web\s?site|portfolio|home\s?page|blog|web)\s*[:|–-]\s*((?:https?:\/\/)?(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w%./~-]*)?)/i;
const bare = /(?<![\w@.])(?:https?:\/\/|www\.)(?:[a-z0-9-]+\.)+[a-z]{2,}(?:\/[\w%./~-]*)?/gi;
const wellKnown = /linkedin\.com|github\.com|twitter\.com|\bx\.com|facebook\.com|instagram\.com/i;

/** The person's web addresses, as written. */
export function linksIn(text: string, sections: readonly Section[]): TextSuggestion[] {
  const suggestions: TextSuggestion[] = [];
  const lines = text.split('\n');
  for (const field of ['linkedin', 'github', 'twitter'] as const) {
    const line = lines.find((each) => sites[field].test(each));
    const value = line === undefined ? undefined : sites[field].exec(line)?.[0];
    if (line !== undefined && value !== undefined) suggestions.push({ field, value, found: line.trim() });
  }
  const abouts = ['head', 'contact', 'other'] as const;
  const site = websiteIn(abouts.flatMap((about) => linesAbout(sections, about)));
  return site === undefined ? suggestions : [site, ...suggestions];
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
