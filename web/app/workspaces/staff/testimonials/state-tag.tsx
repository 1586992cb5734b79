import { Tag } from '../../../ui/tag.tsx';
import type { TestimonialHead } from './testimonial-words.ts';

/** Whether everybody sees a testimonial, or why not. */
export function StateTag({
  one: { shown, confirmed },
}: {
  one: Pick<TestimonialHead, 'shown' | 'confirmed'>;
}) {
  if (shown) return <Tag look="mint">On the home page</Tag>;
  return confirmed === null ? <Tag look="sand">Not confirmed</Tag> : <Tag look="gold">Confirmed</Tag>;
}
