import { expect, it } from 'vitest';
import { openPages } from '../../../routes.ts';
import { articleHeads } from '../../../text/article-heads.ts';
import { cardWords } from './card-words.ts';
import { drawCard, setHeadline } from './draw-card.server.ts';
import { rasterise } from './picture-of.server.ts';

const nightly = process.env.NIGHTLY === '1';

/**
 * The longest headlines are the likeliest not to fit; of the others a sample is tried, and all of them
 * nightly.
 */
function tried(headlines: readonly string[]): readonly string[] {
  const longestFirst = headlines.toSorted((one, other) => other.length - one.length);
  return longestFirst.filter((_, place) => nightly || place < 40 || place % 8 === 0);
}

it('every headline fits in one of the sizes', () => {
  const headlines = [
    ...openPages.flatMap(({ path }) => cardWords(path)?.headline ?? []),
    ...articleHeads.map(({ title }) => title),
  ];
  expect(headlines.length).toBeGreaterThan(430);
  for (const headline of tried(headlines)) expect(setHeadline(headline).lines.join(' ')).toBe(headline);
});

it('a short headline is set large, a long one smaller and on more lines', () => {
  expect(setHeadline('About')).toEqual({ size: 112, lines: ['About'] });
  expect(
    setHeadline('Fishing and other elementary agriculture occupations not elsewhere classified'),
  ).toEqual({
    size: 56,
    lines: ['Fishing and other elementary', 'agriculture occupations not', 'elsewhere classified'],
  });
});

it('no picture shows a sum of money', () => {
  for (const { path } of openPages)
    expect(Object.values(cardWords(path) ?? {}).join(' ')).not.toMatch(/[£€]/);
});

it('a picture is a PNG of 1200 × 630 of at most 60 KB', async () => {
  const words = cardWords('/');
  if (!words) throw new Error('The home page has no words for its picture.');
  const png = await rasterise(drawCard(words, '/'));
  expect(png.subarray(1, 4).toString()).toBe('PNG');
  expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  expect(png.length).toBeLessThan(60_000);
});
