import type { Flags, Result } from 'lighthouse';
import type { Browser } from './browser.ts';
import type { Painted } from './painted.ts';
import type { Fault, Scores } from './scores.ts';

const metrics = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

/** On a busy machine Lighthouse sometimes cannot read a trace; then the visit is repeated. */
const maxTries = 3;

/** Visits a page as a simulated mid-range phone on slow 4G, and returns its paint times. */
export async function timePainting(browser: Browser, url: string): Promise<Painted> {
  return await patiently(async () => {
    const result = await visit(browser, url, { onlyAudits: metrics });
    return {
      firstPaintMs: figureOf(result, 'first-contentful-paint'),
      largestPaintMs: figureOf(result, 'largest-contentful-paint'),
      blockedMs: figureOf(result, 'total-blocking-time'),
      layoutShift: figureOf(result, 'cumulative-layout-shift'),
      performance: points(result, 'performance'),
    };
  });
}

/** Visits a page and returns what does not vary from visit to visit. */
export async function scorePage(browser: Browser, url: string): Promise<Scores> {
  return await patiently(async () => {
    const result = await visit(browser, url, {
      onlyCategories: ['accessibility', 'best-practices', 'seo'],
      // Nothing is timed, so half of the usual quiet time after loading is enough.
      pauseAfterFcpMs: 0,
      pauseAfterLoadMs: 0,
      networkQuietThresholdMs: 500,
      cpuQuietThresholdMs: 500,
    });
    return {
      accessibility: points(result, 'accessibility'),
      bestPractices: points(result, 'best-practices'),
      seo: points(result, 'seo'),
      faults: Object.values(result.categories).flatMap((category) => faultsIn(category, result)),
    };
  });
}

async function patiently<Value>(look: () => Promise<Value>): Promise<Value> {
  for (let tries = 1; ; tries++) {
    try {
      return await look();
    } catch (error) {
      if (tries === maxTries) throw error;
    }
  }
}

async function visit({ port }: Browser, url: string, flags: Flags): Promise<Result> {
  // Imported only here: it is large, and must not slow down the other measures.
  const { default: lighthouse } = await import('lighthouse');
  const always = { port, locale: 'en-GB', logLevel: 'silent', disableFullPageScreenshot: true } as const;
  const result = (await lighthouse(url, { ...flags, ...always }))?.lhr;
  if (result === undefined) throw new Error(`Lighthouse says nothing of ${url}`);
  if (result.runtimeError) throw new Error(`Lighthouse on ${url}: ${result.runtimeError.message}`);
  return result;
}

/** The audits that lower a category's score. */
function faultsIn({ auditRefs, title }: Result['categories'][string], { audits }: Result): Fault[] {
  return auditRefs.flatMap(({ id, weight }) => {
    const audit = audits[id];
    const lowers = weight > 0 && audit !== undefined && audit.score !== null && audit.score < 1;
    return lowers ? [{ audit: id, category: title, words: audit.title + where(audit) }] : [];
  });
}

/** The first place of a fault, in brackets: the audit's explanation, or the element. */
function where({ explanation, details }: Result['audits'][string]): string {
  if (explanation !== undefined) return ` (${explanation})`;
  const node = details?.type === 'table' ? details.items[0]?.node : undefined;
  return typeof node === 'object' && node.type === 'node' ? ` (${node.selector})` : '';
}

function points({ categories, finalDisplayedUrl }: Result, category: string): number {
  const score = categories[category]?.score ?? undefined;
  if (score === undefined) throw new Error(`Lighthouse gives ${finalDisplayedUrl} no ${category}`);
  return Math.round(score * 100);
}

function figureOf({ audits, finalDisplayedUrl }: Result, audit: string): number {
  const { numericValue, errorMessage } = audits[audit] ?? {};
  if (numericValue === undefined)
    throw new Error(`Lighthouse, ${audit} of ${finalDisplayedUrl}: ${errorMessage}`);
  return numericValue;
}
