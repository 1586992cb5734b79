import { call } from '@portway/contracts/client';
import { figureLimits, figuresOperation } from '@portway/contracts/staff/figures';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useRevalidator } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { atTime } from '../../../text/moments.ts';
import { Tag } from '../../../ui/tag.tsx';
import { RecordTabs } from '../record-tabs.tsx';
import type { Route } from './+types/figures.ts';
import {
  asBytes,
  asMs,
  asSpan,
  backupWords,
  days,
  type Figures,
  formatCount,
  shareOf,
} from './figure-words.ts';
import { History } from './history.tsx';

const everyMs = 10_000;
const maxReadings = 60;

/** The last ten minutes of readings since the page was opened, refreshed while it is on the screen. */
function useReadings(figures: Figures): readonly Figures[] {
  const { revalidate } = useRevalidator();
  const [readings, setReadings] = useState<readonly Figures[]>([figures]);
  if (readings.at(-1)?.at !== figures.at) setReadings([...readings, figures].slice(-maxReadings));
  useEffect(() => {
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible') void revalidate();
    }, everyMs);
    return () => clearInterval(timer);
  }, [revalidate]);
  return readings;
}

export const meta: Route.MetaFunction = () =>
  pageMeta({ title: 'Figures', description: 'How the site is doing at this moment.', index: false });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  return call(figuresOperation, undefined, { fetch: asMe(request) });
}
export const HydrateFallback = PageSkeleton;

export default function FiguresPage({ loaderData: figures }: Route.ComponentProps) {
  const readings = useReadings(figures);
  const { requests, queues } = figures;
  return (
    <div>
      <h1 className="text-36">Figures</h1>
      <p className="mt-2 max-w-measure text-ink-2">
        How the server process that answered is doing, read at {atTime(figures.at)} and every ten seconds.
        {figures.since !== null && ` It counts since it started, ${atTime(figures.since)}.`} Where several
        processes run, each reading is from one of them.
      </p>
      <RecordTabs />
      <ul className="staff-figures" aria-label="Figures">
        <Health figures={figures} />
      </ul>
      <div className="staff-page-narrow">
        <Panel title="While this page is open" text="Between two readings, and at each of them.">
          <History readings={readings} />
        </Panel>
        <Panel
          title="How long requests take"
          text={`Those that took the most time together. A page of the site is fast below 100 ms; look at what takes over ${asSpan(figureLimits.slowMs / 1000)} for one in twenty.`}
        >
          <OperationTimes operations={requests.operations} />
        </Panel>
        <Panel
          title="Work that waits"
          text="What the site does by itself, such as emails. Work that waits for minutes means that nothing takes it: look for errors in the log, and start the process again."
        >
          <Queues queues={queues} />
        </Panel>
      </div>
    </div>
  );
}

/** What to look at first, each with what it means and what to do about it. */
function Health({ figures }: { figures: Figures }) {
  const { requests, database, registerAgeDays, lawAgeDays, eventLoopMs, residentBytes } = figures;
  const { failedEmails, lateEmails, backupAgeSeconds, disk } = figures;
  return (
    <>
      <FigureCard
        name="Requests that failed"
        value={`${formatCount(requests.failed)} of ${formatCount(requests.answered)}`}
        bad={shareOf(requests.failed, requests.answered) > figureLimits.failedShare}
        means="Answers that were our fault. If it grows, find the same minute in the log and look at the errors."
      />
      <FigureCard
        name="Open now"
        value={formatCount(requests.open)}
        means={`Requests without a whole answer yet, this one among them, and ${formatCount(requests.streams)} live connections. Many that stay open mean that the database or the processor is the limit.`}
      />
      <FigureCard
        name="Database connections"
        value={`${database.busy} busy, ${database.idle} idle`}
        bad={database.awaited > 0}
        means={`${database.awaited === 0 ? 'No request waits' : `${database.awaited} requests wait`} for one. If requests wait for long, look for a slow query, then add a process or connections.`}
      />
      <FigureCard
        name="Delay of the event loop"
        value={eventLoopMs === null ? 'Not known' : `${eventLoopMs} ms`}
        bad={(eventLoopMs ?? 0) > figureLimits.eventLoopMs}
        means="How late one task in a hundred starts. If it stays high, the processor is full: add a process."
      />
      <FigureCard
        name="Memory"
        value={asBytes(residentBytes)}
        bad={(residentBytes ?? 0) > figureLimits.residentBytes}
        means={`Of it, ${asBytes(figures.heapBytes)} in objects. If it only ever grows, start the process again and tell the developers.`}
      />
      <FigureCard
        name="Late emails"
        value={formatCount(lateEmails)}
        bad={lateEmails > figureLimits.lateEmails}
        means="Emails that we tried to send, and that have not left after a quarter of an hour. If there are many, ask the operator whether the mail server answers. We try each for two days."
      />
      <FigureCard
        name="Failed emails"
        value={formatCount(failedEmails)}
        bad={failedEmails > 0}
        means={
          <>
            Emails that we gave up on. See why under{' '}
            <Link to="/staff/failed-emails" className="text-link underline underline-offset-4">
              failed emails
            </Link>
            , and send them again.
          </>
        }
      />
      <FigureCard
        name="Newest backup"
        value={backupWords(backupAgeSeconds)}
        bad={backupAgeSeconds === null || backupAgeSeconds > figureLimits.backupSeconds}
        means="If there is none, or it is old, ask the operator what the nightly job says. Only backups made by Portway’s own command are counted."
      />
      <FigureCard
        name="Free disk"
        value={disk === null ? 'Not known' : `${asBytes(disk.freeBytes)} of ${asBytes(disk.sizeBytes)}`}
        bad={disk !== null && disk.freeBytes < figureLimits.freeDiskShare * disk.sizeBytes}
        means="Where uploads arrive, and the database where it is on the same machine. When it is full, nothing can be saved: ask the operator for room."
      />
      <FigureCard
        name="Age of the register"
        value={registerAgeDays === null ? 'None read' : days(registerAgeDays)}
        bad={registerAgeDays === null || registerAgeDays > figureLimits.registerDays}
        means={
          <>
            Since the newest edition that we read. If it is old, see{' '}
            <Link to="/staff/register" className="text-link underline underline-offset-4">
              what fetching it says
            </Link>
            .
          </>
        }
      />
      <FigureCard
        name="Law last checked"
        value={lawAgeDays === null ? 'Not known' : `${days(lawAgeDays)} ago`}
        bad={(lawAgeDays ?? 0) > figureLimits.lawDays}
        means="Someone reads what changed, then a release says so. If it is old, the figures of the rules may be out of date."
      />
    </>
  );
}

