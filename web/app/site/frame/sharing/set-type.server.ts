import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';

const { resolve } = createRequire(import.meta.url);

/** Latin letters only, as on the pages. */
const files = {
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  strong: '@fontsource/geist/files/geist-latin-600-normal.woff2',
  text: '@fontsource/geist/files/geist-latin-400-normal.woff2',
} as const;

/** How a line is set: a typeface, its size in pixels, and letter spacing in em. */
export interface Type {
  readonly face: keyof typeof files;
  readonly size: number;
  readonly tracking?: number;
}

const fonts = new Map<Type['face'], fontkit.Font>();

function fontOf(face: Type['face']): fontkit.Font {
  const font = fonts.get(face) ?? open(files[face]);
  fonts.set(face, font);
  return font;
}

function open(file: string): fontkit.Font {
  const font = fontkit.create(readFileSync(resolve(file)));
  if (!('layout' in font)) throw new Error(`${file} holds more than one font.`);
  return font;
}

/** Width of a line in pixels. */
export function widthOf(text: string, { face, size, tracking = 0 }: Type): number {
  const font = fontOf(face);
  const { glyphs, advanceWidth } = font.layout(text);
  return (advanceWidth / font.unitsPerEm + tracking * Math.max(0, glyphs.length - 1)) * size;
}

/**
 * A line as an SVG path, so that no font is needed to draw it. The ink of its first letter begins at x; y is
 * the baseline.
 */
export function outlineOf(text: string, type: Type, at: { x: number; y: number }): string {
  const font = fontOf(type.face);
  const { glyphs, positions } = font.layout(text);
  const scale = type.size / font.unitsPerEm;
  let x = at.x - (glyphs[0]?.bbox.minX ?? 0) * scale;
  const letters = glyphs.map((glyph, index) => {
    const path = glyph.path.scale(scale, -scale).translate(x, at.y);
    x += (positions[index]?.xAdvance ?? 0) * scale + (type.tracking ?? 0) * type.size;
    return path.toSVG();
  });
  return letters.join('');
}
