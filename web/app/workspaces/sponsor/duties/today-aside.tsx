import type { SponsorToday } from '@portway/contracts/sponsor/duties/checks/sponsor-today';
import { recordedSubject } from '@portway/rules/recorded';
import { Check, TriangleAlert } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from 'react-router';
import { dayInWords, weekdayInWords } from '../../../text/days.ts';
import { MiniMonth } from '../../../ui/mini-month.tsx';
import { CheckNow, clock } from './check-now.tsx';
import { gapLine, nationNames, workersLine } from './today-words.ts';

interface TodayAsideProps {
  sponsorToday: SponsorToday;
  /** Whether the reader may have everything checked. */
  mayCheck: boolean;
}

/** Beside what is due: three weeks, how many workers wait, what was not checked, and why one can believe it. */
export function TodayAside({ sponsorToday, mayCheck }: TodayAsideProps) {
  return (
    <aside className="today-aside">
      <ThreeWeeks sponsorToday={sponsorToday} />
      <WorkersWaiting workers={sponsorToday.workers} />
      <WhyBelieve sponsorToday={sponsorToday} mayCheck={mayCheck} />
      <div className="grid gap-3 text-14">
        <p>
          <Link to="/dashboard/sponsor/history" className="underline underline-offset-4">
            What happened before your first day with Portway
          </Link>
        </p>
        <p className="text-ink-2">
          Duties as recorded to {dayInWords(recordedSubject('guidance-part-3').readTo)}, to be confirmed on
          GOV.UK.{' '}
          <Link to="/rules" className="underline underline-offset-4">
            Which guidance
          </Link>
        </p>
      </div>
    </aside>
  );
}

interface CardProps {
  title: string;
  /** A link beside the title. */
  beside?: ReactNode;
  children: ReactNode;
}

function Card({ title, beside, children }: CardProps) {
  const heading = useId();
  return (
    <section aria-labelledby={heading} className="panel">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h2 id={heading} className="text-20">
          {title}
        </h2>
        {beside}
      </div>
      {children}
    </section>
  );
}

function ThreeWeeks({ sponsorToday: { days, today, nations } }: { sponsorToday: SponsorToday }) {
  const calendarDays = days.map(({ date, kind, name, reports, ends, planned }) => ({
    date,
    isPassedOver: kind === 'bank-holiday',
    mark: reports > 0 ? ('first' as const) : ends > 0 || planned > 0 ? ('second' as const) : undefined,
    isToday: date === today,
    says: [
      `${weekdayInWords(date)}${date === today ? ', today' : ''}`,
      name ?? (kind === 'unknown' ? 'its bank holidays are not recorded' : ''),
      reports > 0 ? `${reports} to report by` : '',
      ends > 0 ? `${ends} to end` : '',
      planned > 0 ? `${planned} planned` : '',
    ]
      .filter((part) => part !== '')
      .join(', '),
  }));
  const holidays = `bank holidays of ${nations.map((nation) => nationNames[nation]).join(', and of ')}`;
  const weeks = [0, 7, 14].map((first) => calendarDays.slice(first, first + 7));
  return (
    <Card
      title="Three weeks"
      beside={
        <Link to="/dashboard/sponsor/calendar" className="due-all">
          Calendar
        </Link>
      }
    >
      <MiniMonth
        caption={`Three weeks, with the ${holidays}`}
        weeks={weeks}
        legend={{ first: 'report by', second: 'something ends or is planned', passedOver: 'bank holiday' }}
      />
      <p className="mt-2 text-14 text-ink-2">With the {holidays}, where your work places are.</p>
    </Card>
  );
}

/** So many dots are seen as a crowd; more are a number. */
const maxDots = 60;

function WorkersWaiting({ workers }: { workers: SponsorToday['workers'] }) {
  if (workers === null || workers.all === 0) return null;
  const { all, past, toReport, ends, look, unchecked } = workers;
  const nothing = Math.max(0, all - past - toReport - ends - look - unchecked);
  const kinds = [
    { kind: 'past', count: past, label: 'past the day counted' },
    { kind: 'to-report', count: toReport, label: 'to report' },
    { kind: 'ends', count: ends, label: 'ends soon' },
    { kind: 'look', count: look, label: 'look at this' },
    { kind: 'unchecked', count: unchecked, label: 'not fully checked' },
  ].filter(({ count }) => count > 0);
  const dots = [...kinds, { kind: 'nothing', count: nothing }].flatMap(({ kind, count }) =>
    Array.from({ length: count }, (_, before) => ({ kind, id: `${kind} ${before}` })),
  );
  return (
    <Card title={workersLine(workers)}>
      <p className="text-14 text-ink-2">
        Of {all.toLocaleString('en-GB')} {all === 1 ? 'worker' : 'workers'}.
      </p>
      {all <= maxDots && (
        <p className="today-dots" aria-hidden>
          {dots.map(({ kind, id }) => (
            <i key={id} data-kind={kind} />
          ))}
        </p>
      )}
      {kinds.length > 0 && (
        <ul className="today-kinds">
          {kinds.map(({ kind, count, label }) => (
            <li key={kind} data-kind={kind}>
              {label}: {count.toLocaleString('en-GB')}
            </li>
          ))}
        </ul>
      )}
    </Card>
  );
}

/** When the records were looked at, true also before the first look at all of them. */
export function checkedWords({ check, workers }: SponsorToday): string {
  if (check?.checkedAt != null) return `Checked on ${clock.format(new Date(check.checkedAt))}.`;
  return workers === null || workers.all === 0
    ? 'Nothing was checked yet.'
    : 'Each worker was checked when their records changed. All of them are checked every night.';
}

function WhyBelieve({ sponsorToday, mayCheck }: TodayAsideProps) {
  const { check, unchecked } = sponsorToday;
  return (
    <Card title="Why you can believe it">
      <ul className="today-why">
        <li>
          <Check size={18} aria-hidden />
          {check?.checkedAt == null ? (
            checkedWords(sponsorToday)
          ) : (
            <>
              Absences, unpaid days, starts, pay, visas, certificates and right to work checks as you recorded
              them were looked at on {clock.format(new Date(check.checkedAt))}
              {check.workers > 0 && `, ${check.workers.toLocaleString('en-GB')} workers`}.
            </>
          )}
        </li>
        {(unchecked ?? []).map((each) => (
          <Gap key={each.why} gap={each} />
        ))}
      </ul>
      {mayCheck && <CheckNow />}
    </Card>
  );
}

function Gap({ gap }: { gap: NonNullable<SponsorToday['unchecked']>[number] }) {
  const { words, names, deed, to } = gapLine(gap);
  return (
    <li data-kind="not">
      <TriangleAlert size={18} aria-hidden />
      <span title={names}>
        {words}.{' '}
        <Link to={to} className="underline underline-offset-4">
          {deed}
          <span className="sr-only">: {words}</span>
        </Link>
      </span>
    </li>
  );
}
