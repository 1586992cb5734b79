import { coverPetals } from './rosette-seeds.ts';

/** The four parameters of a rosette, and the number of lines. Lengths are in a field of 1000 × 1000. */
export interface Engraving {
  radius: number;
  amplitude: number;
  petals: number;
  /** The rotation of the last line against the first, in radians of one petal. */
  phase: number;
  lines: number;
}

/** The same seed always gives the same engraving. */
export function engravingOf(seed: string): Engraving {
  const next = numbersFrom(seed);
  const randomPetals = 7 + Math.floor(next() * 5);
  return {
    petals: coverPetals.get(seed) ?? randomPetals,
    radius: 250 + next() * 60,
    amplitude: 90 + next() * 60,
    phase: (next() < 0.5 ? -1 : 1) * (1.2 + next() * 1.4),
    lines: 26,
  };
}

/** A whole SVG file whose element `rosette` a page can reference, and which takes that page's colour. */
export function guilloche(seed: string): string {
  const engraving = engravingOf(seed);
  const turns = Array.from({ length: engraving.petals }, (_, petal) => {
    const turn = ((360 * petal) / engraving.petals).toFixed(2);
    return `<use href="#petal" transform="rotate(${turn})"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-500 -500 1000 1000"><g id="rosette" fill="none" stroke="currentColor" stroke-width="1.2"><path id="petal" d="${petalPaths(engraving)}"/>${turns.slice(1).join('')}</g></svg>`;
}

const samples = 6;

/** Every line of one petal; the other petals are the same, rotated. */
export function petalPaths(engraving: Engraving): string {
  const { lines, petals } = engraving;
  const step = (2 * Math.PI) / petals / samples;
  return Array.from({ length: lines }, (_, line) => {
    const at = (index: number) => pointAndSlope(engraving, line / (lines - 1), index * step);
    const start = at(0);
    const curves = Array.from({ length: samples }, (_, index) => {
      const end = at(index + 1);
      // Hermite to Bézier; `S` mirrors the control point of the previous curve, which has the same slope.
      const handle = [end.x - (end.dx * step) / 3, end.y - (end.dy * step) / 3];
      const first = index === 0 ? [start.x + (start.dx * step) / 3, start.y + (start.dy * step) / 3] : [];
      return `${index === 0 ? 'C' : 'S'}${[...first, ...handle, end.x, end.y].map(Math.round).join(' ')}`;
    });
    return `M${Math.round(start.x)} ${Math.round(start.y)}${curves.join('')}`;
  }).join('');
}

/** A wave wound round a circle; `share` runs from the innermost line (0) to the outermost (1). */
function pointAndSlope({ radius, amplitude, petals, phase }: Engraving, share: number, angle: number) {
  const swell = amplitude * (0.25 + 0.75 * Math.sin(Math.PI * (0.15 + 0.7 * share)));
  const wave = petals * angle + phase * share;
  const r = radius * (0.3 + share) + swell * Math.cos(wave);
  const dr = -swell * petals * Math.sin(wave);
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)];
  return { x: r * cos, y: r * sin, dx: dr * cos - r * sin, dy: dr * sin + r * cos };
}

/** Numbers from 0 to 1 that depend only on the seed (FNV-1a, then a xorshift). */
function numbersFrom(seed: string): () => number {
  let state = 2166136261;
  for (const letter of seed) state = Math.imul(state ^ (letter.codePointAt(0) ?? 0), 16777619);
  return () => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 4294967296;
  };
}
