import type { NextDay } from '@portway/contracts/hiring/employer-home/employer-home';
import type { CalendarEntry } from '@portway/contracts/sponsor/duties/calendar/calendar';
import type { OpenHire } from '../hire-cases/hire-cases.presenter.ts';
import type { InterviewRow, JobRow, OfferRow } from './employer-home.repository.ts';

interface Parts {
  readonly days: readonly CalendarEntry[];
  readonly hires: readonly OpenHire[];
  readonly offers: readonly OfferRow[];
  readonly jobs: readonly JobRow[];
  readonly interviews: readonly InterviewRow[];
}

const maxDays = 40;

/** What falls on these days, both included, by day: one list over hiring and sponsorship. */
export function daysAhead(parts: Parts, { from, to }: { from: string; to: string }): NextDay[] {
  const { days, hires, offers, jobs, interviews } = parts;
  const lastDays = new Set(days.filter(({ isLastDay }) => isLastDay).map(({ duty }) => duty));
  const all: readonly NextDay[] = [
    // A duty is named once, on the day that its row names: its last, where that is one of these days.
    ...days
      .filter(({ isLastDay, duty }) => isLastDay || duty === null || !lastDays.has(duty))
      .map(({ day, kind, title, worker, duty, planned }) => ({
        ...{ kind: 'sponsor' as const, day, what: kind, title },
        ...{ worker, duty, planned },
      })),
    ...interviews.map(({ day, at, candidate, application, job }) => ({
      ...{ kind: 'interview' as const, day, at: at.toISOString(), candidate: candidate ?? 'A candidate' },
      ...{ application, job },
    })),
    ...offers.map(({ day, candidate, application }) => ({
      ...{ kind: 'offer' as const, day, candidate: candidate ?? 'A candidate', application },
    })),
    ...hires.map(({ id, candidate, startsOn }) => ({
      ...{ kind: 'first-day' as const, day: startsOn, candidate, hireCase: id },
    })),
    ...jobs.flatMap(({ id, title, closesOn }) =>
      closesOn === null ? [] : [{ kind: 'closing' as const, day: closesOn, title, job: id }],
    ),
  ];
  return all
    .filter(({ day }) => day >= from && day <= to)
    .toSorted((one, other) => (one.day < other.day ? -1 : one.day > other.day ? 1 : 0))
    .slice(0, maxDays);
}

export type DaysAhead = typeof daysAhead;
