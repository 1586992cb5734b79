import { ratioOf } from '../report/ratio.ts';
import type { Row } from '../report/section.ts';
import { median } from '../report/statistics.ts';
import { count, spread } from '../report/words.ts';

/** Lighthouse's measurements of one visit. */
export interface Painted {
  /** Lighthouse's performance score, out of 100. */
  readonly performance: number;
  readonly firstPaintMs: number;
  readonly largestPaintMs: number;
  /** Total blocking time: for how long the page would not have reacted to a touch. */
  readonly blockedMs: number;
  readonly layoutShift: number;
}

/** A page's visits and those of the static page in the same rounds. */
export interface Race {
  readonly name: string;
  readonly ours: readonly Painted[];
  readonly theirs: readonly Painted[];
}

export const paintGoals = { timesLargestPaint: 1.15, pointsBehind: 2, layoutShift: 0 };

export function rowOfRace({ name, ours, theirs }: Race): Row {
  const medians = (figure: (painted: Painted) => number) =>
    `${count(median(ours.map(figure)))} / ${count(median(theirs.map(figure)))}`;
  return {
    page: name,
    'performance, ours / static': medians(({ performance }) => performance),
    difference: signed(-pointsBehind({ ours, theirs })),
    'first paint, ours / static, ms': medians(({ firstPaintMs }) => firstPaintMs),
    'largest paint, ours / static, ms': medians(({ largestPaintMs }) => largestPaintMs),
    'its ratio (quartiles)': spread(timesLargestPaint({ ours, theirs })),
    'layout shift': largestShift(ours).toFixed(3),
    'blocking, ours / static, ms': medians(({ blockedMs }) => blockedMs),
  };
}

/** One sentence for each goal that a page missed. */
export function missedInRace({ name, ours, theirs }: Race): string[] {
  const [times, behind, shift] = [
    timesLargestPaint({ ours, theirs }),
    pointsBehind({ ours, theirs }),
    largestShift(ours),
  ];
  return [
    ...(times.median > paintGoals.timesLargestPaint
      ? [
          `${name}: largest paint ${spread(times)} of the static page’s, goal ${paintGoals.timesLargestPaint}.`,
        ]
      : []),
    ...(behind > paintGoals.pointsBehind
      ? [`${name}: performance ${behind} points behind the static page, goal ${paintGoals.pointsBehind}.`]
      : []),
    ...(shift > paintGoals.layoutShift ? [`${name}: layout shift ${shift.toFixed(3)}, goal 0.`] : []),
  ];
}

type Visits = Pick<Race, 'ours' | 'theirs'>;

function timesLargestPaint({ ours, theirs }: Visits) {
  const paints = (visits: readonly Painted[]) => visits.map(({ largestPaintMs }) => largestPaintMs);
  return ratioOf(paints(ours), paints(theirs));
}

function pointsBehind({ ours, theirs }: Visits): number {
  const scores = (visits: readonly Painted[]) => median(visits.map(({ performance }) => performance));
  return scores(theirs) - scores(ours);
}

/** The largest layout shift of all visits: one visit in five is enough to count. */
function largestShift(visits: readonly Painted[]): number {
  return Math.max(...visits.map(({ layoutShift }) => layoutShift));
}

function signed(points: number): string {
  if (points === 0) return '0';
  return points > 0 ? `+${points}` : `−${-points}`;
}
