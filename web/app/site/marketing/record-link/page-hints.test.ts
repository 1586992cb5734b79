import { expect, it } from 'vitest';
import { hintsInWords, hintsOf } from './page-hints.ts';

const [width, height] = [60, 80];
/** Paper of this grey with lines: as sharp as ink, or blurred into waves. */
function lined(paper: number, isSharp: boolean) {
  const greys = new Uint8ClampedArray(width * height);
  for (let index = 0; index < greys.length; index++) {
    const wave = (1 + Math.cos((Math.floor(index / width) * Math.PI) / 20)) / 2;
    greys[index] = paper * (isSharp ? Math.round(wave) : wave);
  }
  return { width, height, greys };
}

it('says in words that a page may be blurred or is dark, and never that it cannot be sent', () => {
  expect(hintsOf(lined(230, true))).toEqual({ isBlurred: false, isDark: false });
  expect(hintsOf(lined(230, false))).toEqual({ isBlurred: true, isDark: false });
  expect(hintsOf(lined(60, false))).toEqual({ isBlurred: true, isDark: true });
  expect(hintsInWords({ isBlurred: true, isDark: false })).toBe(
    'It may be blurred. You can send it all the same.',
  );
  expect(hintsInWords({ isBlurred: false, isDark: false })).toBe('It looks sharp and bright enough.');
});
