import type { DemoPurpose } from '@portway/contracts/demo-bookings/demo-bookings';
import { operator } from '../../../text/operator.ts';
import { product } from '../../../text/product.ts';

/** Text of the page for one kind of appointment. */
export interface DemoWords {
  readonly title: string;
  readonly lead: string;
  /** Three lines. */
  readonly benefits: readonly string[];
  readonly button: string;
}

const demo: DemoWords = {
  title: 'Schedule a Demo Now',
  lead: `Half an hour with ${product} and someone who knows it.`,
  benefits: [
    'On a job you want to fill: what it must pay and cost',
    'Every figure with the rule it comes from',
    'Free, with nothing to prepare: you can move or cancel it by a link',
  ],
  button: 'Schedule demo',
};

const { adviser } = operator;

const consultation: DemoWords = {
  title: 'Book your free 15-minute consultation',
  lead: adviser
    ? `Fifteen minutes about your case with an adviser of ours (${adviser.regulator}, ${adviser.number}).`
    : `Fifteen minutes about what ${product} can do for you.`,
  benefits: [
    'From your own result: have your assessment open, and we go through it',
    adviser
      ? 'With an adviser whom you can look up by that number'
      : 'Which tools and plans fit. It is not immigration advice: we say who gives that',
    'Free, with nothing to prepare: you can move or cancel it by a link',
  ],
  button: 'Book consultation',
};

export function demoWords(purpose: DemoPurpose): DemoWords {
  return purpose === 'demo' ? demo : consultation;
}
