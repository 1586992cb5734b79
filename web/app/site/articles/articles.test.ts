import { calendarDate } from '@portway/rules/kernel';
import { register } from '@portway/rules/register';
import { describe, expect, it } from 'vitest';
import { sitemapPaths } from '../../routes.ts';
import { articleHeads } from '../../text/article-heads.ts';
import { writtenArticle } from './articles.ts';
import { lawsOf, officialPagesOf } from './figures/behind-the-figures.ts';
import { type ProseSection, plain, wordsIn } from './prose.ts';

const days = [
  '2026-11-20',
  '2026-11-21',
  '2026-12-30',
  '2026-12-31',
  '2027-02-01',
  '2027-04-01',
  '2030-04-04',
];

const articleOn = (slug: string, day: string) => {
  const article = writtenArticle(slug, calendarDate(day));
  if (!article) throw new Error(`No article ${slug}`);
  return article;
};

/** All text, with tables and tickets. */
function wholeText(sections: readonly ProseSection[]): string {
  const texts = sections.flatMap(({ title, blocks }) => [
    title,
    ...blocks.flatMap((block) => {
      if (block.kind === 'paragraph') return [plain(block.words)];
      if (block.kind === 'list') return block.items.map(plain);
      if (block.kind === 'table') return block.table.rows.map((row) => row.map(plain).join(' | '));
      return [
        ...block.ticket.lines.map(({ label, figure }) => `${label} ${figure}`),
        block.ticket.total.figure,
      ];
    }),
  ]);
  return texts.join('\n');
}

