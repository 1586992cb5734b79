import type { Pence } from '../../kernel/index.ts';
import { type PayAnswer, penceOf, reaches } from '../least-pay.ts';
import type { ReadyPost } from './post-facts.ts';
import type { PostFigures } from './post-figures.ts';

/**
 * For whom the pay is enough. `phd`: for new entrants, and for workers with a relevant PhD · `new-entrants`:
 * only for them. A new entrant's figure is never above the one with a PhD, so each status includes the people
 * of those that follow it.
 */
export type PostStatus = 'anyone' | 'phd' | 'new-entrants' | 'nobody' | 'unknown';

/** The judgement of a post, before it is put into words. */
export interface Judged {
  readonly post: ReadyPost;
  readonly requiredPay: PayAnswer;
  readonly figures: PostFigures;
  readonly status: PostStatus;
  readonly lowEndPasses: boolean | null;
}

export function statusOf(post: ReadyPost, requiredPay: PayAnswer, figures: PostFigures): PostStatus {
  const { standard, newEntrant, phd, stemPhd } = figures;
  const enough = (least: Pence | null) => reaches(post.testedPence, least);
  if (enough(penceOf(standard.open))) return 'anyone';
  if (enough(penceOf(phd.open)) || enough(penceOf(stemPhd.open))) return 'phd';
  if (enough(penceOf(newEntrant.open))) return 'new-entrants';
  const scale = scaleOf(requiredPay);
  if (scale) return enough(penceOf(scale)) ? 'unknown' : 'nobody';
  const perhaps = [standard, newEntrant].some(({ ifConfirmed }) => enough(penceOf(ifConfirmed)));
  return perhaps ? 'unknown' : 'nobody';
}

/**
 * The option of a national pay scale whose rate the job does not tell yet: only its threshold is known. With
 * the band, grade or role and the place it is an option with a figure like any other.
 */
export function scaleOf({ options }: PayAnswer) {
  return options.find(
    ({ available, decidedBy }) => available !== false && decidedBy === 'national-pay-scale',
  );
}
