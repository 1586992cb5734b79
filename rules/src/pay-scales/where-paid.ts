import type { Nation } from '../eligible-role/index.ts';
import type { PayPlace } from './pay-scale.ts';
import type { PlacedPost } from './scales-of.ts';

/** Where a teacher's school in England is, by the areas of the teachers' pay scales. */
export type LondonArea = 'fringe' | 'outer' | 'inner' | 'none';

/** The facts that identify the place of a job, as far as the scale needs them. */
export interface Whereabouts {
  readonly workNation?: Nation | undefined;
  readonly londonArea?: LondonArea | undefined;
}

const areas: Readonly<Record<LondonArea, PayPlace>> = {
  fringe: 'london-fringe',
  outer: 'outer-london',
  inner: 'inner-london',
  none: 'england',
};

/** The facts that the scale may need to identify the place. */
export function placeQuestions(posts: readonly PlacedPost[]): (keyof Whereabouts)[] {
  const has = (place: PayPlace) => posts.some((each) => each.place === place);
  if (has('united-kingdom')) return [];
  return has('inner-london') ? ['workNation', 'londonArea'] : ['workNation'];
}

/** The place of the job on the scale, or the fact that would identify it. */
export function wherePaid(
  posts: readonly PlacedPost[],
  { workNation, londonArea }: Whereabouts,
): { readonly place: PayPlace } | { readonly missing: keyof Whereabouts } {
  const questions = placeQuestions(posts);
  if (questions.length === 0) return { place: 'united-kingdom' };
  if (workNation === undefined) return { missing: 'workNation' };
  if (workNation !== 'england' || !questions.includes('londonArea')) return { place: workNation };
  return londonArea === undefined ? { missing: 'londonArea' } : { place: areas[londonArea] };
}