interface FigureCardProps {
  name: string;
  value: string;
  /** What it means, and what to do when it is bad. */
  means: ReactNode;
  bad?: boolean;
}

/** One figure with its meaning in plain words. That it needs someone is said, not only shown by a colour. */
function FigureCard({ name, value, means, bad = false }: FigureCardProps) {
  return (
    <li data-bad={bad || undefined}>
      <h2 className="flex flex-wrap items-center justify-between gap-2 text-15 font-semibold">
        {name}
        <Tag look={bad ? 'rose' : 'mint'}>{bad ? 'Look at this' : 'Fine'}</Tag>
      </h2>
      <p className="mt-2 font-display text-22 font-bold">{value}</p>
      <p className="mt-2 text-14 text-ink-2">{means}</p>
    </li>
  );
}

/**
 * How long each operation takes: a bar for half of its requests, a longer one for nineteen in twenty. A phone has no room
 * for the bars beside the figures.
 */
function OperationTimes({ operations }: { operations: Figures['requests']['operations'] }) {
  if (operations.length === 0) return <p className="text-ink-2">No request has been answered yet.</p>;
  const most = Math.max(...operations.map(({ slowMs }) => slowMs ?? 0), 1);
  return (
    <div className="overflow-x-auto">
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Operation</th>
            <th scope="col" className="hidden sm:table-cell">
              Compared
            </th>
            <th scope="col">Half within</th>
            <th scope="col">19 in 20 within</th>
            <th scope="col">Answered</th>
            <th scope="col">Failed</th>
          </tr>
        </thead>
        <tbody>
          {operations.map(({ operation, answered, failed, middleMs, slowMs }) => (
            <tr key={operation}>
              <th scope="row">{operation}</th>
              <td className="hidden sm:table-cell">
                <Bars middle={(middleMs ?? 0) / most} slow={(slowMs ?? 0) / most} />
              </td>
              <td className="whitespace-nowrap">{asMs(middleMs)}</td>
              <td>
                <span className="whitespace-nowrap">{asMs(slowMs)}</span>
                {(slowMs ?? 0) > figureLimits.slowMs && <span className="staff-view">, look at this</span>}
              </td>
              <td>{formatCount(answered)}</td>
              <td>{formatCount(failed)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

/** Shares of the longest; the columns beside it say the same. */
function Bars({ middle, slow }: { middle: number; slow: number }) {
  return (
    <svg viewBox="0 0 120 16" width="120" height="16" aria-hidden="true" className="staff-bars">
      <rect width={Math.max(1, 120 * slow)} height="16" rx="4" data-share="slow" />
      <rect width={Math.max(1, 120 * middle)} y="4" height="8" rx="3" data-share="middle" />
    </svg>
  );
}

/** Work that is due and not done, the longest waiting first. */
function Queues({ queues }: Pick<Figures, 'queues'>) {
  const waiting = queues.filter(({ due }) => due > 0);
  if (waiting.length === 0)
    return <p>Nothing waits: each of {formatCount(queues.length)} queues is up to date.</p>;
  const most = Math.max(...waiting.map(({ due }) => due));
  return (
    <div className="overflow-x-auto">
      <table className="staff-table">
        <thead>
          <tr>
            <th scope="col">Queue</th>
            <th scope="col">Compared</th>
            <th scope="col">Waiting</th>
            <th scope="col">Oldest, for</th>
          </tr>
        </thead>
        <tbody>
          {waiting.map(({ queue, due, oldestSeconds }) => (
            <tr key={queue}>
              <th scope="row">{queue}</th>
              <td>
                <svg viewBox="0 0 120 16" width="120" height="16" aria-hidden="true" className="staff-bars">
                  <rect
                    width={Math.max(1, (120 * due) / most)}
                    y="2"
                    height="12"
                    rx="4"
                    data-share="middle"
                  />
                </svg>
              </td>
              <td>{formatCount(due)}</td>
              <td>
                {asSpan(oldestSeconds)}
                {oldestSeconds > figureLimits.queueSeconds && (
                  <span className="staff-view">, look at this</span>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
