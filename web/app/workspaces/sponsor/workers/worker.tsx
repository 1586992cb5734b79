import { call } from '@portway/contracts/client';
import type { WorkerPage } from '@portway/contracts/sponsor/workers/worker-page';
import { workerStateWords } from '@portway/contracts/sponsor/workers/worker-words';
import { showWorkerOperation } from '@portway/contracts/sponsor/workers/workers';
import { ArrowLeft, CirclePlus } from 'lucide-react';
import { Link, useNavigate } from 'react-router';
import { ActionForm } from '../../../kit/forms/action-form.tsx';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { Panel } from '../../../kit/frame/panel.tsx';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { londonToday } from '../../../kit/page/london-today.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { LinkButton } from '../../../ui/button.tsx';
import { CheckField } from '../../../ui/check-field.tsx';
import { initialsOf } from '../../../ui/initials.ts';
import { tintOf } from '../../../ui/name-tint.ts';
import { Notice } from '../../../ui/notice.tsx';
import { Tag } from '../../../ui/tag.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { loadOrRefusal } from '../load-or-refusal.ts';
import { Refused } from '../refused.tsx';
import type { Route } from './+types/worker.ts';
import { ChecksPanel } from './checks-panel.tsx';
import { SealedPanel } from './sealed-panel.tsx';
import { workerAction } from './worker-actions.ts';
import { AbsencePanel, FactLines, JobPanel, PermissionPanel } from './worker-panels.tsx';
import { timelineTabs, WorkerTabs } from './worker-tabs.tsx';
import { WorkerTimeline } from './worker-timeline.tsx';
import { routeInWords, stateLooks } from './worker-words.ts';
import './workers.css';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Worker',
    description: 'One sponsored worker, with everything on record.',
    index: false,
  });

export function clientLoader({ request, params }: Route.ClientLoaderArgs) {
  const parameters = { id: params.worker };
  return loadOrRefusal(() => call(showWorkerOperation, undefined, { fetch: asMe(request), parameters }));
}
export const HydrateFallback = PageSkeleton;
export const clientAction = ({ request, params }: Route.ClientActionArgs) =>
  workerAction(request, params.worker);

export default function WorkerRoute({ loaderData }: Route.ComponentProps) {
  useRevalidateOnEvent(['sponsor']);
  if ('refusal' in loaderData) return <Refused title="Worker" refusal={loaderData.refusal} />;
  return <Worker worker={loaderData} />;
}

function Worker({ worker }: { worker: WorkerPage }) {
  const { facts, next, sees, timeline } = worker;
  const today = londonToday();
  const tab = useTab(timelineTabs);
  const entries = tab === '' ? timeline : timeline.filter(({ kind }) => kind === tab);
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
          <LinkButton to={`/dashboard/sponsor/duties/${next.id}`}>
            See to it<span className="sr-only">: {next.title}</span>
          </LinkButton>
        </div>
      )}
      <Notices worker={worker} />
      <LifeLine started={facts.startedOn} ends={facts.certificateEnds} today={today} />
      <div className="worker-sides">
        <section aria-label="Timeline">
          <WorkerTabs worker={worker.id} current={tab} />
          <WorkerTimeline entries={entries} mayCorrect={worker.may !== 'read'} />
        </section>
        <div className="worker-facts">
          {sees === 'team' && (
            <Notice title="Your own team only">
              Job, hours, places and absences. Pay, permission and sealed facts are not shown to you.
            </Notice>
          )}
          <PlannedPanel planned={worker.planned} />
          <JobPanel worker={worker} today={today} />
          <div id="absences">
            <AbsencePanel worker={worker} today={today} />
          </div>
          <PermissionPanel worker={worker} today={today} />
          <div id="checks">
            <ChecksPanel worker={worker} today={today} />
          </div>
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
        <div className="actions">
          <LinkButton look="gold" to={`/dashboard/sponsor/happened?worker=${id}`}>
            Something happened
            <CirclePlus size={18} aria-hidden />
          </LinkButton>
        </div>
      )}
    </div>
  );
}

