import type { CalendarDate } from '../kernel/index.ts';
import { courseEndOf, type HirePlanFacts } from './facts.ts';
import type { Milestone } from './timeline.ts';

/** Whether the start that is wanted can be met at the usual times. */
export interface StartWanted {
  readonly on: CalendarDate;
  /** `usual`: at the usual times · `aims`: only as fast as priority services aim at · `too-early`: not even then. */
  readonly reach: 'usual' | 'aims' | 'too-early';
  readonly reason: string;
}

/** The wanted day beside the days of the timeline; null where none is wanted, or there is no timeline. */
export function startWanted(plan: HirePlanFacts, milestones: readonly Milestone[]): StartWanted | null {
  const { startWanted: on } = plan;
  const decision = milestones.find(({ id }) => id === 'visa-decision');
  if (on === undefined || decision === undefined) return null;
  const courseEnd = courseEndOf(plan);
  if (courseEnd !== undefined && on < courseEnd) return onTheCourse(on, courseEnd);
  const { earliest, latest } = decision;
  const reach = latest < on ? 'usual' : earliest < on ? 'aims' : 'too-early';
  const usually = `The visa decision usually comes by ${latest}`;
  const reason = {
    usual: `${usually}, before the start on ${on}.`,
    aims: `A start on ${on} needs services that aim at a day and guarantee none. ${usually}.`,
    'too-early': `The first day on ${on} cannot be met: even priority services aim at a visa decision on ${earliest}, and work begins after it. ${usually}.`,
  }[reach];
  return { on, reach, reason };
}

/** SW 1.5A, Condition B. */
function onTheCourse(on: CalendarDate, courseEnd: CalendarDate): StartWanted {
  const reason = `The first day on ${on} cannot be met: the Student’s course ends on ${courseEnd}, and a Student who is still on it can switch inside the UK only to a job that starts no earlier than that.`;
  return { on, reach: 'too-early', reason };
}
