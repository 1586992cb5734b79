import { permissionAfterCertificate } from '../certificate/index.ts';
import { lawOn, type Warning } from '../kernel/index.ts';
import { newEntrantMonths } from '../minimum-salary/index.ts';
import { anyNewWorker, payAsked, penceOf, reaches } from './least-pay.ts';
import { type PostFacts, type ReadyPost, readyPost } from './post/post-facts.ts';

/**
 * A warning where a post's pay is enough for a new entrant, not for everyone, and it is to be sponsored for longer than
 * a new entrant's permission may last (SW 12.3, with the 14 days of SW 18.1).
 */
export function entrantLengthWarning(facts: PostFacts, months: number): Warning[] {
  const post = readyPost(facts);
  if ('reason' in post || enoughForAnyone(post)) return [];
  if (!isOpenToEntrants(post) || isOpenToEntrants({ ...post, months })) return [];
  const cap = lawOn(newEntrantMonths, post.appliedOn);
  const daysAfter = lawOn(permissionAfterCertificate, post.day);
  if (cap.status === 'no-law' || daysAfter.status === 'no-law') return [];
  const message = `The pay is enough for a new entrant, whose permission lasts at most ${cap.value} months in all and ends ${daysAfter.value} days after the certificate. A certificate of ${months} months is too long for that, so it may have to be shorter.`;
  return [{ code: 'new-entrant-length', message }];
}

const enoughForAnyone = (post: ReadyPost): boolean => {
  const salary = payAsked(post, anyNewWorker);
  return 'options' in salary && reaches(post.testedPence, penceOf(salary.lowest));
};

/** Whether the pay reaches the figure of a new entrant who has held no months yet. */
function isOpenToEntrants(post: ReadyPost): boolean {
  const salary = payAsked(post, { ...anyNewWorker, under26: true });
  if (!('options' in salary) || salary.warnings.some(({ code }) => code === 'new-entrant-end-earlier'))
    return false;
  return reaches(post.testedPence, penceOf(salary.lowest));
}
