import { inPounds } from '../../kernel/index.ts';
import { isEnoughWithoutEntrants, isForEntrants } from '../../pay-verdict/index.ts';
import { type PayAnswer, payAsked, penceOf, reaches } from '../least-pay.ts';
import type { ReadyPost } from '../post/post-facts.ts';
import { type WorkerFacts, workerSide } from './worker-facts.ts';

interface Asking {
  readonly post: ReadyPost;
  readonly worker: WorkerFacts;
}

/**
 * Where the pay is enough only for a new entrant and the certificate of an offer is longer than the worker's months
 * allow (SW 12.3, with the 14 days of SW 18.1): how long it can be at most. Undefined where it is not too long.
 */
export function entrantCertificate({ post, worker }: Asking, requiredPay: PayAnswer): string | undefined {
  const { months } = post;
  if (months === undefined || isEnoughWithoutEntrants(requiredPay.options, post.testedPence))
    return undefined;
  const longest = longestFor({ post, worker }, months);
  if (longest === undefined || longest === months) return undefined;
  const entrant = openEntrant({ post: { ...post, months: longest }, worker });
  const figure = inPounds(penceOf(entrant ?? null) ?? 0);
  return `The pay is enough for you as a new entrant (from ${figure}), but the certificate of ${months} months is too long. On ${post.appliedOn} it can be at most ${inMonths(longest)}, and less at a later certificate.`;
}

const inMonths = (count: number) => (count === 1 ? '1 month' : `${count} months`);

/** The longest certificate in whole months, up to a length, with which the worker is a new entrant. */
function longestFor({ post, worker }: Asking, months: number): number | undefined {
  for (let length = months; length > 0; length--)
    if (openEntrant({ post: { ...post, months: length }, worker }) !== undefined) return length;
  return undefined;
}

/** The option of a new entrant that is open at this length and whose figure the pay reaches. */
function openEntrant({ post, worker }: Asking) {
  const requiredPay = payAsked(post, workerSide(worker, post.appliedOn));
  if (
    !('options' in requiredPay) ||
    requiredPay.warnings.some(({ code }) => code === 'new-entrant-end-earlier')
  )
    return undefined;
  return requiredPay.options.find(
    (option) =>
      isForEntrants(option.option) && option.available === true && reaches(post.testedPence, penceOf(option)),
  );
}
