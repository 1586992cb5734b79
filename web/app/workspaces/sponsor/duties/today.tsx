import { call } from '@portway/contracts/client';
import {
  checkSponsorOperation,
  type SponsorToday,
  sponsorTodayOperation,
} from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { CirclePlus, Sun } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords, weekdayInWords } from '../../../text/days.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import type { Route } from './+types/today.ts';
import { DueGroups } from './due-groups.tsx';
import { TodayAside } from './today-aside.tsx';
import { headline, partWords } from './today-words.ts';
import './today.css';

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
  const role = useMe().organisation?.complianceRole;
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
          {!sponsorToday.isSetUp && <SetUp />}
          <Unfinished check={sponsorToday.check} canCheck={role === 'officer' || role === 'adviser'} />
          {sponsorToday.groups.length > 0 ? (
            <DueGroups groups={sponsorToday.groups} />
          ) : (
            sponsorToday.isSetUp &&
            !sponsorToday.failed.includes('duties') && <NothingDue sponsorToday={sponsorToday} />
          )}
        </div>
        <TodayAside sponsorToday={sponsorToday} />
      </div>
    </div>
  );
}

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

const steps = [
  {
    to: '/dashboard/sponsor/set-up',
    label: 'Say that you hold a licence',
    why: 'Its rating, key people and work places.',
  },
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

function SetUp() {
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

const clock = new Intl.DateTimeFormat('en-GB', {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: 'Europe/London',
});
const dayInMilliseconds = 86_400_000;
const nightlyHours = 26;

/** A look that did not finish, or none for longer than a night. */
function Unfinished({ check, canCheck }: { check: SponsorToday['check']; canCheck: boolean }) {
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
      {canCheck && <CheckNow />}
    </Notice>
  );
}

function CheckNow() {
  const [says, setSays] = useState<ReactNode>(null);
  const begin = async () => {
    const me = { fetch: asMe(new Request(location.href)) };
    const outcome = await call(checkSponsorOperation, undefined, me).catch(() => null);
    setSays(outcome?.message ?? 'The check did not begin. Try again in a minute.');
  };
  return (
    <>
      <Button type="button" look="outline" className="mt-3" onClick={() => void begin()}>
        Check now
      </Button>
      <p role="status">{says}</p>
    </>
  );
}

function NothingDue({ sponsorToday: { nextOn, check } }: { sponsorToday: SponsorToday }) {
  const checkedWords =
    check?.checkedAt == null
      ? 'Nothing was checked yet.'
      : `Checked on ${clock.format(new Date(check.checkedAt))}.`;
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
      {checkedWords}{' '}
      {(check?.unchecked.length ?? 0) > 0 && 'What could not be checked is listed beside this.'}
    </EmptyState>
  );
}
