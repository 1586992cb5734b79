import { type CalendarDate, lawOn } from '../kernel/index.ts';
import { type LateStartFacts, reportingDeadline } from '../reporting-deadline/index.ts';
import { startWithin } from '../sponsor-duties/index.ts';
import { type Conclusion, lookAtThis, notReported, raises } from './conclusion.ts';

export interface StartFacts extends Omit<LateStartFacts, 'event'> {
  /** The first day at work; without it, the worker has not started by `on`. */
  readonly startedOn?: CalendarDate | undefined;
  readonly on: CalendarDate;
}

/** A start within 28 days of the latest of the days that count is not reported; from day 29 it is. */
export function start({ startedOn, on, ...days }: StartFacts): Conclusion {
  const facts: LateStartFacts = { ...days, event: 'worker-late-start' };
  const deadline = reportingDeadline(facts);
  if (!('clock' in deadline)) return lookAtThis({ because: 'The days to start cannot be counted.' });
  const { from: lastDay } = deadline.clock;
  const limit = lawOn(startWithin, lastDay);
  const within = limit.status === 'in-force' ? limit.value : startWithin.versions[0].value;
  if ((startedOn ?? on) <= lastDay)
    return notReported({
      because:
        startedOn === undefined
          ? `the last day to start, ${lastDay}, has not passed.`
          : `a start within ${within} days is in time, and so is one earlier than the certificate says, after the grant.`,
      keep: ['The first day at work, or the reason it moves'],
      steps: deadline.steps,
    });
  return raises(facts, {
    because: `${within} days after the latest of the start day, the visa’s first day and the grant, the worker had not started.`,
    keep: ['The reason, and the new start day if there is one'],
  });
}
