import type { Me } from '@portway/contracts/account/authentication/me';
import type { EmployerHome as Home, HomePart } from '@portway/contracts/hiring/employer-home/employer-home';
import { CirclePlus, Plus } from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useLive } from '../../../kit/live/live.ts';
import { isOutsideHiring, mayHire } from '../../../kit/loading/hiring-rights.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { takeTicksAlong } from '../../../kit/page/readiness-ticks.ts';
import { RegisterTag } from '../../../subjects/company/register-tag.tsx';
import { dayInWords, weekdayInWords } from '../../../text/days.ts';
import { dayOf, headline, timeOf } from '../../../text/waiting.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WaitingList } from '../../../ui/waiting-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { home, register } from './home-queries.ts';
import { NextDays, nextWords } from './next-days.tsx';
import { OpenJobs } from './open-jobs.tsx';
import { ThisMonth } from './this-month.tsx';
import { canAct, rowOf } from './waiting-rows.ts';

/** What waits for a colleague in the organisation, each one press from being done. */
export function EmployerHome({ notices }: { notices: ReactNode }) {
  const me = useMe();
  const homeState = home.use();
  useEffect(() => void home.ask(), []);
  useEffect(() => void takeTicksAlong(), []);
  useLive(
    ['application', 'message', 'read', 'conversation', 'notification', 'sponsor'],
    () => void home.ask(),
  );
  const isFirstDay = typeof homeState === 'object' && isFirst(homeState);
  return (
    <div className="home">
      {notices}
      <div className="home-top">
        <div>
          <p className="text-15 text-ink-2">{dayOf(new Date().toISOString())}</p>
          <h1 className="text-36">
            {typeof homeState === 'object' ? headlineOf(homeState, isFirstDay, me.fullName) : 'Home'}
          </h1>
        </div>
        <Begin isFirstDay={isFirstDay} />
      </div>
      {me.organisation?.hiring === 'read' && me.organisation.complianceRole === 'none' && (
        <Notice kind="info" title="You can look at everything here" className="mt-5">
          To change something, ask an owner or admin for another right over hiring.
        </Notice>
      )}
      {homeState === 'asking' && (
        <div className="mt-6">
          <Skeleton lines={[5, 9, 8, 7]} />
        </div>
      )}
      {homeState === 'unreadable' && <Unread what="what waits for you" />}
      {typeof homeState === 'object' && <Parts overview={homeState} isFirstDay={isFirstDay} />}
    </div>
  );
}

/** Nothing was ever posted, nobody is sponsored, and nothing waits but the claim, which is one of the steps. */
const isFirst = ({ begun, openJobs, isSponsor, waiting }: Home): boolean =>
  begun?.posted === false && openJobs === 0 && !isSponsor && waiting.every(({ kind }) => kind === 'claim');

/** What this colleague begins most often. */
function Begin({ isFirstDay }: { isFirstDay: boolean }) {
  const me = useMe();
  if (mayHire(me))
    return (
      <LinkButton to="/dashboard/hiring/new-job" look={isFirstDay ? 'outline' : 'primary'}>
        Post a job
        <Plus size={18} aria-hidden />
      </LinkButton>
    );
  return recordsEvents(me) ? (
    <LinkButton to="/dashboard/sponsor/happened" look="outline">
      Something happened
      <CirclePlus size={18} aria-hidden />
    </LinkButton>
  ) : null;
}

const recordsEvents = ({ organisation, secondFactor }: Me): boolean =>
  secondFactor && ['officer', 'adviser', 'line-manager'].includes(organisation?.complianceRole ?? 'none');

/** On the first day nothing waits but the steps themselves, which say it. */
const headlineOf = ({ waiting }: Home, isFirstDay: boolean, name: string): string =>
  isFirstDay ? `Welcome, ${name}` : headline(waiting.length);

function Parts({ overview, isFirstDay }: { overview: Home; isFirstDay: boolean }) {
  const me = useMe();
  const { waiting, failed, begun, jobs, openJobs, month, next, today } = overview;
  return (
    <>
      {failed.map((part) => (
        <Unread key={part} what={partNames[part]} isPart />
      ))}
      <div className="home-sides">
        <div className="home-main">
          {isFirstDay && begun !== null ? (
            <FirstSteps begun={begun} me={me} />
          ) : waiting.length > 0 ? (
            <WaitingList
              rows={waiting.map((one) => rowOf(one, me))}
              canAct={waiting.slice(0, 1).some((one) => canAct(one, me))}
            />
          ) : (
            failed.length === 0 && <NothingWaits overview={overview} />
          )}
          {jobs.length > 0 && <OpenJobs jobs={jobs} openJobs={openJobs} />}
        </div>
        {!isFirstDay && (
          <div className="home-aside">
            {!failed.includes('days') && <NextDays next={next} today={today} />}
            {month !== null && <ThisMonth month={month} />}
            {!isOutsideHiring(me) && <RegisterCard name={me.organisation?.name ?? 'Your organisation'} />}
          </div>
        )}
      </div>
    </>
  );
}

/** In a line; what comes stands beside it. */
function NothingWaits({ overview: { next, checkedAt } }: { overview: Home }) {
  const [first] = next;
  return (
    <p className="home-nothing text-ink-2">
      {first === undefined
        ? 'Nothing is recorded for the next 14 days. New applications, messages and duties appear here by themselves.'
        : `The next day is ${weekdayInWords(first.day)}: ${nextWords(first).label}.`}{' '}
      Checked at {timeOf(checkedAt)}.
    </p>
  );
}

const partNames: Readonly<Record<HomePart, string>> = {
  duties: 'your sponsor duties',
  days: 'the next 14 days of your sponsor records',
  hires: 'your hires',
  'planned-events': 'planned events',
  'sponsorship-questions': 'questions about sponsorship',
  offers: 'your offers',
  jobs: 'your open jobs',
  applications: 'your undecided applications',
  interviews: 'your interviews',
  messages: 'your messages',
  register: 'your register entry',
  month: 'this month’s figures',
};

function Unread({ what, isPart = false }: { what: string; isPart?: boolean }) {
  return (
    <Notice kind="error" live title={`We could not load ${what}`} className="mt-5">
      <p>{isPart ? 'Everything else on this page is up to date.' : 'Check your connection.'}</p>
      <Button type="button" look="outline" className="mt-3" onClick={() => void home.ask()}>
        Try again
      </Button>
    </Notice>
  );
}

/** What candidates read of the organisation's entry on the register. */
function RegisterCard({ name }: { name: string }) {
  useEffect(register.learn, []);
  const match = register.use();
  if (typeof match !== 'object' || match.edition === null) return null;
  return (
    <section className="panel home-register" aria-label="Your entry on the register">
      <p className="font-semibold wrap-anywhere">{name}</p>
      <RegisterTag match={match} />
      <p className="text-14 text-ink-2">
        Register of {dayInWords(match.edition.publishedOn)}.{' '}
        <Link to="/dashboard/organisation/register" className="text-link underline underline-offset-4">
          See your entry
        </Link>
      </p>
    </section>
  );
}
