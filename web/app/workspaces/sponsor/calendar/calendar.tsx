import { call, submit } from '@portway/contracts/client';
import {
  type CalendarEntry,
  endCalendarFeedOperation,
  makeCalendarFeedOperation,
  showSponsorCalendarOperation,
} from '@portway/contracts/sponsor/duties/calendar/calendar';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { Link } from 'react-router';
import { readAction } from '../../../kit/forms/read-action.ts';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { weekdayInWords, withDaysInWords } from '../../../text/days.ts';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/calendar.ts';
import { Feeds } from './feeds.tsx';
import { firstDay, lastDay, monthAfter, monthIn, monthInWords } from './month-of.ts';
import { MonthTable } from './month-table.tsx';
import './calendar.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Calendar',
    description: 'What falls on which day for your sponsor licence.',
    index: false,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const month =
    monthIn(new URL(request.url).searchParams.get('month')) ?? new Date().toISOString().slice(0, 7);
  const between = { from: firstDay(month), to: lastDay(month) };
  return await loadOrRefusal(async () => ({
    month,
    ...(await submit(showSponsorCalendarOperation, between, { fetch: asMe(request) })),
  }));
}
export const HydrateFallback = PageSkeleton;

export async function clientAction({ request }: Route.ClientActionArgs) {
  const { intent, values, callApi } = await readAction(request);
  if (intent === 'make') return callApi((me) => call(makeCalendarFeedOperation, undefined, me));
  const parameters = { id: values.id ?? '' };
  return callApi((me) => call(endCalendarFeedOperation, undefined, { ...me, parameters }));
}

export default function CalendarPage({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title="Calendar" refusal={loaderData.refusal} />;
  const { month, today, entries, feeds } = loaderData;
  const days = [...new Set(entries.map(({ day }) => day))];
  return (
    <div>
      <h1 className="text-36">
        {entries.length === 0
          ? `Nothing falls in ${monthInWords(month)}`
          : `${days.length === 1 ? 'One day matters' : `${days.length} days matter`} in ${monthInWords(month)}`}
      </h1>
      <nav aria-label="Months" className="mt-4 flex flex-wrap items-center gap-4">
        <MonthLink month={monthAfter(month, -1)} before />
        <MonthLink month={monthAfter(month, 1)} />
      </nav>
      <div className="calendar-sides">
        <div className="min-w-0">
          <MonthTable month={month} today={today} entries={entries} />
          <h2 className="mt-8 text-20">Day by day</h2>
          {entries.length === 0 ? (
            <div className="mt-3">
              <EmptyState Icon={CalendarCheck} title="No day to watch in this month">
                Duties appear here by their day, and so does what ends or is due again.
              </EmptyState>
            </div>
          ) : (
            <ul className="mt-3 calendar-days">
              {days.map((day) => (
                <li key={day} id={day}>
                  <h3 className="text-16">
                    {weekdayInWords(day)} {day === today && <Tag look="gold">Today</Tag>}
                  </h3>
                  <ul>
                    {entries
                      .filter((entry) => entry.day === day)
                      .map((entry) => (
                        <Entry key={entry.id} entry={entry} />
                      ))}
                  </ul>
                </li>
              ))}
            </ul>
          )}
        </div>
        <Feeds feeds={feeds} />
      </div>
    </div>
  );
}

function MonthLink({ month, before = false }: { month: string; before?: boolean }) {
  return (
    <Link to={`?month=${month}`} className="calendar-month">
      {before && <ChevronLeft size={18} />}
      {monthInWords(month)}
      {!before && <ChevronRight size={18} />}
    </Link>
  );
}

function Entry({ entry: { kind, title, worker, duty, isLastDay } }: { entry: CalendarEntry }) {
  const to = pathOf({ kind, worker, duty });
  // The title of a duty often begins with the name.
  const words = withDaysInWords(
    worker === null || title.includes(worker.fullName) ? title : `${title}: ${worker.fullName}`,
  );
  return (
    <li className="wrap-anywhere">
      {kind === 'duty' && (
        <Tag look={isLastDay ? 'gold' : 'mint'}>{isLastDay ? 'Last day counted' : 'Do it by'}</Tag>
      )}{' '}
      <Link to={to} className="text-link underline underline-offset-4">
        {words}
      </Link>
    </li>
  );
}

/** Where something that falls on a day is seen to. */
function pathOf({ kind, worker, duty }: Pick<CalendarEntry, 'kind' | 'worker' | 'duty'>): string {
  if (duty !== null) return `/dashboard/sponsor/duties/${duty}`;
  if (worker !== null) return `/dashboard/sponsor/workers/${worker.id}`;
  return kind === 'allocation-ends' ? '/dashboard/sponsor/certificates' : '/dashboard/sponsor/set-up';
}
