import { call } from '@portway/contracts/client';
import type { WorkerPage } from '@portway/contracts/sponsor/workers/worker-page';
import { showWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import { ArrowLeft, CirclePlus } from 'lucide-react';
import { Link } from 'react-router';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import { tintOf } from '../../../ui/name-tint.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/worker.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { EraseWorker } from './erase-worker.tsx';
import { KeptDocuments } from './kept-documents.tsx';
import { LifeLine } from './life-line.tsx';
import { SealedPanel } from './sealed-panel.tsx';
import { workerAction } from './worker-actions.ts';
import { AbsencePanel, JobPanel, PermissionPanel } from './worker-panels.tsx';
import { PageTabsOf, useTab } from './worker-tabs.tsx';
import { WorkerTimeline } from './worker-timeline.tsx';
import { routeInWords, stateLooks, workerStateWords } from './worker-words.ts';
import './workers.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Worker',
    description: 'One sponsored worker, with everything on record.',
    index: false,
  });

export function clientLoader({ request }: Route.ClientLoaderArgs) {
  const parameters = { id: new URL(request.url).searchParams.get('worker') ?? '' };
  return loadOrRefusal(() => call(showWorkerOperation, undefined, { fetch: asMe(request), parameters }));
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request }: Route.ClientActionArgs) => workerAction(request);

export default function WorkerRoute({ loaderData }: Route.ComponentProps) {
  if ('refusal' in loaderData) return <Refused title="Worker" refusal={loaderData.refusal} />;
  return <Worker worker={loaderData} />;
}

const tabs = {
  '': 'Everything',
  absence: 'Absences',
  terms: 'Pay and hours',
  duty: 'Duties',
  change: 'Changes',
} as const;

function Worker({ worker }: { worker: WorkerPage }) {
  const { facts, next, sees, timeline } = worker;
  const today = londonToday();
  const tab = useTab(tabs);
  const shown = tab === '' ? timeline : timeline.filter(({ kind }) => kind === tab);
  return (
    <div>
      <Link to="/dashboard/sponsor/workers" className="way-back">
        <ArrowLeft size={18} aria-hidden />
        Workers
      </Link>
      <Head worker={worker} today={today} />
      {next !== null && (
        <div className="worker-next">
          <p>
            <strong>
              Next: {next.title}
              {next.reportBy !== null && `, by ${dayInWords(next.reportBy)}`}.
            </strong>
          </p>
          <LinkButton to={`/dashboard/sponsor/duty?duty=${next.id}`}>Open the duty</LinkButton>
        </div>
      )}
      <Notices worker={worker} />
      <LifeLine started={facts.startedOn} ends={facts.certificateEnds} today={today} />
      <div className="worker-sides">
        <section aria-label="Timeline">
          <PageTabsOf tabs={tabs} current={tab} />
          <WorkerTimeline entries={shown} mayCorrect={worker.may !== 'read'} />
        </section>
        <div className="worker-facts">
          {sees === 'team' && (
            <Notice title="Your own team only">
              Job, hours, places and absences. Pay, permission and sealed facts are not shown to you.
            </Notice>
          )}
          <JobPanel worker={worker} today={today} />
          <AbsencePanel worker={worker} today={today} />
          <PermissionPanel worker={worker} today={today} />
          <ChecksPanel worker={worker} today={today} />
          {sees === 'everything' && <SealedPanel worker={worker} />}
          {worker.kept !== null && <KeptDocuments kept={worker.kept} />}
          <EraseWorker worker={worker} />
        </div>
      </div>
    </div>
  );
}

function Head({ worker, today }: { worker: WorkerPage; today: string }) {
  const { id, facts, terms, manager, state, may } = worker;
  const current = terms.find(({ fromDay }) => fromDay <= today) ?? terms.at(-1);
  return (
    <div className="worker-head">
      <span className="name-tint worker-mark" data-tint={tintOf(facts.fullName)} aria-hidden>
        {initialsOf(facts.fullName)}
      </span>
      <div className="min-w-0">
        <h1 className="text-36 wrap-anywhere">{facts.fullName}</h1>
        <p className="flex flex-wrap items-center gap-2 text-ink-2">
          <Tag look={stateLooks[state]}>{workerStateWords[state]}</Tag>
          {[
            current?.jobTitle,
            current?.workPlace?.name,
            manager === null ? 'no manager' : `reports to ${manager.name}`,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </div>
      {may !== 'read' && (
        <div className="deeds">
          <LinkButton look="gold" to={`/dashboard/sponsor/happened?worker=${id}`}>
            Something happened
            <CirclePlus size={18} aria-hidden />
          </LinkButton>
        </div>
      )}
    </div>
  );
}

/** What the reader should know before the rest. */
function Notices({ worker }: { worker: WorkerPage }) {
  const { facts, isCounted, managerLeftOn, state, terms, sees } = worker;
  const missing = [
    ...(terms.length === 0 ? ['job and pay'] : []),
    ...(terms.length > 0 && terms[0]?.workPlace === null ? ['place of work'] : []),
    ...(sees === 'everything' && facts.visaEnds === null ? ['end of the permission'] : []),
  ];
  return (
    <div className="mt-4 flex flex-col gap-3">
      {!isCounted && (
        <Notice kind="warning" title={`${routeInWords(facts.route)}: we count nothing for this worker`}>
          Portway counts the duties of Skilled Workers. Follow the guidance of this route yourself.
        </Notice>
      )}
      {managerLeftOn !== null && (
        <Notice kind="warning" title={`Their manager left on ${dayInWords(managerLeftOn)}`}>
          Choose another one under “Permission and days”.
        </Notice>
      )}
      {missing.length > 0 && state !== 'left' && (
        <Notice
          title={missing.length === 1 ? 'One thing is missing' : `${missing.length} things are missing`}
        >
          Still needed: {missing.join(', ')}. Until then some checks can’t be made.
        </Notice>
      )}
    </div>
  );
}
