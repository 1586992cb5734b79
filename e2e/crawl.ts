import { test } from './test.ts';

export interface Reached {
  path: string;
  status: number;
  /** The page that links to it. */
  from: string;
  html: string;
}

/** Every address there is: for a release. */
const all = process.env.ALL === '1';

/** A result as a file. */
const isFile = /\.(?:pdf|csv)\?/;

/** Hundreds of occupations link to the tools in the same way: a few dozen answers to the same questions tell as much, and of files in all. */
const enoughAnswers = 24;

const roots = ['/', '/design-system', '/sitemap.xml'];

let reached: Promise<Reached[]> | undefined;

/** Every page that internal links lead to from the home page, the sitemap and the pages no menu names: found once. */
export function crawl(): Promise<Reached[]> {
  reached ??= follow(new URL(test.info().project.use.baseURL ?? ''));
  return reached;
}

/** So many are asked for at once. */
const abreast = 6;

async function follow(origin: URL): Promise<Reached[]> {
  const found = new Map<string, Reached>();
  const met = new Map<string, number>();
  let waiting = new Map(roots.map((path) => [path, 'the start']));
  while (waiting.size > 0) {
    const wave = [...waiting].slice(0, abreast);
    for (const { page, links } of await Promise.all(wave.map(([path, from]) => ask(origin, path, from)))) {
      found.set(page.path, page);
      for (const link of links) {
        if (found.has(link) || waiting.has(link)) continue;
        if (isWanted(link, met)) waiting.set(link, page.path);
      }
    }
    const asked = new Set(wave.map(([path]) => path));
    waiting = new Map([...waiting].filter(([path]) => !asked.has(path)));
  }
  return [...found.values()];
}

/** An address without answers is; one with them, as long as few were met that answer the same questions of a path. */
function isWanted(link: string, met: Map<string, number>): boolean {
  const [path, answers] = link.split('?');
  if (answers === undefined || all) return true;
  const asked = `${path}?${[...new URLSearchParams(answers).keys()].join('&')}`;
  const questions = isFile.test(link) ? 'a file' : asked;
  const before = met.get(questions) ?? 0;
  met.set(questions, before + 1);
  return before < enoughAnswers;
}

async function ask(origin: URL, path: string, from: string): Promise<{ page: Reached; links: string[] }> {
  const answer = await fetch(new URL(path, origin), { redirect: 'manual' });
  const isText = /html|xml/.test(answer.headers.get('content-type') ?? '');
  const html = isText ? await answer.text() : '';
  if (!isText) await answer.body?.cancel();
  const to = answer.headers.get('location');
  const links = to === null ? linksOf(html) : linksOf(`<a href="${to}">`);
  return { page: { path, from, status: answer.status, html }, links };
}

/** The internal addresses a document names, without their fragments. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href);
  const places = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
  return [...hrefs, ...places]
    .map((href) => href.replaceAll('&amp;', '&').replace(/#.*/, ''))
    .filter((href) => href.startsWith('/') && !href.startsWith('//'));
}
