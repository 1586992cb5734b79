import { call } from '@portway/contracts/client';
import {
  type SponsorDueGroup,
  type SponsorDueRow,
  type SponsorToday,
  sponsorTodayOperation,
} from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { ChevronRight, CirclePlus, Sun } from 'lucide-react';
import { Link, useRevalidator } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords, weekdayInWords, withDaysInWords } from '../../../text/days.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { DayPips } from '../../../ui/day-pips.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Route } from './+types/today.ts';
import { clock } from './check-now.tsx';
import { PlannedDue } from './planned-due.tsx';
import { checkedWords, TodayAside } from './today-aside.tsx';
import { dayWords, deedOf, groupTitles, headline, partWords, unitWords } from './today-words.ts';
import './today.css';

/** What is due, in the order of harm. The two first rows keep a button on a phone; the others are the link. */
function DueGroups({
  groups,
  first,
}: {
  groups: readonly SponsorDueGroup[];
  first: readonly SponsorDueRow[];
}) {
  return groups.map(({ group, count, rows }) => (
    <section key={group} aria-labelledby={`due-${group}`} className="due-group" data-group={group}>
      <h2 id={`due-${group}`}>{groupTitles[group]}</h2>
      <ul>
        {rows.map((row) => (
          <Row key={row.id} row={row} isFirst={first.includes(row)} />
        ))}
      </ul>
      {count > rows.length && (
        <p>
          <Link to="/dashboard/sponsor/duties" className="due-all">
            All {count.toLocaleString('en-GB')}
          </Link>
        </p>
      )}
    </section>
  ));
}

/** What stands where a row counts nothing. */
const lookWords: Readonly<Record<SponsorDueRow['does'], string>> = {
  report: 'to report',
  'decide-and-record': 'to decide',
  'before-the-change': 'before it happens',
  record: 'to record',
  'look-at-this': 'no day',
};

function Row({ row, isFirst }: { row: SponsorDueRow; isFirst: boolean }) {
  const { id, number, kind, moved } = row;
  const title = withDaysInWords(row.title);
  const to =
    kind === 'log-in'
      ? '/dashboard/sponsor/set-up'
      : kind === 'guidance'
        ? '/dashboard/sponsor/evidence/guidance'
        : `/dashboard/sponsor/duties/${id}`;
  const role = useMe().organisation?.complianceRole;
  const deed = deedOf(row, role === 'officer' || role === 'adviser');
  return (
    <li className="due-line" data-first={isFirst || undefined}>
      <p className="due-number">
        {number !== null && <b>{number.toLocaleString('en-GB')}</b>}
        <span>{number === null ? lookWords[row.does] : unitWords(row)}</span>
      </p>
      <div className="due-text">
        <h3>
          <Link to={to}>{title}</Link>
        </h3>
        <p className="due-because">{whenAndWhy(row)}</p>
        {row.also.map((each) => (
          <p key={each.id} className="due-because">
            <Link to={`/dashboard/sponsor/duties/${each.id}`} className="underline underline-offset-4">
              {withDaysInWords(each.title)}
            </Link>{' '}
            on {dayInWords(each.day)}.
          </p>
        ))}
        {moved !== null && <p className="due-because">{withDaysInWords(moved)}</p>}
        <Pips row={row} />
      </div>
      <div className="due-button">
        <LinkButton to={deed.to} look={row.unit === 'working-days-late' ? 'primary' : 'outline'}>
          {deed.words}
          <span className="sr-only">: {title}</span>
        </LinkButton>
      </div>
      <ChevronRight size={20} aria-hidden className="due-chevron" />
    </li>
  );
}

/** What ends says its day first; of a report the reason leads. */
function whenAndWhy(row: SponsorDueRow): string {
  const [why, dueDay] = [withDaysInWords(row.because), dayWords(row)];
  return (row.unit === 'days' ? [dueDay, why] : [why, dueDay]).filter((words) => words !== '').join(' ');
}

/** The longest count of days that is still read at a glance. */
const maxPips = 20;

function Pips({ row: { unit, number, of } }: { row: SponsorDueRow }) {
  if (number === null || of === null || of > maxPips) return null;
  if (unit === 'working-days-late') return <DayPips of={of} passed={of} look="past" />;
  if (unit === 'of-days') return <DayPips of={of} passed={number} look="absent" />;
  return <DayPips of={of} passed={Math.max(0, of - number)} look="running" />;
}

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Sponsorship today',
    description: 'What your organisation has to do as a sponsor.',
    index: false,
  });

export async function clientLoader({ request }: Route.ClientLoaderArgs) {
  return await call(sponsorTodayOperation, undefined, { fetch: asMe(request) });
}
export const HydrateFallback = PageSkeleton;

