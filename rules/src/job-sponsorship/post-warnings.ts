import { inPounds, type Warning } from '../kernel/index.ts';
import { reaches } from './least-pay.ts';
import type { Judged } from './post-status.ts';

/** Warnings about a post: what ends and when, the minimum wage, and who already has a lower figure. */
export function postWarnings({ post, asked, figures, status }: Judged): Warning[] {
  const { transitional } = figures;
  if (status === 'anyone' || !transitional || !reaches(post.testedPence, transitional.pence))
    return [...asked.warnings];
  const message = `Someone who was in the route before ${transitional.before} and has stayed in it can have a lower figure: ${inPounds(transitional.pence)} here.`;
  return [...asked.warnings, { code: 'lower-if-in-the-route', message }];
}
