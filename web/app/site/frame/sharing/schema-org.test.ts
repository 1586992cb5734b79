import { describe, expect, it } from 'vitest';
import { schemaOrg } from './schema-org.ts';

const origin = 'https://portway.example';
const described = (path: string, more = {}) =>
  schemaOrg({ path, title: 'The title', description: 'What it is for.', origin, ...more });

/** The structured data of a page, by type. */
function thingsOf(path: string, more = {}): Map<unknown, Record<string, unknown>> {
  const { '@context': context, '@graph': things } = JSON.parse(described(path, more) ?? '{"@graph":[]}');
  if (things.length > 0) expect(context).toBe('https://schema.org');
  return new Map(things.map((thing: Record<string, unknown>) => [thing['@type'], thing]));
}

const trail = (path: string) => thingsOf(path).get('BreadcrumbList')?.itemListElement;
const crumb = (position: number, name: string, path: string) => ({
  '@type': 'ListItem',
  position,
  name,
  item: origin + path,
});

describe('structured data', () => {
  it('of the home page: who runs the site and how to reach them', () => {
    const things = thingsOf('/');
    expect([...things.keys()]).toEqual(['Organization', 'WebSite']);
    expect(things.get('Organization')).toMatchObject({
      name: 'Portway',
      url: 'https://portway.example/',
      logo: 'https://portway.example/icon-512.png',
      contactPoint: { email: 'hello@portway.example' },
    });
  });

  it('of a top-level page: none', () => {
    expect(described('/tools')).toBeUndefined();
  });

  it('of a page below another: its breadcrumbs', () => {
    expect(trail('/occupations/2134')).toEqual([
      crumb(1, 'Occupation codes', '/occupations'),
      crumb(2, 'Programmers and software development professionals', '/occupations/2134'),
    ]);
    expect(trail('/cost-estimator/size')).toEqual([
      crumb(1, 'Tools', '/tools'),
      crumb(2, 'Licence cost estimator', '/cost-estimator'),
      crumb(3, 'Am I a small sponsor?', '/cost-estimator/size'),
    ]);
  });

  it('of a page that is not in the list of pages: its own title', () => {
    expect(trail('/rules/licence-fee.worker')).toEqual([
      crumb(1, 'Rules and sources', '/rules'),
      crumb(2, 'The title', '/rules/licence-fee.worker'),
    ]);
  });

  it('of a tool whose calculation has a separate address: the same breadcrumbs', () => {
    expect(trail('/assessment')).toEqual([
      crumb(1, 'Tools', '/tools'),
      crumb(2, 'Sponsor licence eligibility', '/sponsor-licence-assessment'),
      crumb(3, 'Assess a sponsor', '/assessment'),
    ]);
  });

  it('of a tool’s landing page: a free application', () => {
    expect(thingsOf('/salary-calculator').get('WebApplication')).toMatchObject({
      name: 'The title',
      url: 'https://portway.example/salary-calculator',
      applicationCategory: 'BusinessApplication',
      offers: { price: '0', priceCurrency: 'GBP' },
    });
    expect(thingsOf('/salary-calculator/calculate').has('WebApplication')).toBe(false);
  });

  it('of an article: title, date and picture', () => {
    expect(thingsOf('/blogs/becoming-a-licensed-sponsor').get('BlogPosting')).toMatchObject({
      headline: 'Becoming a licensed sponsor, step by step',
      datePublished: '2026-11-21',
      image: 'https://portway.example/og/blogs/becoming-a-licensed-sponsor.png',
      author: { '@type': 'Organization', name: 'Portway' },
    });
  });

  it('of a page of questions: each with its answer', () => {
    const questions = [{ question: 'How long?', answer: 'Four years.' }];
    expect(thingsOf('/faq', { questions }).get('FAQPage')?.mainEntity).toEqual([
      {
        '@type': 'Question',
        name: 'How long?',
        acceptedAnswer: { '@type': 'Answer', text: 'Four years.' },
      },
    ]);
  });

  it('cannot close its script element', () => {
    const questions = [{ question: '</script><script>', answer: '<!--' }];
    expect(described('/faq', { questions })).not.toContain('<');
    expect(thingsOf('/faq', { questions }).get('FAQPage')?.mainEntity).toMatchObject([
      { name: '</script><script>' },
    ]);
  });
});
