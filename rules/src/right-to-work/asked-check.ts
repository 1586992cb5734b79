import { addMonths, type CalendarDate, lawOn } from '../kernel/index.ts';
import { rightToWorkKeptMonths } from '../sponsor-duties/index.ts';
import { coveredEngagement } from './covered-engagement.ts';
import type { Engagement } from './excuse-facts.ts';

/** How a person works for the reader, and since when. */
export interface EngagementFacts {
  readonly engagement: Engagement;
  /** The day of the arrangement, whose law counts for all but employees; else the first day of work. */
  readonly arrangedOn?: CalendarDate | undefined;
  readonly startsOn: CalendarDate;
}

/** Whether the law asks for a check of this person at all, and why not. What is unknown is taken as asked for. */
export function askedCheck({ engagement, arrangedOn, startsOn }: EngagementFacts): {
  readonly isAsked: boolean;
  readonly because: string;
} {
  const scope = coveredEngagement({ method: 'none', document: 'none', engagement, arrangedOn, startsOn });
  if (scope.status === 'no-law') return { isAsked: true, because: '' };
  return { isAsked: scope.isCovered, because: scope.because };
}

/** The last day on which the copies of checks are kept after the work ends, and then destroyed; null without law. */
export function copyKeptUntil(endedOn: CalendarDate): CalendarDate | null {
  const months = lawOn(rightToWorkKeptMonths, endedOn);
  return months.status === 'no-law' ? null : addMonths(endedOn, months.value);
}
