import { inPounds, type Pence } from '../kernel/index.ts';
import type { SalaryOption } from '../minimum-salary/index.ts';
import { penceOf, reaches } from './least-pay.ts';
import type { ReadyPost } from './post-facts.ts';
import { type Judged, scaleOf } from './post-status.ts';

/**
 * How the pay compares with what the Rules require, short enough for a list; uses only the figures of the
 * judgement.
 */
export function payNoteOf(verdict: Judged): string | null {
  const { figures, status, requiredPay } = verdict;
  const { standard, newEntrant } = figures;
  if (status === 'unknown')
    return scaleOf(requiredPay) ? 'A national pay scale decides what must be paid' : null;
  if (status === 'anyone') return aboveMinimum(verdict);
  const least = penceOf(newEntrant.open) ?? penceOf(newEntrant.ifConfirmed);
  if (status === 'nobody') return belowAll(least ?? penceOf(scaleOf(requiredPay) ?? null));
  const minPence = penceOf(standard.open) ?? penceOf(standard.ifConfirmed) ?? 0;
  return `Below ${inPounds(minPence)}; possible from ${inPounds(least ?? 0)} as a new entrant${withPhd(verdict)}`;
}

/** For a national pay scale only the threshold is known, not the scale's rate. */
function belowAll(least: Pence | null): string | null {
  return least === null ? null : `Below ${inPounds(least)}, the least for any new hire`;
}

function aboveMinimum({ post, figures, lowEndPasses }: Judged): string {
  const option = figures.standard.open;
  const least = penceOf(option) ?? 0;
  return `${stands(post, least, lowEndPasses)} the ${inPounds(least)} ${whatDecides(option, post)}`;
}

/** What the figure is: the going rate, the threshold, or the wage that is above both. */
function whatDecides(option: SalaryOption | null, { code, hoursPerWeek }: ReadyPost): string {
  const hours = ` at ${hoursPerWeek} hours`;
  if (option?.decidedBy === 'minimum-wage') return `National Living Wage for ${code}${hours}`;
  if (option?.decidedBy !== 'going-rate') return `threshold for ${code}`;
  return `going rate for ${code}${option.goingRatePence === option.publishedRatePence ? '' : hours}`;
}

function stands({ lowPence }: { lowPence: Pence }, least: Pence, lowEndPasses: boolean | null): string {
  if (!lowEndPasses) return 'The top of the range reaches';
  return lowPence === least ? 'At' : 'Above';
}

function withPhd({ post, figures }: Judged): string {
  const [stem, any] = [penceOf(figures.stemPhd.open), penceOf(figures.phd.open)];
  if (any !== null && reaches(post.testedPence, any)) return `, ${inPounds(any)} with a PhD`;
  return stem !== null && reaches(post.testedPence, stem) ? `, ${inPounds(stem)} with a STEM PhD` : '';
}
