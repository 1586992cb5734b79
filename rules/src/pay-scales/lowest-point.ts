import type { CalendarDate, Pence } from '../kernel/index.ts';
import { type PayPlace, placeTitles } from './pay-scale.ts';
import { postsOf, scalesOf } from './scales-of.ts';

/** A point of a national pay scale. */
export interface ScalePoint {
  /** The role and the place: "Qualified teachers, Wales". */
  readonly title: string;
  /** A year, for full time as the scale defines it. */
  readonly ratePence: Pence;
}

interface Job {
  readonly occupationCode: string;
  readonly assignedOn: CalendarDate;
  /** All nations, unless one is given. */
  readonly workNation?: string | undefined;
}

const inEngland: readonly PayPlace[] = ['england', 'london-fringe', 'outer-london', 'inner-london'];

/** The lowest recorded point of a code’s pay scale that reaches the threshold; none if no scale is recorded. */
export function lowestScalePoint(
  { occupationCode, assignedOn, workNation }: Job,
  thresholdPence: Pence,
): ScalePoint | undefined {
  const scales = scalesOf(occupationCode, assignedOn);
  if (scales.status !== 'listed') return undefined;
  const [lowest] = postsOf(scales)
    .filter(({ place, post }) => isIn(place, workNation) && post.ratePence >= thresholdPence)
    .toSorted((one, other) => one.post.ratePence - other.post.ratePence);
  if (lowest === undefined) return undefined;
  const { place, post } = lowest;
  const title = place === 'united-kingdom' ? post.title : `${post.title}, ${placeTitles[place]}`;
  return { title, ratePence: post.ratePence };
}

function isIn(place: PayPlace, nation: string | undefined): boolean {
  if (nation === undefined || place === 'united-kingdom') return true;
  return nation === 'england' ? inEngland.includes(place) : place === nation;
}
