import type { DemoPurpose } from '@portway/contracts/site/demo-bookings/demo-bookings';
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
    'What a job you want to fill must pay and will cost',
    'Every figure with the rule it comes from',
    'Free, with nothing to prepare. You can move or cancel it with a link',
  ],
  button: 'Schedule demo',
};

const { adviser } = operator;

const consultation: DemoWords = {
  title: 'Book your free 15-minute consultation',
  lead: adviser
    ? `Fifteen minutes about your case with one of our advisers (${adviser.regulator}, ${adviser.number}).`
    : `Fifteen minutes about what ${product} can do for you.`,
  benefits: [
    'We go through your own result, so have your assessment open',
    adviser
      ? 'With an adviser you can look up by that number'
      : 'Which tools and plans suit you. It is not immigration advice, but we can tell you who gives it',
    'Free, with nothing to prepare. You can move or cancel it with a link',
  ],
  button: 'Book consultation',
};

export function demoWords(purpose: DemoPurpose): DemoWords {
  return purpose === 'demo' ? demo : consultation;
}
