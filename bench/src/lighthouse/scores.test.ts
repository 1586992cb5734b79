import { expect, it } from 'vitest';
import { missedInScores, rowOfScores } from './scores.ts';

const tools = { path: '/tools', name: '/tools', inSitemap: true };
const result = { path: '/assessment/result?a=b', name: '/assessment/result, answered', inSitemap: false };
const faultless = { accessibility: 100, bestPractices: 100, seo: 100, faults: [] };
const blocked = { audit: 'is-crawlable', category: 'SEO', words: 'Page is blocked from indexing' };
const pale = {
  audit: 'color-contrast',
  category: 'Accessibility',
  words: 'Background and foreground colours do not have a sufficient contrast ratio.',
};

it('a page without a fault misses no goal', () => {
  expect(missedInScores({ page: tools, ...faultless })).toEqual([]);
  expect(rowOfScores({ page: tools, ...faultless })).toEqual({
    page: '/tools',
    accessibility: '100',
    'best practices': '100',
    SEO: '100',
  });
});

it('a fault is reported in words', () => {
  expect(missedInScores({ page: tools, ...faultless, accessibility: 96, faults: [pale] })).toEqual([
    '/tools: Accessibility: Background and foreground colours do not have a sufficient contrast ratio.',
  ]);
});

it('a page left out of the sitemap may ask search engines not to index it', () => {
  const unindexed = { page: result, ...faultless, seo: 66, faults: [blocked] };
  expect(missedInScores(unindexed)).toEqual([]);
  expect(rowOfScores(unindexed)).toMatchObject({ SEO: '66, kept from search engines' });
});

it('its other faults count', () => {
  const faults = [blocked, pale];
  expect(missedInScores({ page: result, ...faultless, seo: 66, faults })).toHaveLength(1);
});

it('a page of the sitemap that asks not to be indexed is a fault', () => {
  expect(missedInScores({ page: tools, ...faultless, seo: 66, faults: [blocked] })).toEqual([
    '/tools: SEO: Page is blocked from indexing.',
  ]);
});
