import { type APIRequestContext, type APIResponse, expect } from '@playwright/test';
import { type FormRead, formsIn } from './form-by-request.ts';
import { attributesOf, wordsIn } from './words-in.ts';

/** A page parsed from its HTML, which is all that a visitor without scripts has. */
export interface PageRead {
  readonly html: string;
  /** Its address after all redirects. */
  readonly path: string;
  readonly status: number;
  readonly heading: string;
  /** The text of its main part; and of the result in it, if it is a tool. */
  readonly words: string;
  readonly answer: string;
  readonly links: readonly { readonly words: string; readonly href: string }[];
  /** The messages of its error summary, each of which must link to an existing field. */
  readonly faults: readonly string[];
  /** The first is the one with the questions. */
  readonly forms: readonly FormRead[];
}

/** Reads a page without a browser. */
export async function readPage(request: APIRequestContext, address: string): Promise<PageRead> {
  return await pageIn(await request.get(address));
}

/** Submits a page's form with these values changed, as a browser without scripts does. */
export async function sendForm(
  request: APIRequestContext,
  form: FormRead | undefined,
  changes: Readonly<Record<string, string>>,
): Promise<PageRead> {
  if (form === undefined) throw new Error('There is no form.');
  for (const [name, value] of Object.entries(changes)) {
    expect([...form.fields.keys()], 'what the form asks').toContain(name);
    const offered = form.fields.get(name)?.options;
    if (offered !== undefined) expect(offered, `what ${name} offers`).toContain(value);
  }
  const fieldValues = [...form.fields].flatMap(([name, { value }]) =>
    value === undefined ? [] : [[name, value]],
  );
  const answers = { ...Object.fromEntries(fieldValues), ...changes };
  if (form.method === 'post') return await pageIn(await request.post(form.action, { form: answers }));
  return await readPage(request, `${form.action.replace(/\?.*/, '')}?${new URLSearchParams(answers)}`);
}

async function pageIn(response: APIResponse): Promise<PageRead> {
  const html = await response.text();
  const { pathname, search } = new URL(response.url());
  const main = partFrom(html, '<main');
  return {
    html,
    path: pathname + search,
    status: response.status(),
    heading: wordsIn(/<h1\b[^>]*>([\s\S]*?)<\/h1>/.exec(main)?.[1] ?? ''),
    words: wordsIn(main),
    answer: wordsIn(partFrom(main, '<div id="answer"')),
    links: linksIn(main),
    faults: faultsIn(main),
    forms: formsIn(main),
  };
}

function partFrom(html: string, start: string): string {
  const from = html.indexOf(start);
  return from < 0 ? '' : html.slice(from).replace(/<\/main>[\s\S]*/, '');
}

function linksIn(html: string) {
  return [...html.matchAll(/<a\b([^>]*)>([\s\S]*?)<\/a>/g)].map(([, opening = '', inner = '']) => {
    const attributes = attributesOf(opening);
    return { words: attributes.get('aria-label') ?? wordsIn(inner), href: attributes.get('href') ?? '' };
  });
}

/** A part of a page: its HTML, its text on one line, and its links. */
export interface PartRead extends Pick<PageRead, 'html' | 'words' | 'links'> {}

const namedPart = /<(section|nav|article|aside|table)\b([^>]*)>/g;

/** The first region, navigation, article or table with this accessible name: its label, its heading or its caption. */
export function partOf({ html }: Pick<PageRead, 'html'>, name: string | RegExp): PartRead {
  for (const { 0: opening, 1: tag = '', 2: attributes = '', index } of html.matchAll(namedPart)) {
    const part = wholeFrom(html.slice(index), tag);
    const label = nameOf(html, attributesOf(attributes), part.slice(opening.length));
    if (typeof name === 'string' ? label === name : name.test(label)) return partIn(part);
  }
  throw new Error(`No part is called “${name}”.`);
}

function nameOf(html: string, attributes: ReadonlyMap<string, string>, inside: string): string {
  const label = attributes.get('aria-label');
  if (label !== undefined) return label;
  const labelledBy = attributes.get('aria-labelledby');
  if (labelledBy === undefined) return wordsIn(/^<caption\b[\s\S]*?<\/caption>/.exec(inside)?.[0] ?? '');
  const from = html.indexOf(` id="${labelledBy}"`);
  return wordsIn(/>([\s\S]*?)<\/(?:h\d|p|caption)>/.exec(html.slice(from))?.[1] ?? '');
}

/** The element that begins this HTML, to its own end. */
function wholeFrom(html: string, tag: string): string {
  let depth = 0;
  for (const { 0: edge, index } of html.matchAll(new RegExp(`<${tag}\\b|</${tag}>`, 'g'))) {
    depth += edge.startsWith('</') ? -1 : 1;
    if (depth === 0) return html.slice(0, index + edge.length);
  }
  return html;
}

/** A piece of HTML, read as a part of a page. */
export const partIn = (html: string): PartRead => ({ html, words: wordsIn(html), links: linksIn(html) });

/** The elements of this kind in a part, such as its list items: the innermost where they nest. */
export const elementsOf = ({ html }: Pick<PageRead, 'html'>, tag: string): PartRead[] =>
  (html.match(new RegExp(`<${tag}\\b(?:(?!<${tag}\\b)[\\s\\S])*?</${tag}>`, 'g')) ?? []).map(partIn);

/** The addresses of the scripts that a page loads. */
export const scriptsOf = ({ html }: Pick<PageRead, 'html'>): string[] =>
  [...html.matchAll(/<script\b[^>]* src="([^"]*)"/g)].map(([, address = '']) => address);

function faultsIn(html: string): string[] {
  const summary = /role="alert"[\s\S]*?<\/ul>/.exec(html)?.[0] ?? '';
  return linksIn(summary).map(({ words, href }) => {
    expect(html, `the field of “${words}”`).toContain(`id="${href.slice(1)}"`);
    return words;
  });
}

/** The value that a page offers for a field in these words. */
export function choice({ html }: Pick<PageRead, 'html'>, field: string, words: string): string {
  const [select = ''] = new RegExp(`<select\\b[^>]*name="${field}"[\\s\\S]*?</select>`).exec(html) ?? [];
  const options = select.matchAll(/<option\b([^>]*)>([\s\S]*?)<\/option>/g);
  for (const [, opening = '', inside = ''] of options)
    if (wordsIn(inside) === words) return attributesOf(opening).get('value') ?? words;
  throw new Error(`${field} does not offer “${words}”.`);
}

/** The address of the first link with this text. */
export function linkOf({ links }: Pick<PageRead, 'links'>, words: string | RegExp): string {
  const match = links.find((link) =>
    typeof words === 'string' ? link.words === words : words.test(link.words),
  );
  if (match === undefined) throw new Error(`No link “${words}”.`);
  return match.href;
}

/** The text of the rows that begin so, in the table with this caption. */
export function rowsOf({ html }: Pick<PageRead, 'html'>, table: string, begins = ''): string[] {
  const tables = html.match(/<table\b[\s\S]*?<\/table>/g) ?? [];
  const captioned = tables.find(
    (one) => wordsIn(/<caption\b[\s\S]*?<\/caption>/.exec(one)?.[0] ?? '') === table,
  );
  const rows = captioned?.match(/<tr\b[\s\S]*?<\/tr>/g)?.map(wordsIn) ?? [];
  return rows.filter((row) => row.startsWith(begins));
}
