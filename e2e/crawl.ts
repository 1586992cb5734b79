import type { APIRequestContext } from '@playwright/test';

export interface Reached {
  path: string;
  status: number;
  /** The page that links to it. */
  from: string;
  html: string;
}

/** A result as a file. Every answered calculator links to two: a few of each kind tell as much as hundreds. */
const isFile = /\.(?:pdf|csv)\?/;
const enoughFiles = 24;

const roots = ['/', '/design-system', '/sitemap.xml'];

let reached: Promise<Reached[]> | undefined;

/** Every page that internal links lead to from the home page, the sitemap and the pages no menu names: found once. */
export function crawl(request: APIRequestContext): Promise<Reached[]> {
  reached ??= follow(request);
  return reached;
}

async function follow(request: APIRequestContext): Promise<Reached[]> {
  const found = new Map<string, Reached>();
  const waiting = roots.map((path) => ({ path, from: 'the start' }));
  for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
    const { path, from } = next;
    if (
      found.has(path) ||
      (isFile.test(path) && [...found.keys()].filter((known) => isFile.test(known)).length >= enoughFiles)
    )
      continue;
    const answer = await request.get(path, { maxRedirects: 0 });
    const html = /html|xml/.test(answer.headers()['content-type'] ?? '') ? await answer.text() : '';
    found.set(path, { path, from, status: answer.status(), html });
    const to = answer.headers().location;
    const links = to === undefined ? linksOf(html) : [to];
    waiting.push(...links.map((link) => ({ path: link, from: path })));
  }
  return [...found.values()];
}

/** The internal addresses a document names, without their fragments. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href);
  const places = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
  return [...hrefs, ...places]
    .map((href) => href.replaceAll('&amp;', '&').replace(/#.*/, ''))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'));
}
