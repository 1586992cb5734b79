import { call, submit } from '@portway/contracts/client';
import type { ResponseOf } from '@portway/contracts/operation';
import {
  type CalendarEntry,
  endCalendarFeedOperation,
  makeCalendarFeedOperation,
  showSponsorCalendarOperation,
} from '@portway/contracts/sponsor/duties/calendar/calendar';
import { addDays, calendarDate } from '@portway/rules/kernel';
import { CalendarCheck, ChevronLeft, ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { ConfirmButton } from '../../../kit/forms/confirm-button.tsx';
import { readAction } from '../../../kit/forms/read-action.ts';
import { StatusMessage } from '../../../kit/forms/status-message.tsx';
import { actionForm, useAction } from '../../../kit/forms/use-action.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { weekdayInWords, withDaysInWords } from '../../../text/days.ts';
import { atTime, onDay } from '../../../text/moments.ts';
import { CopyButton } from '../../../ui/copy-button.tsx';
import { Disclosure } from '../../../ui/disclosure.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/calendar.ts';
import { firstDay, lastDay, monthAfter, monthIn, monthInWords, weeksOf } from './month-of.ts';
import './calendar.css';

const weekdays = ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday', 'Sunday'];

interface MonthTableProps {
  month: string;
  today: string;
  entries: readonly CalendarEntry[];
}

/** A month at a glance; the list under it says what falls on each day. */
function MonthTable({ month, today, entries }: MonthTableProps) {
  return (
    <>
      <table className="calendar-table">
        <caption className="sr-only">{monthInWords(month)}</caption>
        <thead>
          <tr>
            {weekdays.map((weekday) => (
              <th key={weekday} scope="col" abbr={weekday}>
                {weekday.slice(0, 3)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month).map((week, index) => (
            <tr key={week.find((day) => day !== null) ?? index}>
              {week.map((day, place) => (
                <Cell
                  key={day ?? weekdays[place]}
                  day={day}
                  isToday={day === today}
                  entries={entries.filter((entry) => entry.day === day)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul className="calendar-legend" aria-hidden>
        <li data-falls="duty">A duty</li>
        <li data-falls="end">Something ends, is due again or is planned</li>
        <li data-today>Today</li>
      </ul>
    </>
  );
}

interface CellProps {
  day: string | null;
  isToday: boolean;
  entries: readonly CalendarEntry[];
}

function Cell({ day, isToday, entries }: CellProps) {
  if (day === null) return <td />;
  const number = Number(day.slice(8));
  if (entries.length === 0) return <td data-today={isToday || undefined}>{number}</td>;
  const isDuty = entries.some(({ kind }) => kind === 'duty');
  return (
    <td data-today={isToday || undefined} data-falls={isDuty ? 'duty' : 'end'}>
      <a href={`#${day}`}>
        <span aria-hidden>{number}</span>
        <span className="sr-only">
          {weekdayInWords(day)}: {entries.map(({ title }) => title).join(', ')}
        </span>
      </a>
    </td>
  );
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Calendar',
    description: 'What falls on which day for your sponsor licence.',
    index: false,
  });

const listedDays = 90;

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  const month = monthIn(new URL(request.url).searchParams.get('month')) ?? null;
  const from = londonToday();
  const between =
    month === null
      ? { from, to: addDays(calendarDate(from), listedDays) }
      : { from: firstDay(month), to: lastDay(month) };
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
  useRevalidateOnEvent(['sponsor']);
  if ('refusal' in loaderData) return <Refused title="Calendar" refusal={loaderData.refusal} />;
  const { month, today, entries, holidays, feeds } = loaderData;
  const dueDays = new Set(entries.map(({ day }) => day)).size;
  const span = month === null ? `in the next ${listedDays} days` : `in ${monthInWords(month)}`;
  const thisMonth = today.slice(0, 7);
  return (
    <div>
      <h1 className="text-36">
        {dueDays === 0
          ? `Nothing falls ${span}`
          : `${dueDays === 1 ? 'One day matters' : `${dueDays} days matter`} ${span}`}
      </h1>
      <nav aria-label="Months" className="mt-4 flex flex-wrap items-center gap-4">
        {month === null ? (
          <MonthLink month={thisMonth} />
        ) : (
          <>
            <Link to="?" className="calendar-month">
              The next {listedDays} days
            </Link>
            <MonthLink month={monthAfter(month, -1)} before />
            <MonthLink month={monthAfter(month, 1)} />
          </>
        )}
      </nav>
      <div className="calendar-sides">
        <div className="min-w-0">
          {month !== null && <MonthTable month={month} today={today} entries={entries} />}
          <DayByDay
            today={today}
            entries={entries}
            holidays={holidays}
            title={month === null ? 'What comes' : 'Day by day'}
          />
        </div>
        <Feeds feeds={feeds} />
      </div>
    </div>
  );
}

interface DayByDayProps {
  title: string;
  today: string;
  entries: readonly CalendarEntry[];
  holidays: readonly { readonly day: string; readonly name: string }[];
}

/** Each day on which something falls, with the bank holidays between them. */
function DayByDay({ title, today, entries, holidays }: DayByDayProps) {
  const days = [...new Set([...entries, ...holidays].map(({ day }) => day))].toSorted();
  return (
    <>
      <h2 className="mt-8 text-20">{title}</h2>
      {entries.length === 0 && (
        <div className="mt-3">
          <EmptyState Icon={CalendarCheck} title="No day to watch">
            Duties appear here by their day, and so does what ends, is due again or is planned.
          </EmptyState>
        </div>
      )}
      <ul className="mt-3 calendar-days">
        {days.map((day) => (
          <li key={day} id={day}>
            <h3 className="text-16">
              {weekdayInWords(day)} {day.slice(0, 4)} {day === today && <Tag look="gold">Today</Tag>}
            </h3>
            <ul>
              {entries
                .filter((entry) => entry.day === day)
                .map((entry) => (
                  <Entry key={entry.id} entry={entry} />
                ))}
              {holidays
                .filter((holiday) => holiday.day === day)
                .map(({ name }) => (
                  <li key={name} className="text-ink-2">
                    Bank holiday: {name}
                  </li>
                ))}
            </ul>
          </li>
        ))}
      </ul>
    </>
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

function Entry({ entry: { kind, title, worker, duty, planned, isLastDay } }: { entry: CalendarEntry }) {
  const to = pathOf({ kind, worker, duty, planned });
  // The title of a duty often begins with the name.
  const words = withDaysInWords(
    worker === null || title.includes(worker.fullName) ? title : `${title}: ${worker.fullName}`,
  );
  return (
    <li className="wrap-anywhere">
      {kind === 'duty' && (
        <Tag look={isLastDay ? 'gold' : 'mint'}>{isLastDay ? 'Last day counted' : 'Do it by'}</Tag>
      )}{' '}
      {kind === 'planned' && <Tag look="sand">Planned</Tag>}{' '}
      <Link to={to} className="text-link underline underline-offset-4">
        {words}
      </Link>
    </li>
  );
}

type Placed = Pick<CalendarEntry, 'kind' | 'worker' | 'duty' | 'planned'>;

/** Where something that falls on a day is seen to. */
function pathOf({ kind, worker, duty, planned }: Placed): string {
  if (planned !== null) return `/dashboard/sponsor/happened?planned=${planned}`;
  if (duty !== null) return `/dashboard/sponsor/duties/${duty}`;
  if (worker !== null) return `/dashboard/sponsor/workers/${worker.id}`;
  return kind === 'allocation-ends' ? '/dashboard/sponsor/certificates' : '/dashboard/sponsor/set-up';
}

type Feed = ResponseOf<typeof showSponsorCalendarOperation>['feeds'][number];

const programs = [
  {
    name: 'Outlook',
    steps: 'Calendar, Add calendar, Subscribe from web. Paste the address, give it a name, Import.',
  },
  {
    name: 'Google Calendar',
    steps: 'On a computer: Other calendars, the plus sign, From URL. Paste the address, Add calendar.',
  },
  {
    name: 'Apple Calendar',
    steps:
      'On a Mac: File, New Calendar Subscription. On an iPhone: Calendars, Add Calendar, Add Subscription Calendar.',
  },
];

/** How the three usual programs take the address. */
function HowToAdd() {
  return (
    <Disclosure summary="How to add it">
      <ul className="mb-3 flex flex-col gap-2 text-15">
        {programs.map(({ name, steps }) => (
          <li key={name}>
            <strong className="font-semibold">{name}:</strong> {steps}
          </li>
        ))}
        <li className="text-ink-2">Programs read it again by themselves, some only once a day.</li>
      </ul>
    </Disclosure>
  );
}

/** Private addresses for calendar programs: made, shown once, ended. */
function Feeds({ feeds }: { feeds: readonly Feed[] }) {
  const [url, setUrl] = useState<string>();
  const { send, formState } = useAction();
  return (
    <section aria-labelledby="feeds" className="calendar-feeds">
      <h2 id="feeds" className="text-20">
        In your own calendar
      </h2>
      <p className="mt-2 mb-4 text-15 text-ink-2">
        A private address that your calendar program reads. It shows what you may see, with initials at most,
        and nothing of health, crime or absence. It ends with your compliance role.
      </p>
      <HowToAdd />
      {url !== undefined && (
        <div className="mb-4">
          <label htmlFor="feed-url" className="mb-1 block font-medium">
            Copy this address now: we show it once
          </label>
          <input
            id="feed-url"
            readOnly
            value={url}
            className="calendar-url"
            onFocus={(event) => event.target.select()}
          />
          <CopyButton
            label="Copy the address"
            done="Address copied"
            text={() => url}
            className="min-h-11 font-semibold text-link underline underline-offset-4"
          />
        </div>
      )}
      <ActionForm<ResponseOf<typeof makeCalendarFeedOperation>>
        intent="make"
        button="Make a private address"
        look="outline"
        onSuccess={(feed) => setUrl(feed.url)}
      >
        {() => null}
      </ActionForm>
      {feeds.length > 0 && (
        <ul className="mt-4 rows">
          {feeds.map(({ id, madeAt, readAt }) => (
            <li key={id}>
              <div className="min-w-0">
                <p className="font-semibold">Made on {onDay(madeAt)}</p>
                <p className="text-14 text-ink-2">
                  {readAt === null ? 'Not read yet' : `Last read on ${atTime(readAt)}`}
                </p>
              </div>
              <ConfirmButton
                button={
                  <>
                    End<span className="sr-only"> the address made on {onDay(madeAt)}</span>
                  </>
                }
                title="End this address?"
                yes="End it"
                onYes={() => {
                  setUrl(undefined);
                  send(actionForm('end', { id }));
                }}
              >
                <p>Calendar programs read nothing more from it. You can make another.</p>
              </ConfirmButton>
            </li>
          ))}
        </ul>
      )}
      <StatusMessage state={formState} />
    </section>
  );
}
