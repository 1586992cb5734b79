import type { ResponseOf } from '@portway/contracts/operation';
import type {
  testimonialOperation,
  testimonialsOperation,
} from '@portway/contracts/site/testimonials/testimonials';
import { atTime } from '../../../text/moments.ts';

export type TestimonialHead = ResponseOf<typeof testimonialsOperation>['testimonials'][number];
export type WholeTestimonial = ResponseOf<typeof testimonialOperation>;

/** "Confirmed 23 November 2026, 12:04, by Sam Staff". */
export function confirmedInWords({ confirmed, changedAt, example }: TestimonialHead): string {
  if (example) return `Made up by the demo ${atTime(changedAt)}`;
  if (confirmed === null) return `Saved ${atTime(changedAt)}`;
  return `Confirmed ${atTime(confirmed.at)}${confirmed.by === null ? '' : ` by ${confirmed.by}`}`;
}
