import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import * as fontkit from 'fontkit';
import { product } from '../../../text/product.ts';
import { engravingOf, petalPaths } from '../../../ui/guilloche.ts';
import { breakLines } from './break-lines.ts';
import { cardSize } from './card-size.ts';
import type { CardWords } from './card-words.ts';

const { resolve } = createRequire(import.meta.url);

/** Latin letters only, as on the pages. */
const files = {
  display: '@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2',
  strong: '@fontsource/geist/files/geist-latin-600-normal.woff2',
  text: '@fontsource/geist/files/geist-latin-400-normal.woff2',
} as const;

/** How a line is set: a typeface, its size in pixels, and letter spacing in em. */
interface Type {
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
function widthOf(text: string, { face, size, tracking = 0 }: Type): number {
  const font = fontOf(face);
  const { glyphs, advanceWidth } = font.layout(text);
  return (advanceWidth / font.unitsPerEm + tracking * Math.max(0, glyphs.length - 1)) * size;
}

/**
 * A line as an SVG path, so that no font is needed to draw it. The ink of its first letter begins at x; y is
 * the baseline.
 */
function outlineOf(text: string, type: Type, at: { x: number; y: number }): string {
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

const ink = {
  racing: '#0d3b2e',
  gold: '#f2b33d',
  gold2: '#ffd98a',
  paper: '#fbf8f1',
  mint: '#dcebe1',
  /** Opaque, so that lines are no brighter where they cross. */
  engraved: '#5f714d',
} as const;

const { width, height } = cardSize;
const left = 80;
/** y of the line at which the ticket is punched and torn: the title above, the note below. */
const tear = 518;
const measure = 800;

const name: Type = { face: 'display', size: 40, tracking: -0.015 };
const eyebrow: Type = { face: 'strong', size: 22, tracking: 0.09 };
const note: Type = { face: 'text', size: 28 };

/** Type sizes for the headline, with the most lines each may take; the first that fits is used. */
const headlines = [
  { size: 112, lines: 1 },
  { size: 92, lines: 2 },
  { size: 80, lines: 3 },
  { size: 70, lines: 3 },
  { size: 62, lines: 3 },
  { size: 56, lines: 4 },
  { size: 48, lines: 4 },
] as const;
const leading = 1.06;

/** Draws a page's share picture as an SVG, with text as outlines. `seed` varies its rosette. */
export function drawCard(words: CardWords, seed: string): string {
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">`,
    `<rect width="${width}" height="${height}" fill="${ink.racing}"/>`,
    rosette(seed),
    nameLine(),
    headlineLines(words),
    stub(words.note),
    '</svg>',
  ].join('');
}

function rosette(seed: string): string {
  const engraving = { ...engravingOf(seed), lines: 16 };
  const petals = Array.from(
    { length: engraving.petals },
    (_, petal) => `<use href="#petal" transform="rotate(${(360 * petal) / engraving.petals})"/>`,
  );
  return (
    `<linearGradient id="ground"><stop offset=".12" stop-color="${ink.racing}"/><stop offset="1" stop-color="${ink.racing}" stop-opacity="0"/></linearGradient>` +
    `<defs><path id="petal" d="${petalPaths(engraving)}"/></defs>` +
    `<g transform="translate(1080 262) scale(.84)" fill="none" stroke="${ink.engraved}" stroke-width="1.5">${petals.join('')}</g>` +
    `<rect x="600" width="480" height="${height}" fill="url(#ground)"/>`
  );
}

/** The mark (lucide, plane-takeoff, as on the pages) and the product's name. */
function nameLine(): string {
  return (
    `<rect x="${left}" y="64" width="56" height="56" rx="15" fill="${ink.gold}"/>` +
    `<g transform="translate(${left + 11.5} 75.5) scale(1.375)" fill="none" stroke="${ink.racing}" stroke-width="2" stroke-linecap="round" stroke-linejoin="round">${plane}</g>` +
    path(outlineOf(product, name, { x: left + 74, y: 106 }), ink.paper)
  );
}

const plane =
  '<path d="M2 22h20"/><path d="M6.36 17.4 4 17l-2-4 1.1-.55a2 2 0 0 1 1.8 0l.17.1a2 2 0 0 0 1.8 0L8 12 5 6l.9-.45a2 2 0 0 1 2.09.2l4.02 3a2 2 0 0 0 2.1.2l4.19-2.06a2.41 2.41 0 0 1 1.73-.17L21 7a1.4 1.4 0 0 1 .87 1.99l-.38.76c-.23.46-.6.84-1.07 1.08L7.58 17.2a2 2 0 0 1-1.22.18Z"/>';

/** The eyebrow with its gold rule, and the headline below, centred between the name and the tear. */
function headlineLines(words: CardWords): string {
  const { size, lines } = setHeadline(words.headline);
  const whole = 22 + 26 + lines.length * size * leading;
  const top = 140 + (tear - 140 - whole) / 2;
  const label = words.eyebrow.toUpperCase();
  return [
    `<rect x="${left}" y="${top + 6}" width="44" height="4" fill="${ink.gold}"/>`,
    path(outlineOf(label, eyebrow, { x: left + 62, y: top + 16 }), ink.gold2),
    ...lines.map((line, index) => {
      const y = top + 48 + size * (0.8 + leading * index);
      return path(outlineOf(line, headlineType(size), { x: left, y }), ink.paper);
    }),
  ].join('');
}

const headlineType = (size: number): Type => ({ face: 'display', size, tracking: -0.02 });

/** The lines of a headline in the largest size that fits; throws when even the smallest does not. */
export function setHeadline(text: string): { size: number; lines: string[] } {
  for (const { size, lines: most } of headlines) {
    const width = (line: string) => widthOf(line, headlineType(size));
    const lines = breakLines(text, measure, width);
    if (lines.length <= most && lines.every((line) => width(line) <= measure)) return { size, lines };
  }
  throw new Error(`A headline is too long for its picture: ${text}`);
}

/** The ticket's stub at the foot, punched at both edges. */
function stub(text: string): string {
  return (
    `<path d="M40 ${tear}H${width - 40}" stroke="${ink.mint}" stroke-opacity=".5" stroke-width="2.5" stroke-dasharray="3 11" stroke-linecap="round"/>` +
    `<circle cx="0" cy="${tear}" r="22" fill="${ink.paper}"/><circle cx="${width}" cy="${tear}" r="22" fill="${ink.paper}"/>` +
    path(outlineOf(text, note, { x: left, y: 583 }), ink.mint)
  );
}

const path = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