describe.each(articleHeads.map(({ slug }) => slug))('%s', (slug) => {
  it.each(days)('on %s no part is empty', (day) => {
    const { text } = articleOn(slug, day);
    const all = `${wholeText(text.sections)}\n${plain([text.pulled.figure])}\n${plain(text.pulled.note)}`;
    expect(all).not.toMatch(/undefined|NaN|null|\[object|Invalid Date|£\s|\d{4}-\d\d-\d\d/);
    expect(all).not.toMatch(/ {2}|\.\.| [.,;:]|\(\)/);
  });

  it.each(days)('on %s has 600 words or more, and the reading time on its card', (day) => {
    const words = wordsIn(articleOn(slug, day).text.sections);
    expect(words).toBeGreaterThanOrEqual(600);
    expect(Math.ceil(words / 230)).toBe(articleHeads.find((head) => head.slug === slug)?.minutes);
  });
});

/** The article's text on a day. */
const textOn = (slug: string, day = '2026-11-20') => wholeText(articleOn(slug, day).text.sections);

it('the engineer of the examples is paid by the rules of 20 November 2026', () => {
  const salary = textOn('the-skilled-worker-salary');
  expect(salary).toContain('37.5 | £54,700');
  expect(salary).toContain('40 | £58,346.67');
  expect(salary).toContain('20 | £41,700');
  expect(salary).toContain('then needs £38,300.');
  expect(salary).toContain('The general threshold: £38,700 until 21 July 2025, £41,700 from 22 July 2025.');
});

it('the bill for the engineer is the one of 20 November 2026', () => {
  const costs = textOn('what-sponsorship-costs');
  expect(costs).toContain('Sponsor licence, employer £611');
  expect(costs).toContain('Immigration Skills Charge, employer £1,440');
  expect(costs).toContain('A medium or large sponsor pays £6,167 instead of £2,576.');
  expect(costs).toContain('the worker pays £5,240.50 rather than £3,924');
  expect(costs).toContain('£364 until 15 December 2025, £480 from 16 December 2025');
  expect(costs).toContain('add £10,218 to our example');
});

it.each(['hiring-engineers-from-abroad', 'what-sponsorship-costs', 'becoming-a-licensed-sponsor'])(
  'an employer who reads %s is told whom the visa brake bars from abroad, and not to ask for it',
  (slug) => {
    expect(textOn(slug)).toMatch(
      /nationals of Afghanistan are refused.* Don’t ask applicants for their nationality and don’t choose by it; it is settled with the worker after the offer, before a certificate is assigned\.(\n|$)/,
    );
  },
);

it('a fee that was recorded twice appears once', () => {
  expect(textOn('hiring-engineers-from-abroad')).toContain(
    '£500 until 20 October 2025, £750 from 21 October 2025',
  );
});

it('on 30 December 2026 the shortage list is in force, on 31 December what follows is unknown', () => {
  const jobs = (day: string) => textOn('hiring-engineers-from-abroad', day);
  expect(jobs('2026-12-30')).toContain(
    '30 December 2026 is the last day to assign a certificate. The visa application may come later',
  );
  expect(jobs('2026-12-31')).toContain('The Government’s decision was not found');
  expect(jobs('2026-12-31')).not.toContain('is the last day to assign');
});

it('options D and I lose their figure when the list ends', () => {
  const options = (day: string) => textOn('the-skilled-worker-salary', day);
  expect(options('2026-12-30')).toContain('D: Job on the Immigration Salary List | £33,400');
  expect(options('2026-12-31')).toContain('D: Job on the Immigration Salary List | not settled');
});

it('the salary article follows the Rules of December 2025', () => {
  const salary = textOn('the-skilled-worker-salary');
  expect(salary).toContain('the going rate grows with every hour');
  expect(salary).toContain('treated exactly alike for tax, pension and National Insurance');
  expect(salary).toContain('such as £29,970 for a Band 5 nurse in England');
  expect(salary).toContain('permission runs 14 days beyond the certificate');
  expect(salary).toContain('a UK bachelor’s, master’s, PhD, PGCE or PGDE');
});

it('guaranteed allowances of former Tier 2 (General) workers count until 30 November 2026', () => {
  const salary = (day: string) => textOn('the-skilled-worker-salary', day);
  expect(salary('2026-11-30')).toContain('in applications until 30 November 2026');
  expect(salary('2026-12-01')).not.toContain('Tier 2');
});

it('the requirements say who may switch, and who may come for care work', () => {
  const requirements = textOn('uk-work-visa-requirements');
  expect(requirements).toContain('Nobody can come from abroad for these jobs.');
  expect(requirements).toContain('3 months of legal care work for the new sponsor');
  expect(requirements).toContain('Seasonal Worker, Domestic Worker in a Private Household');
  expect(requirements).toContain('the course is completed; the course is full-time at degree level');
  expect(requirements).toContain('under the rules before 22 July 2025');
});

it('a deadline skips weekends and bank holidays', () => {
  const duties = textOn('a-sponsors-duties', '2026-11-21');
  expect(duties).toContain('by 4 December 2026 if it is about a worker, by 18 December 2026 if it is about');
  expect(duties).toContain('on 21 December 2026: by 7 January 2027 and 21 January 2027.');
});

it('what is unsettled is marked, in the article and in its list of figures', () => {
  expect(textOn('what-sponsorship-costs')).toContain('whole blocks of 12 months (to be confirmed on GOV.UK)');
  const unsettled = lawsOf(articleOn('what-sponsorship-costs', '2026-11-20').law).filter(
    ({ settled }) => !settled,
  );
  expect(unsettled.map(({ title }) => title)).toEqual([
    'Immigration Skills Charge, partial refund: the unused part is refunded in whole blocks of',
  ]);
});

it('an article is updated on the day a figure in it changes', () => {
  expect(articleOn('hiring-engineers-from-abroad', '2026-12-30').updated).toBe('2026-11-21');
  expect(articleOn('hiring-engineers-from-abroad', '2026-12-31').updated).toBe('2026-12-31');
});

it('every link within an article leads to an existing article, tool or rule', () => {
  const paths = new Set([...sitemapPaths, ...register.parameters.map(({ id }) => `/rules/${id}`)]);
  for (const { slug } of articleHeads) {
    const { text } = articleOn(slug, '2026-11-20');
    const links = JSON.stringify(text).matchAll(/"(?:to|href)":"([^"?#]+)/g);
    for (const [, path = ''] of links) expect([...paths, '/compliance']).toContain(path);
  }
});

it('every law behind an article has a date and a source, and every article links to GOV.UK', () => {
  for (const { slug } of articleHeads) {
    const { law } = articleOn(slug, '2026-11-20');
    const laws = lawsOf(law);
    expect(laws.length).toBeGreaterThan(8);
    expect(laws.filter(({ from, sources }) => !/^\d+ \w+ \d{4}$/.test(from) || sources.length === 0)).toEqual(
      [],
    );
    expect(officialPagesOf(law).every(({ url }) => url.startsWith('https://www.gov.uk/'))).toBe(true);
  }
});

it('the row of a fee has its figure, its date and its source', () => {
  const laws = lawsOf(articleOn('becoming-a-licensed-sponsor', '2026-11-20').law);
  expect(laws.find(({ to }) => to === '/rules/licence-fee.worker.small')).toMatchObject({
    figure: '£611',
    from: '8 April 2026',
    settled: true,
    sources: expect.arrayContaining([expect.objectContaining({ checkedOn: '20 November 2026' })]),
  });
});
