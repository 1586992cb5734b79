import type { Ground, Measure } from '../measure.ts';
import { answeredPages } from '../pages/answers.ts';
import { compressedLike, plainText } from '../pages/compressed.ts';
import { publicPages } from '../pages/public-pages.ts';
import { asStaticPage, namedInSheet, whatAPageLoads } from '../pages/what-a-page-loads.ts';
import { alternatingRounds } from '../report/rounds.ts';
import { type Section, table } from '../report/section.ts';
import { ask } from '../serving/ask.ts';
import { type BareAnswer, sameAnswer, startBare, withBody, withoutNodes } from '../serving/bare.ts';
import type { Serving } from '../serving/child.ts';
import { startPortway } from '../serving/portway.ts';
import { type Browser, findChromium, startChromium } from './browser.ts';
import { missedInRace, type Painted, paintGoals, type Race, rowOfRace } from './painted.ts';
import { missedInScores, rowOfScores, type Scored } from './scores.ts';
import { scorePage, timePainting } from './visit.ts';

const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/**
 * The same pages as a site without scripts would send them: the HTML without anything that runs, compressed
 * at the same level, with the same style sheets, fonts, images and headers.
 */
async function staticSite(port: number, paths: readonly string[]): Promise<BareAnswer[]> {
  const pages: BareAnswer[] = [];
  const files = new Set<string>();
  for (const path of paths) {
    const page = await staticPage(port, path);
    pages.push(page.answer);
    for (const file of page.files) files.add(file);
  }
  for (const sheet of [...files].filter((file) => file.endsWith('.css'))) {
    const { body } = await ask(port, { path: sheet });
    for (const file of namedInSheet(body.toString())) files.add(file);
  }
  return [...pages, ...(await Promise.all([...files].map((path) => sameAnswer(port, { path, headers }))))];
}

async function staticPage(port: number, path: string): Promise<{ answer: BareAnswer; files: string[] }> {
  // Twice, because a cached page is compressed harder after its first response.
  await ask(port, { path, headers });
  const { status, rawHeaders, headers: responseHeaders, body } = await ask(port, { path, headers });
  const encoding = responseHeaders['content-encoding'];
  if (status !== 200 || (encoding !== 'br' && encoding !== 'zstd'))
    throw new Error(`${path} answers ${status}, compressed with ${encoding}`);
  const html = plainText(body, encoding);
  const { sheets, fonts, images } = whatAPageLoads(html);
  const staticBody = compressedLike({ text: html, bytes: body.length, encoding }, asStaticPage(html));
  return {
    answer: withBody({ path, work: 'nothing', status, headers: withoutNodes(rawHeaders) }, staticBody),
    files: [...sheets, ...fonts, ...images, ...namedInSheet(html)],
  };
}

const title = 'Lighthouse, on a simulated phone';
const maxRounds = 5;

/**
 * One page of every kind: cached until midnight, prerendered, a form, and three results, each at its longest.
 */
const representative: Readonly<Record<string, string>> = {
  '/': '/',
  '/tools': '/tools',
  '/cost-estimator/calculate': '/cost-estimator/calculate',
  '/salary-calculator/calculate, answered': answeredPages.salary,
  '/immigration-skill-charge-calculator/calculate, answered': answeredPages.family,
  '/assessment/result, answered': answeredPages.assessment,
};

/**
 * Lighthouse's scores for the public pages, and for some of them also compared with the same page without
 * scripts.
 */
export const lighthouse: Measure = {
  name: 'lighthouse',
  async run(ground) {
    const chromium = await findChromium();
    if (chromium === undefined) {
      const about = ['Not measured: there is no Chromium on this machine. The browser tests fetch one.'];
      return { title, about, rows: [], missed: [] };
    }
    using browser = await startChromium(chromium);
    return await measured(browser, ground);
  },
};

async function measured(browser: Browser, ground: Ground): Promise<Section> {
  const folder = await ground.dataFolder();
  const rounds = Math.min(maxRounds, ground.pace.rounds);
  await using portway = await startPortway(folder);
  const scored = await scoreAll(browser, portway);
  const answers = await staticSite(portway.port, Object.values(representative));
  await using bare = await startBare(folder, { answers });
  const races = await raceAll(browser, { portway, bare, rounds });
  return {
    title,
    about: [
      `Six pages, one of every kind, ${rounds} visits each in turn with the static page: the same HTML without scripts and what`,
      'is there for them, as thoroughly compressed, with the same sheets in it, fonts out of the way, images and headers, from bare',
      '`node:http`. A visit is a first one, and paint times are what Lighthouse reckons for a phone of the middle range',
      `with slow 4G. Goals: largest paint up to ${paintGoals.timesLargestPaint} of the static page’s, performance within ${paintGoals.pointsBehind} points of it,`,
      'layout shift 0 on every visit. On a calm machine a page should be painted first within 750 ms, and largest within',
      '1,150.',
    ],
    rows: races.map(rowOfRace),
    notes: [
      [
        'Accessibility, best practices and SEO of every public page, of many from one template the heaviest, on one',
        'visit: these do not vary. Goal: 100. What the sitemap leaves out, somebody’s answers, asks to be kept from search',
        'engines, which Lighthouse takes off SEO: that is meant and not counted.',
      ].join('\n'),
      table(scored.map(rowOfScores)),
    ],
    missed: [...races.flatMap(missedInRace), ...scored.flatMap(missedInScores)],
  };
}

async function scoreAll(browser: Browser, { port }: Serving): Promise<Scored[]> {
  const scored: Scored[] = [];
  for (const page of await publicPages(port)) {
    scored.push({ page, ...(await scorePage(browser, address(port, page.path))) });
  }
  return scored;
}

interface Arena {
  readonly portway: Serving;
  readonly bare: Serving;
  readonly rounds: number;
}

/** All pages in every round, so that a slow spell of the machine affects all of them. */
async function raceAll(browser: Browser, { portway, bare, rounds }: Arena): Promise<Race[]> {
  const pages = Object.entries(representative);
  const contestants = pages.flatMap(([, path]) =>
    [portway, bare].map(
      ({ port }) =>
        () =>
          timePainting(browser, address(port, path)),
    ),
  );
  // The server and the browser are already warm from the visits above.
  const figures: Painted[][] = await alternatingRounds(contestants, rounds, { warm: true });
  return pages.map(([name], at) => ({
    name,
    ours: figures[at * 2] ?? [],
    theirs: figures[at * 2 + 1] ?? [],
  }));
}

function address(port: number, path: string): string {
  return `http://localhost:${port}${path}`;
}
