import { type OpenPage, openPages } from '../../../routes.ts';
import { articleHeads } from '../../../text/article-heads.ts';

/** Text of a page's share picture. No legal figures: other sites cache the picture for years. */
export interface CardWords {
  readonly eyebrow: string;
  readonly headline: string;
  readonly note: string;
}

const everyFigure = 'Every figure names its rule';

const ofHome: CardWords = {
  eyebrow: 'UK sponsorship and hiring',
  headline: 'Your Integrated International Recruitment and Immigration Portal',
  note: everyFigure,
};

/** Eyebrow and note by the page's path; the first match applies. */
const kinds: readonly { path: RegExp; eyebrow: string; note: string }[] = [
  {
    path: /^\/occupations\/\d+$/,
    eyebrow: 'Occupation code',
    note: 'Going rates, lists and who can be sponsored',
  },
  { path: /^\/occupations$/, eyebrow: 'Skilled Worker', note: 'Going rates, lists and who can be sponsored' },
  {
    path: /^\/rules/,
    eyebrow: 'The law behind the figures',
    note: 'Every version, with its day and its source',
  },
  { path: /^\/tools$/, eyebrow: 'No account needed', note: everyFigure },
  { path: /^\/embed$/, eyebrow: 'For your own pages', note: 'One line of HTML, no account, no cookies' },
  { path: /^\/api/, eyebrow: 'For developers', note: 'The same API as our own pages' },
  {
    path: /^\/blogs$/,
    eyebrow: 'Learn and connect',
    note: 'Plain answers, with the rule behind each figure',
  },
  {
    path: /^\/(?:privacy-policy|terms|accessibility|cookies)$/,
    eyebrow: 'About this site',
    note: 'In plain English',
  },
];

const ofTool = { eyebrow: 'Free tool', note: everyFigure };
const ofOther = {
  eyebrow: 'UK sponsorship and hiring',
  note: 'Sponsor licences, visas and hiring, in plain English',
};

function wordsOf({ path, file, title }: OpenPage): CardWords {
  if (path === '/') return ofHome;
  const article = articleHeads.find(({ slug }) => path === `/blogs/${slug}`);
  if (article) {
    return { eyebrow: article.subject, headline: article.title, note: `${article.minutes} min read` };
  }
  const kind = file.startsWith('site/tools/')
    ? ofTool
    : (kinds.find((one) => one.path.test(path)) ?? ofOther);
  const code = /^\/occupations\/(\d+)$/.exec(path)?.[1];
  return {
    eyebrow: code === undefined ? kind.eyebrow : `${kind.eyebrow} ${code}`,
    headline: title.replace(/\.$/, ''),
    note: kind.note,
  };
}

/** Pages of single API operations share the picture of the API page. */
const hasCard = ({ path }: OpenPage) => !path.startsWith('/api/docs/');

const cards: ReadonlyMap<string, CardWords> = new Map(
  openPages.filter(hasCard).map((page) => [page.path, wordsOf(page)]),
);

/** Text of a page's own picture; undefined where it has none. */
export function cardWords(path: string): CardWords | undefined {
  return cards.get(path);
}

/** The page whose picture represents a page: its own, or that of the nearest page above it. */
export function cardFor(path: string): { path: string; words: CardWords } {
  for (let above = path; above !== ''; above = above.slice(0, above.lastIndexOf('/'))) {
    const words = cards.get(above);
    if (words) return { path: above, words };
  }
  return { path: '/', words: ofHome };
}

/** Address of a page's picture. */
export function cardAddress(path: string): string {
  return `/og${path === '/' ? '/home' : path}.png`;
}

/** The page of a picture's address; undefined for any other address. */
export function pageOfCard(address: string): string | undefined {
  const path = /^\/og(\/.+)\.png$/.exec(address)?.[1];
  return path === '/home' ? '/' : path;
}