export default function Today({ loaderData: sponsorToday }: Route.ComponentProps) {
  useRevalidateOnEvent(['sponsor']);
  const role = useMe().organisation?.complianceRole;
  const { groups, planned } = sponsorToday;
  const first = groups.flatMap(({ rows }) => rows).slice(0, 2);
  const isAnythingDue = groups.length > 0 || planned.count > 0;
  return (
    <div>
      <div className="today-top">
        <div>
          <p className="text-15 text-ink-2">{weekdayInWords(sponsorToday.today)}</p>
          <h1 className="text-36">{headline(sponsorToday)}</h1>
        </div>
        {role !== 'viewer' && (
          <LinkButton to="/dashboard/sponsor/happened" look="gold">
            Something happened
            <CirclePlus size={18} aria-hidden />
          </LinkButton>
        )}
      </div>
      <div className="today-sides">
        <div className="today-main">
          {sponsorToday.failed.map((part) => (
            <Unread key={part} what={partWords[part]} />
          ))}
          <SetUp sponsorToday={sponsorToday} />
          <Unfinished check={sponsorToday.check} />
          {isAnythingDue ? (
            <>
              <DueGroups groups={groups.filter(isReport)} first={first} />
              <PlannedDue planned={planned} mayAnswer={role !== 'viewer'} today={sponsorToday.today} />
              <DueGroups groups={groups.filter((each) => !isReport(each))} first={first} />
            </>
          ) : (
            sponsorToday.isSetUp &&
            !sponsorToday.failed.includes('duties') && <NothingDue sponsorToday={sponsorToday} />
          )}
        </div>
        <TodayAside sponsorToday={sponsorToday} mayCheck={role === 'officer' || role === 'adviser'} />
      </div>
    </div>
  );
}

const isReport = ({ group }: SponsorDueGroup) => group === 'past' || group === 'to-report';

function Unread({ what }: { what: string }) {
  const { revalidate } = useRevalidator();
  return (
    <Notice kind="error" live title={`We could not load ${what}`}>
      <p>Everything else on this page is up to date.</p>
      <Button type="button" look="outline" className="mt-3" onClick={() => void revalidate()}>
        Try again
      </Button>
    </Notice>
  );
}

const licenceStep = {
  to: '/dashboard/sponsor/set-up',
  label: 'Say that you hold a licence',
  why: 'Its rating, key people and work places.',
};
const workerSteps = [
  {
    to: '/dashboard/sponsor/import',
    label: 'Bring in your workers',
    why: 'From a CSV file, with a day from which duties are counted.',
  },
  {
    to: '/dashboard/sponsor/new-worker',
    label: 'Or add one worker',
    why: 'What the law asks for is counted from the first worker on.',
  },
];

/** What is left before anything can be due: the licence, and the first worker. */
function SetUp({ sponsorToday: { isSetUp, workers } }: { sponsorToday: SponsorToday }) {
  if (isSetUp && workers?.all !== 0) return null;
  const steps = isSetUp ? workerSteps : [licenceStep, ...workerSteps];
  return (
    <section aria-label="Set up your sponsorship" className="panel">
      <h2 className="text-20">Set up your sponsorship</h2>
      <ol className="today-steps">
        {steps.map(({ to, label, why }) => (
          <li key={to}>
            <p>
              <Link to={to} className="font-semibold underline underline-offset-4">
                {label}
              </Link>
              <span className="block text-15 text-ink-2">{why}</span>
            </p>
          </li>
        ))}
      </ol>
    </section>
  );
}

const dayInMilliseconds = 86_400_000;
const nightlyHours = 26;

/** A look that did not finish, or none for longer than a night. */
function Unfinished({ check }: { check: SponsorToday['check'] }) {
  if (check === null) return null;
  const { checkedAt, begunAt, isRunning, reached } = check;
  const oldest = Date.now() - (nightlyHours / 24) * dayInMilliseconds;
  const isOld = checkedAt === null || Date.parse(checkedAt) < oldest;
  if (!isOld && !isRunning) return null;
  // It takes seconds: one that has only begun is not told of.
  if (isRunning && Date.now() - Date.parse(begunAt) < 60_000) return null;
  const last =
    checkedAt === null
      ? 'They were never looked at as a whole.'
      : `All of them were last looked at on ${clock.format(new Date(checkedAt))}.`;
  return (
    <Notice
      kind="warning"
      title={
        isRunning && reached > 0
          ? `The last check came to ${reached.toLocaleString('en-GB')} workers and did not finish`
          : 'Your records were not checked last night'
      }
    >
      <p>{last} Duties found already are not affected.</p>
    </Notice>
  );
}

function NothingDue({ sponsorToday }: { sponsorToday: SponsorToday }) {
  const { nextOn, unchecked } = sponsorToday;
  return (
    <EmptyState
      Icon={Sun}
      title={nextOn === null ? 'Nothing is due' : `Nothing is due until ${dayInWords(nextOn)}`}
      action={
        <LinkButton to="/dashboard/sponsor/workers" look="outline">
          See your workers
        </LinkButton>
      }
    >
      {checkedWords(sponsorToday)}{' '}
      {(unchecked?.length ?? 0) > 0 && 'What could not be checked is listed beside this.'}
    </EmptyState>
  );
}
