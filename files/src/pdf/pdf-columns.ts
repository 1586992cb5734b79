import { footOf, gapBetween, heightOf, leftOf, type PlacedText, rightOf } from './pdf-lines.ts';

/** Pieces that follow one another on a line. */
interface Fragment {
  readonly pieces: PlacedText[];
  readonly left: number;
  readonly foot: number;
  readonly size: number;
  right: number;
}

/** Two columns of a page, with what spans both above and below them. */
interface Parted {
  readonly above: readonly Fragment[];
  readonly left: readonly Fragment[];
  readonly right: readonly Fragment[];
  readonly below: readonly Fragment[];
}

const fewest = 5;
/** Lines of a page: one with more is no CV, and could be meant to take long. */
const most = 600;
const maxEdges = 24;
const maxDepth = 3;

/**
 * The pieces of a page in groups: columns one after the other, however the file mixes their lines. A table, or months
 * beside the jobs, is no column: what is on one line belongs together.
 */
export function columnsOf(pieces: readonly PlacedText[]): readonly (readonly PlacedText[])[] {
  return parted(fragmentsOf(pieces), maxDepth).map((group) => group.flatMap((each) => each.pieces));
}

function parted(fragments: readonly Fragment[], depth: number): readonly (readonly Fragment[])[] {
  const best =
    depth === 0 || fragments.length > most
      ? undefined
      : edgesOf(fragments)
          .flatMap((edge) => partedAt(fragments, edge))
          .sort((one, other) => smaller(other) - smaller(one))[0];
  if (best === undefined) return [fragments];
  const { above, left, right, below } = best;
  return [above, left, right, below]
    .filter((group) => group.length > 0)
    .flatMap((group) => parted(group, depth - 1));
}

const smaller = ({ left, right }: Parted) => Math.min(left.length, right.length);

function fragmentsOf(pieces: readonly PlacedText[]): readonly Fragment[] {
  const fragments: Fragment[] = [];
  let before: PlacedText | undefined;
  for (const piece of pieces) {
    const last = fragments.at(-1);
    const isBlank = piece.str.trim() === '';
    if (last !== undefined && (isBlank || (before !== undefined && goesOn(before, piece)))) {
      last.pieces.push(piece);
      if (!isBlank) last.right = Math.max(last.right, rightOf(piece));
    } else if (!isBlank) {
      const [left, foot, right] = [leftOf(piece), footOf(piece), rightOf(piece)];
      fragments.push({ pieces: [piece], left, foot, right, size: heightOf(piece) || 10 });
    }
    if (!isBlank) before = piece;
  }
  return fragments;
}

function goesOn(before: PlacedText, piece: PlacedText): boolean {
  const size = heightOf(piece) || heightOf(before) || 10;
  const gap = gapBetween(before, piece);
  return Math.abs(footOf(before) - footOf(piece)) <= size * 0.5 && gap <= size * 2 && gap >= -size;
}

/** Where many lines begin: a column does. */
function edgesOf(fragments: readonly Fragment[]): readonly number[] {
  const begin = new Map<number, number>();
  for (const { left } of fragments) begin.set(Math.round(left), (begin.get(Math.round(left)) ?? 0) + 1);
  return [...begin]
    .filter(([, lines]) => lines >= 3)
    .sort(([, one], [, other]) => other - one)
    .slice(0, maxEdges)
    .map(([edge]) => edge);
}

/** Parts the fragments where a column begins at this edge: between what crosses the gap to its left. */
function partedAt(fragments: readonly Fragment[], edge: number): readonly Parted[] {
  const crossing = fragments
    .filter(({ left, right }) => left < edge - 4 && right > edge - 6)
    .map(({ foot }) => foot);
  const bounds = [Number.POSITIVE_INFINITY, ...crossing.toSorted((a, b) => b - a), Number.NEGATIVE_INFINITY];
  let best: Parted | undefined;
  for (const [place, top] of bounds.entries()) {
    const bottom = bounds[place + 1];
    if (bottom === undefined || top - bottom < 40) continue;
    const between = fragments.filter(({ foot }) => foot < top - 1 && foot > bottom + 1);
    const left = between.filter((each) => each.left < edge - 4);
    const right = between.filter((each) => each.left >= edge - 4);
    if (!areColumns(left, right)) continue;
    const others = fragments.filter((each) => !between.includes(each));
    const fragmentsAbove = others.filter(({ foot }) => foot >= top - 1);
    const fragmentsBelow = others.filter(({ foot }) => foot < top - 1);
    const candidate = { above: fragmentsAbove, left, right, below: fragmentsBelow };
    if (best === undefined || smaller(candidate) > smaller(best)) best = candidate;
  }
  return best === undefined ? [] : [best];
}

/** Whether two sides are read one after the other, rather than line by line across both. */
function areColumns(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  if (left.length < fewest || right.length < fewest) return false;
  const [leftShared, rightShared] = [shared(left, right), shared(right, left)];
  if (leftShared > 0.9 && rightShared > 0.9) return false;
  if (isTable(left, right)) return false;
  return !isBeside(left, leftShared) && !isBeside(right, rightShared);
}

/** Most lines that both sides share are rows of three cells or more: what is on one line belongs together. */
function isTable(left: readonly Fragment[], right: readonly Fragment[]): boolean {
  const footOf = ({ foot }: Fragment) => Math.round(foot);
  const rightFeet = new Set(right.map(footOf));
  const rows = Map.groupBy([...left, ...right], footOf);
  const sharedRows = [...new Set(left.map(footOf))].filter((foot) => rightFeet.has(foot));
  const cells = sharedRows.filter((foot) => (rows.get(foot)?.length ?? 0) >= 3);
  return cells.length >= 3 && cells.length > sharedRows.length / 2;
}

/** The share of lines that have another of the other side at their height. */
function shared(side: readonly Fragment[], other: readonly Fragment[]): number {
  const feet = new Set(other.flatMap(({ foot }) => [-1, 0, 1].map((by) => Math.round(foot) + by)));
  return side.filter(({ foot }) => feet.has(Math.round(foot))).length / side.length;
}

const year = /\b(?:19|20)\d\d\b/;

/** Years, headings or labels beside lines of the other side, with room between them. */
function isBeside(side: readonly Fragment[], share: number): boolean {
  const feet = [...new Set(side.map(({ foot }) => Math.round(foot)))].sort((a, b) => b - a);
  const size = side[0]?.size ?? 10;
  const close = feet.filter((foot, place) => place > 0 && (feet[place - 1] ?? 0) - foot < size * 1.9).length;
  const dated = side.filter(({ pieces }) => year.test(pieces.map(({ str }) => str).join('')));
  return dated.length > side.length * 0.4 || (share > 0.4 && close < feet.length / 2);
}
