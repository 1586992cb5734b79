import { answeredPages } from '../pages/answers.ts';
import type { Asked } from '../serving/ask.ts';
import type { Task } from '../serving/bare.ts';

/** One request that our server and the baseline are measured on. */
export interface Compared {
  readonly what: string;
  readonly request: Asked;
  /** What the baseline does apart from sending the same bytes. */
  readonly baselineDoes: Task;
  /** The share of the baseline's requests per second to reach; undefined if it is only reported. */
  readonly goal?: number;
}

// As a browser sends it, so that pages are sent compressed.
const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd', Accept: '*/*' };
/** Kept suggestions are compressed a moment after they are first asked for so: their bytes would change under way. */
const plain = { Accept: '*/*' };
const licenceAsked = {
  appliedOn: '2026-11-20',
  licenceType: 'both',
  sponsorSize: 'large',
  priority: true,
};

/** The same query with different spaces: the response is the same, but not yet cached. */
function spaced(at: number): string {
  const [before, between, after] = [at % 20, Math.floor(at / 20) % 20, Math.floor(at / 400)];
  return `/api/salary/search?keyword=${'+'.repeat(before)}care+${'+'.repeat(between)}assistant${'+'.repeat(after)}`;
}

export const compared: readonly Compared[] = [
  {
    what: 'prerendered page: /tools',
    request: { path: '/tools', headers },
    baselineDoes: 'nothing',
    goal: 0.7,
  },
  {
    what: 'page kept until midnight: /',
    request: { path: '/', headers },
    baselineDoes: 'nothing',
    goal: 0.7,
  },
  {
    what: 'page rendered with answers: licence estimator',
    request: { path: answeredPages.licence, headers },
    baselineDoes: 'nothing',
  },
  {
    what: 'POST /api/estimates/licence-cost',
    request: {
      path: '/api/estimates/licence-cost',
      method: 'POST',
      headers: { ...headers, 'Content-Type': 'application/json' },
      body: JSON.stringify(licenceAsked),
    },
    baselineDoes: 'parse-body',
  },
  {
    what: 'role suggestion asked before: care assistant',
    request: { path: '/api/salary/search?keyword=care+assistant', headers: plain },
    baselineDoes: 'nothing',
    goal: 0.7,
  },
  {
    what: 'role suggestion asked before: nur',
    request: { path: '/api/salary/search?keyword=nur', headers: plain },
    baselineDoes: 'nothing',
    goal: 0.7,
  },
  {
    what: 'role suggestion never asked before: care assistant',
    request: {
      path: spaced(0),
      headers: plain,
      others: Array.from({ length: 8000 }, (_, at) => spaced(at + 1)),
    },
    baselineDoes: 'nothing',
  },
  { what: '/healthz', request: { path: '/healthz', headers }, baselineDoes: 'nothing' },
  { what: '/readyz', request: { path: '/readyz', headers }, baselineDoes: 'ask-database', goal: 0.6 },
];