/** What is planned and was not recorded yet. */
function PlannedPanel({ planned }: Pick<WorkerPage, 'planned'>) {
  if (planned.length === 0) return null;
  return (
    <Panel title="Planned">
      <ul className="flex flex-col gap-2">
        {planned.map(({ id, title, day }) => (
          <li key={id}>
            <Link
              to={`/dashboard/sponsor/happened?planned=${id}`}
              className="font-semibold underline underline-offset-4"
            >
              {title}
            </Link>
            <span className="block text-15 text-ink-2">{dayInWords(day)}</span>
          </li>
        ))}
      </ul>
    </Panel>
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

/** Offered to officers once the days until which the records are kept are over, and no hold stands. */
function EraseWorker({ worker: { kept, sealed } }: { worker: WorkerPage }) {
  const isOfficer = useMe().organisation?.complianceRole === 'officer';
  const navigate = useNavigate();
  if (!isOfficer || kept === null) return null;
  if (kept.mayErase)
    return (
      <Panel
        title="Erase these records"
        text="The days until which they are kept are over. Erasing takes everything about this worker, and can’t be undone. That you did it is noted, without the name."
      >
        <EraseForm what="everything" onErased={() => navigate('/dashboard/sponsor/workers')} />
      </Panel>
    );
  if (!kept.mayEraseSealed || sealed.length === 0) return null;
  return (
    <Panel
      title="Erase the sealed facts"
      text="Their day is over: the passport and National Insurance number, the date of birth and the contact details. Everything else stays, until the day of the right to work check. It can’t be undone."
    >
      <EraseForm what="sealed" onErased={() => undefined} />
    </Panel>
  );
}

function EraseForm({ what, onErased }: { what: 'everything' | 'sealed'; onErased: () => unknown }) {
  return (
    <ActionForm
      intent="erase"
      button={what === 'everything' ? 'Erase for good' : 'Erase the sealed facts'}
      look="outline"
      onSuccess={() => void onErased()}
    >
      {(field) => (
        <>
          <input type="hidden" name="what" value={what} />
          <TextField
            {...field('fullName')}
            label="The worker’s full name"
            autoComplete="off"
            defaultValue=""
          />
          <CheckField name="archived" label="We have saved what we need to keep" defaultChecked={false} />
        </>
      )}
    </ActionForm>
  );
}

/** Until when each document is kept, once sponsorship has ended. */
function KeptDocuments({ kept: { documents, records } }: { kept: NonNullable<WorkerPage['kept']> }) {
  if (records === null)
    return (
      <Panel title="Keep until">
        <p className="text-15 text-ink-2">
          How long to keep these records is not known for that day: keep them, and take advice.
        </p>
      </Panel>
    );
  return (
    <Panel title="Keep until">
      <FactLines
        facts={documents.map(({ title, until }) => [
          title,
          until === null ? 'counted once employment has ended' : dayInWords(until),
        ])}
      />
      <p className="mt-3 text-14 text-ink-2">
        Counted from the days on record; of several terms the latest. To be confirmed on GOV.UK.
      </p>
    </Panel>
  );
}

interface LifeLineProps {
  started: string | null;
  ends: string | null;
  today: string;
}

/** From the first day to the end of the certificate, with today between: the list under it says the same. */
function LifeLine({ started, ends, today }: LifeLineProps) {
  if (started === null || ends === null || ends <= started) return null;
  const [from, to, now] = [started, ends, today].map((day) => Date.parse(day));
  const at = Math.min(100, Math.max(0, (((now ?? 0) - (from ?? 0)) / ((to ?? 1) - (from ?? 0))) * 100));
  return (
    <div className="life-line">
      <svg className="life-today" aria-hidden>
        <text x={`${at}%`} y="14" textAnchor={at < 5 ? 'start' : at > 95 ? 'end' : 'middle'}>
          today
        </text>
      </svg>
      <svg
        role="img"
        aria-label={`First day ${dayInWords(started)}, certificate ends ${dayInWords(ends)}; today is ${Math.round(at)} per cent of the way.`}
        viewBox="0 0 100 10"
        preserveAspectRatio="none"
      >
        <rect x="0" y="3" width="100" height="4" fill="var(--color-mint)" />
        <rect x="0" y="3" width={at} height="4" fill="var(--color-action)" />
        <rect x={Math.min(99.6, at)} y="0" width="0.4" height="10" fill="var(--color-ink)" />
        <rect x="99.6" y="1" width="0.4" height="8" fill="var(--color-gold)" />
      </svg>
      <ul>
        <li>
          <strong>{dayInWords(started)}</strong>
          <br />
          first day
        </li>
        <li>
          <strong>{dayInWords(ends)}</strong>
          <br />
          certificate ends
        </li>
      </ul>
    </div>
  );
}

type Tabs = Readonly<Record<string, string>>;

/** Which part of the timeline the address names; the whole, for any other value. */
function useTab(tabs: Tabs): string {
  const tab = useQuery().get('tab') ?? '';
  return Object.hasOwn(tabs, tab) ? tab : '';
}
