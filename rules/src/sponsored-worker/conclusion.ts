import type { CalendarDate, Step } from '../kernel/index.ts';
import {
  type ReportingDeadline,
  type ReportingFacts,
  reportingDeadline,
} from '../reporting-deadline/index.ts';
import type { DutyId } from '../sponsor-duties/index.ts';
import type { HolidayNation } from '../working-days/index.ts';

/**
 * What the law makes of an event. That it is not reported, and why, is an answer like any other: `record` keeps the
 * evidence, and nothing is due.
 */
export interface Conclusion {
  readonly does: 'report' | 'decide-and-record' | 'before-the-change' | 'record' | 'look-at-this';
  /** The duty raised; null where nothing is reported. */
  readonly duty: DutyId | null;
  readonly because: string;
  /** What to keep as evidence. */
  readonly keep: readonly string[];
  /** The days counted, where something is reported. */
  readonly deadline: ReportingDeadline | null;
  readonly steps: readonly Step[];
  /** What is not known and decides what else follows: asked beside the conclusion. */
  readonly asks?: 'salary-option' | 'salary-list';
}

interface Why {
  readonly because: string;
  readonly keep?: readonly string[];
  readonly steps?: readonly Step[];
}

/** An event on one day, in the nation of the work place. */
export interface Happened {
  readonly happenedOn: CalendarDate;
  readonly nation: HolidayNation;
}

/** Not reported, because. */
export function notReported({ because, keep = [], steps = [] }: Why): Conclusion {
  return {
    does: 'record',
    duty: null,
    because: `Not reported, because ${because}`,
    keep,
    deadline: null,
    steps,
  };
}

/** Nothing can be concluded: a person has to look. */
export function lookAtThis({ because, keep = [], steps = [] }: Why): Conclusion {
  return { does: 'look-at-this', duty: null, because, keep, deadline: null, steps };
}

/** A duty, with its days counted. */
export function raises(facts: ReportingFacts, { because, keep = [], steps = [] }: Why): Conclusion {
  const deadline = reportingDeadline(facts);
  const [duty] = 'duties' in deadline ? deadline.duties : [];
  const does =
    duty?.does === 'decide-and-record' || duty?.does === 'before-the-change' ? duty.does : 'report';
  return {
    does,
    duty: facts.event,
    because,
    keep,
    deadline: does === 'before-the-change' ? null : deadline,
    steps: [...steps, ...deadline.steps],
  };
}
