import type {
  EmployerHome as Home,
  HomePart,
  Waiting,
} from '@portway/contracts/hiring/employer-home/employer-home';
import {
  Building2,
  CalendarClock,
  CalendarX2,
  Coffee,
  FileSignature,
  Inbox,
  type LucideIcon,
  MessageSquareText,
  Plus,
  TriangleAlert,
} from 'lucide-react';
import { type ReactNode, useEffect } from 'react';
import { Link } from 'react-router';
import { useLive } from '../../../kit/live/live.ts';
import { mayHire } from '../../../kit/loading/hiring-rights.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { RegisterTag } from '../../../subjects/company/register-tag.tsx';
import { dayInWords } from '../../../text/days.ts';
import { dayOf, headline, timeOf } from '../../../text/waiting.ts';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { WaitingList, type WaitingRow } from '../../../ui/waiting-list.tsx';
import { FirstSteps } from './first-steps.tsx';
import { home, register } from './home-queries.ts';
import { OpenJobs } from './open-jobs.tsx';
import { ThisMonth } from './this-month.tsx';
import { waitingWords } from './waiting-words.ts';

const looks = {
  offer: { Icon: FileSignature, tint: 'gold' },
  sponsorability: { Icon: TriangleAlert, tint: 'rose' },
  applications: { Icon: Inbox, tint: 'mint' },
  interview: { Icon: CalendarClock, tint: 'sky' },
  'another-time': { Icon: CalendarClock, tint: 'gold' },
  messages: { Icon: MessageSquareText, tint: 'sky' },
  closing: { Icon: CalendarX2, tint: 'sand' },
  claim: { Icon: Building2, tint: 'sand' },
} as const satisfies Readonly<Record<Waiting['kind'], { Icon: LucideIcon; tint: string }>>;

/** What waits for a colleague in the organisation, each one press from being done. */
export function EmployerHome({ notices }: { notices: ReactNode }) {
  const me = useMe();
  const homeState = home.use();
  useEffect(() => void home.ask(), []);
  useLive(['application', 'message', 'read', 'conversation', 'notification'], () => void home.ask());
  const isFirstDay =
    typeof homeState === 'object' && homeState.begun?.posted === false && homeState.openJobs === 0;
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
        {mayHire(me) && (
          <LinkButton to="/dashboard/hiring/new-job" look={isFirstDay ? 'outline' : 'primary'}>
            Post a job
            <Plus size={18} aria-hidden />
          </LinkButton>
        )}
      </div>
      {!mayHire(me) && (
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

/** On the first day nothing waits but the steps themselves, which say it. */
const headlineOf = ({ waiting }: Home, isFirstDay: boolean, name: string): string =>
  isFirstDay ? `Welcome, ${name}` : headline(waiting.length);

function Parts({ overview, isFirstDay }: { overview: Home; isFirstDay: boolean }) {
  const me = useMe();
  const { waiting, failed, begun, jobs, openJobs, month } = overview;
  return (
    <>
      {failed.map((part) => (
        <Unread key={part} what={partNames[part]} isPart />
      ))}
      {isFirstDay && begun !== null ? (
        <FirstSteps begun={begun} organisation={me.organisation} />
      ) : waiting.length > 0 ? (
        <WaitingList rows={waiting.map((one) => rowOf(one, mayHire(me)))} canAct={mayHire(me)} />
      ) : (
        failed.length === 0 && <AllDone overview={overview} />
      )}
      <div className="home-sides">
        {jobs.length > 0 && <OpenJobs jobs={jobs} openJobs={openJobs} />}
        {!isFirstDay && (
          <div className="home-aside">
            {month !== null && <ThisMonth month={month} />}
            {(me.organisation?.complianceRole ?? 'none') !== 'none' && <SponsorshipCard />}
            <RegisterCard name={me.organisation?.name ?? 'Your organisation'} />
          </div>
        )}
      </div>
    </>
  );
}

/** Who only reads is not told to do it. */
function rowOf(one: Waiting, canAct: boolean): WaitingRow {
  const words = waitingWords(one);
  return { ...looks[one.kind], ...words, deed: canAct ? words.deed : 'Look' };
}

function SponsorshipCard() {
  return (
    <section aria-label="Sponsorship" className="panel home-register">
      <h2 className="text-20">Sponsorship</h2>
      <p className="text-15 text-ink-2">
        Reports to make and days to watch for your sponsored workers, the most urgent first.
      </p>
      <LinkButton to="/dashboard/sponsor/today" look="outline">
        See what is due today
      </LinkButton>
    </section>
  );
}

const partNames: Readonly<Record<HomePart, string>> = {
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

function AllDone({ overview: { next, jobs, checkedAt } }: { overview: Home }) {
  const [closing] = jobs
    .filter(({ days }) => days !== null)
    .toSorted((one, other) => (one.days ?? 0) - (other.days ?? 0));
  const nextWords =
    next !== null
      ? `Next: an interview with ${next.candidate} on ${dayOf(next.at)} at ${timeOf(next.at)}.`
      : closing !== undefined
        ? `Next: ${closing.title} closes in ${closing.days} days.`
        : 'New applications and messages will appear here by themselves.';
  return (
    <div className="mt-6">
      <EmptyState
        Icon={Coffee}
        title="You have done everything"
        action={
          <LinkButton to="/dashboard/hiring/jobs" look="outline">
            See your jobs
          </LinkButton>
        }
      >
        Checked at {timeOf(checkedAt)}. {nextWords}
      </EmptyState>
    </div>
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
        <Link to="/dashboard/organisation#register" className="text-link underline underline-offset-4">
          See your entry
        </Link>
      </p>
    </section>
  );
}
