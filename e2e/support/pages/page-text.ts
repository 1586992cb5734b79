import { asText } from './page-metadata.ts';

/** The pieces of text in some HTML, in order, as a reader without scripts sees them. */
export const textsOf = (html: string): string[] =>
  withoutScripts(html)
    .split(/<[^>]*>/)
    .map(asRead)
    .filter((text) => text !== '');

/** The same as one string. */
export const wordsOf = (html: string): string => asRead(withoutScripts(html).replace(/<[^>]*>/g, ''));

const withoutScripts = (html: string) => html.replace(/<!--.*?-->|<(script|style)\b.*?<\/\1>/gs, '');
const asRead = (text: string) => asText(text).replace(/\s+/g, ' ').trim();

/** The HTML of the first form in a page's main part. */
export const formOf = (html: string): string => /<form\b.*?<\/form>/s.exec(mainOf(html))?.[0] ?? '';

const mainOf = (html: string): string => /<main\b.*<\/main>/s.exec(html)?.[0] ?? '';

/** The HTML of the region with this name; empty where there is none. */
export function regionOf(html: string, name: string): string {
  const tags = [...html.matchAll(/<section\b[^>]*>|<\/section>/g)];
  const first = tags.findIndex(([tag]) => asText(/ aria-label="([^"]*)"/.exec(tag)?.[1] ?? '') === name);
  let depth = 0;
  for (const tag of first < 0 ? [] : tags.slice(first)) {
    depth += tag[0] === '</section>' ? -1 : 1;
    if (depth === 0) return html.slice(tags[first]?.index, tag.index);
  }
  return '';
}
