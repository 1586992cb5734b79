import { addDays, type CalendarDate, figureStep, lawOn, type Pence, type Step } from '../../kernel/index.ts';
import { type OptionLetter, type SalaryOption, transitionalBefore } from '../../minimum-salary/index.ts';
import { anyNewWorker, type Least, minOf, payAsked, penceOf } from '../least-pay.ts';
import type { ReadyPost } from './post-facts.ts';

/** What the post would have to pay, depending on the worker. */
export interface PostFigures {
  /** A new worker who is entitled to no lower figure. */
  readonly standard: Least;
  readonly newEntrant: Least;
  /** With a PhD that is relevant to the job; in a STEM subject the figure is lower. */
  readonly phd: Least;
  readonly stemPhd: Least;
  /** In the route since before this day: the transitional figures apply. */
  readonly transitional: { readonly before: CalendarDate; readonly pence: Pence } | null;
  /** The steps of a new entrant's figure that differ from everybody's. */
  readonly entrantSteps: readonly Step[];
}

export function postFigures(post: ReadyPost, ofAnyone: ReturnType<typeof payAsked>): PostFigures {
  const entrant = payAsked(post, { ...anyNewWorker, under26: true });
  const commonSteps = new Set(ofAnyone.steps.map(asText));
  const entrantSteps = entrant.steps.filter((step) => !commonSteps.has(asText(step)));
  return {
    standard: minOf(ofAnyone),
    newEntrant: minOf(entrant),
    phd: byPhd(minOf(payAsked(post, { ...anyNewWorker, phd: 'relevant' }))),
    stemPhd: byPhd(minOf(payAsked(post, { ...anyNewWorker, phd: 'stem' }))),
    transitional: transitional(post),
    entrantSteps:
      entrantSteps.length === 0
        ? []
        : [figureStep('For a new entrant', { text: 'the lower figure' }), ...entrantSteps],
  };
}

const asText = ({ label, figure }: Step) => `${label} ${JSON.stringify(figure)}`;

/** Null where a PhD does not lower the figure. */
function byPhd({ open, ifConfirmed }: Least): Least {
  return { open: withLowerRate(open), ifConfirmed: withLowerRate(ifConfirmed) };
}

function withLowerRate(option: SalaryOption | null): SalaryOption | null {
  return option !== null && phdOptions.has(option.option) ? option : null;
}

/** The options that require a PhD. */
export const phdOptions: ReadonlySet<OptionLetter> = new Set(['B', 'C', 'G', 'H']);

function transitional(post: ReadyPost): PostFigures['transitional'] {
  const before = lawOn(transitionalBefore, post.day);
  if (before.status === 'no-law') return null;
  const worker = { ...anyNewWorker, visaType: 'skilled', inUk: true } as const;
  const requiredPay = payAsked(post, { ...worker, inRouteSince: addDays(before.value, -1) });
  const pence = penceOf(minOf(requiredPay).open);
  return pence === null ? null : { before: before.value, pence };
}
