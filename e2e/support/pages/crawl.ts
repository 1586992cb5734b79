import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { z } from 'zod';
import { nightly } from '../nightly.ts';
import { test } from '../requests.ts';

/** `from` is the page that links to it. */
const crawlSchema = z.array(
  z.object({ path: z.string(), status: z.number(), from: z.string(), html: z.string() }),
);

export type Reached = z.infer<typeof crawlSchema>[number];

/** A download of a result. */
const isFile = /\.(?:pdf|csv)\?/;

/**
 * Hundreds of occupations link to the tools in the same way, so a few links with the same questions are
 * enough; likewise a few files in all.
 */
const enoughAnswers = nightly ? 24 : 1;

/** Pages of one template and one table: by day one in this many is fetched. */
const tables = [
  { page: /^\/occupations\/\d{4}$/, oneIn: 20 },
  { page: /^\/rules\/[^/]+\.[^/]+$/, oneIn: 10 },
  { page: /^\/api\/docs\/[^/]+$/, oneIn: 5 },
];

const register = z.object({
  topics: z.array(z.object({ parameters: z.array(z.object({ id: z.string() })) })),
});

const roots = ['/', '/design-system'];

let reached: Promise<Reached[]> | undefined;

/**
 * Every page reachable by internal links from the home page, the sitemap and the pages outside all menus, as
 * saved by the project `crawl`.
 */
export function crawl(): Promise<Reached[]> {
  reached ??= readFile(savedAt(), 'utf8').then((text) => crawlSchema.parse(JSON.parse(text)));
  return reached;
}

/** Crawls and saves those pages, for all tests of this run. */
export async function saveCrawl(origin: URL): Promise<Reached[]> {
  const pages = await follow(origin);
  await mkdir(dirname(savedAt()), { recursive: true });
  await writeFile(savedAt(), JSON.stringify(pages));
  return pages;
}

/** Playwright empties this folder when a run begins, so that no old crawl is read. */
const savedAt = () => join(test.info().project.outputDir, 'crawl.json');

/** How many pages are fetched at once. */
const abreast = 6;

async function follow(origin: URL): Promise<Reached[]> {
  const sitemap = await ask(origin, '/sitemap.xml', 'the start');
  const pageByPath = new Map([[sitemap.page.path, sitemap.page]]);
  const passedOver = passedOverIn([...sitemap.links, ...(await rulePages(origin))]);
  const visitsByQuery = new Map<string, number>();
  let waiting = new Map(roots.map((path) => [path, 'the start']));
  for (const link of sitemap.links) if (!passedOver.has(link)) waiting.set(link, '/sitemap.xml');
  while (waiting.size > 0) {
    const wave = [...waiting].slice(0, abreast);
    for (const { page, links } of await Promise.all(wave.map(([path, from]) => ask(origin, path, from)))) {
      pageByPath.set(page.path, page);
      for (const link of links) {
        if (pageByPath.has(link) || waiting.has(link) || passedOver.has(link)) continue;
        if (isWanted(link, visitsByQuery)) waiting.set(link, page.path);
      }
    }
    const requested = new Set(wave.map(([path]) => path));
    waiting = new Map([...waiting].filter(([path]) => !requested.has(path)));
  }
  return [...pageByPath.values()];
}

/** The pages of single rules, which the sitemap does not list. */
async function rulePages(origin: URL): Promise<string[]> {
  const response = await fetch(new URL('/api/rules', origin));
  const { topics } = register.parse(await response.json());
  return topics.flatMap(({ parameters }) => parameters.map(({ id }) => `/rules/${id}`));
}

/** The pages of these that are left to the night, where links to them are followed. A link to any other is followed by day. */
function passedOverIn(links: readonly string[]): Set<string> {
  if (nightly) return new Set();
  return new Set(
    tables.flatMap(({ page, oneIn }) =>
      links.filter((link) => page.test(link)).filter((_, index) => index % oneIn !== 0),
    ),
  );
}

/**
 * Follow every address without a query; of those with one, only the first few with the same path and
 * questions.
 */
function isWanted(link: string, visitsByQuery: Map<string, number>): boolean {
  const [path, answers] = link.split('?');
  if (answers === undefined) return true;
  const query = `${path}?${[...new URLSearchParams(answers).keys()].join('&')}`;
  const questions = isFile.test(link) ? 'a file' : query;
  const before = visitsByQuery.get(questions) ?? 0;
  visitsByQuery.set(questions, before + 1);
  return before < enoughAnswers;
}

async function ask(origin: URL, path: string, from: string): Promise<{ page: Reached; links: string[] }> {
  // Compressing a page takes as long as rendering it.
  const headers = { 'accept-encoding': 'identity' };
  const response = await fetch(new URL(path, origin), { redirect: 'manual', headers });
  const isText = /html|xml/.test(response.headers.get('content-type') ?? '');
  const html = isText ? await response.text() : '';
  if (!isText) await response.body?.cancel();
  const to = response.headers.get('location');
  const links = to === null ? linksOf(html) : linksOf(`<a href="${to}">`);
  return { page: { path, from, status: response.status, html }, links };
}

/** The internal addresses a document links to, without their fragments. */
function linksOf(html: string): string[] {
  const hrefs = [...html.matchAll(/<a\b[^>]*\bhref="([^"]*)"/g)].map(([, href = '']) => href);
  const places = [...html.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, place = '']) => new URL(place).pathname);
  return [...hrefs, ...places]
    .map((href) => href.replaceAll('&amp;', '&').replace(/#.*/, ''))
    .filter((href) => href.startsWith('/') && !href.startsWith('//') && !isBehindLogIn(href));
}

/** Public pages link there for people who are logged in; a crawler would be sent to the log-in. */
const isBehindLogIn = (href: string) => /^\/dashboard\b/.test(href);
