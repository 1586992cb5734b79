import { describe, expect, it } from 'vitest';
import { sharePage } from './share-page.ts';

const origin = 'https://portway.example';

const page = (more = '') =>
  `<!DOCTYPE html><html><head><title>Am I &lt;small&gt; &amp; free? · Portway</title><meta name="description" content="Say &quot;yes&quot; or no."/>${more}</head><body></body></html>`;
const canonical = (path: string) => `<link rel="canonical" href="${origin}${path}"/>`;
const share = (html: string, address: string, status = 200) =>
  sharePage(html, { url: new URL(address, 'http://asked.example'), status, origin });

const content = (html: string, property: string) =>
  new RegExp(`<meta property="${property}" content="([^"]*)"/>`).exec(html)?.[1];
const canonicals = (html: string) =>
  [...html.matchAll(/<link rel="canonical" href="([^"]*)"\/>/g)].map(([, href]) => href);

describe('a page that search engines may index', () => {
  it('names its path on our origin as canonical, whatever host was requested', () => {
    const { html, link } = share(page(), '/cost-estimator/size');
    expect(canonicals(html)).toEqual(['https://portway.example/cost-estimator/size']);
    expect(content(html, 'og:url')).toBe('https://portway.example/cost-estimator/size');
    expect(link).toBeUndefined();
  });

  it.each(['/tools', '/tools/', '/Tools', '//tools///.'])(
    'has one canonical address, however it was requested: %s',
    (options) => {
      expect(canonicals(share(page(), `http://asked.example${options}`).html)).toEqual([
        'https://portway.example/tools',
      ]);
    },
  );

  it('keeps the canonical address that the page names, once', () => {
    const { html } = share(page(canonical('/occupations?group=2')), '/occupations?group=2');
    expect(canonicals(html)).toEqual(['https://portway.example/occupations?group=2']);
  });

  it('repeats its title and description in Open Graph, escaped', () => {
    const { html } = share(page(), '/cost-estimator/size');
    expect(content(html, 'og:title')).toBe('Am I &lt;small&gt; &amp; free?');
    expect(content(html, 'og:description')).toBe('Say &quot;yes&quot; or no.');
    expect(content(html, 'og:type')).toBe('website');
    expect(content(html, 'og:site_name')).toBe('Portway');
    expect(content(html, 'og:locale')).toBe('en_GB');
    expect(html).toContain('<meta name="twitter:card" content="summary_large_image"/>');
  });

  it.each([
    ['/', '/og/home.png', 'Your Integrated International Recruitment and Immigration Portal'],
    ['/cost-estimator/size', '/og/cost-estimator/size.png', 'Am I a small sponsor?'],
    ['/rules/licence-fee.worker', '/og/rules.png', 'Rules and sources'],
    ['/api/docs/listRules', '/og/api/docs.png', 'API'],
  ])('names its picture, or that of the page above it: %s', (path, image, alt) => {
    const { html } = share(page(), path);
    expect(content(html, 'og:image')).toBe(`https://portway.example${image}`);
    expect(content(html, 'og:image:width')).toBe('1200');
    expect(content(html, 'og:image:height')).toBe('630');
    expect(content(html, 'og:image:alt')).toBe(alt);
  });
});

describe('a page with a result in its address', () => {
  const { html, link } = share(page(), '/salary-calculator/calculate?code=2134');

  it('names its canonical address in a header only, so that phones share the result', () => {
    expect(link).toBe('<https://portway.example/salary-calculator/calculate>; rel="canonical"');
    expect(canonicals(html)).toEqual([]);
    expect(content(html, 'og:url')).toBeUndefined();
  });

  it('has a picture as well', () => {
    expect(content(html, 'og:image')).toBe('https://portway.example/og/salary-calculator/calculate.png');
  });
});

describe('a page that search engines may not index', () => {
  it.each([
    ['asks to be left out', page('<meta name="robots" content="noindex"/>'), 200],
    ['is missing', page(), 404],
    ['failed', page(), 500],
  ])('has a title and a description alone: it %s', (_, html, status) => {
    expect(share(html.replace('</head>', `${canonical('/pricing')}</head>`), '/pricing', status)).toEqual({
      html,
      link: undefined,
    });
  });

  it('as an embedded tool, it names the full page as canonical', () => {
    const framed = share(page(canonical('/cost-estimator/size')), '/embed/sponsor-size');
    expect(framed).toEqual({
      html: page(),
      link: '<https://portway.example/cost-estimator/size>; rel="canonical"',
    });
  });
});

it('includes the structured data that a page supplies, where it may be indexed', () => {
  const options = {
    url: new URL(`${origin}/jobs/x`),
    origin,
    described: [{ '@type': 'JobPosting', title: '</script>' }],
  };
  const { html } = sharePage(page(), { ...options, status: 200 });
  expect(html).toContain('{"@type":"JobPosting","title":"\\u003c/script>"}');
  expect(sharePage(page(), { ...options, status: 410 }).html).not.toContain('JobPosting');
});
