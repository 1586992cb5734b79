import { Inbox, SearchX } from 'lucide-react';
import { useState } from 'react';
import { PageSkeleton } from '../../../kit/frame/page-skeleton.tsx';
import { mayHire } from '../../../kit/loading/hiring-rights.ts';
import { laterDialog } from '../../../kit/loading/later-dialog.tsx';
import { useMe } from '../../../kit/loading/use-me.ts';
import { useQuery } from '../../../kit/loading/use-query.ts';
import { useRevalidateOnEvent } from '../../../kit/loading/use-revalidate-on-event.ts';
import { pageMeta } from '../../../kit/page/page-meta.ts';
import { dayInWords } from '../../../text/days.ts';
import { applicationStateWords } from '../../../text/job/job-choices.ts';
import { Board } from '../../../ui/board.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { StageChips } from '../../../ui/stage-strip.tsx';
import { RecordNotFound } from '../record-not-found.tsx';
import type { Route } from './+types/board.ts';
import '../../../ui/progress.css';
import './applications.css';
import './board/board-head.css';
import { BoardHead } from './board/board-head.tsx';
import { BoardKeys } from './board/board-keys.tsx';
import { useCardKeys } from './board/use-card-keys.ts';
import { BoardColumns } from './board-columns.tsx';
import { applicantsAction } from './later-action.ts';
import { type BoardStatus, boardStatuses, loadBoard } from './load-applications.ts';
import { OpenedPanel } from './panel/opened-panel.tsx';
import { usePanelApplicant } from './panel/use-panel-applicant.ts';
import { useApplicantWork } from './use-applicant-work.tsx';

export const meta: Route.MetaFunction = () =>
  pageMeta({
    title: 'Applicants for a job',
    description: 'The applicants for one job, by stage.',
    index: false,
  });

export const clientLoader = ({ request }: Route.ClientLoaderArgs) => loadBoard(request);
export const clientAction = ({ request }: Route.ClientActionArgs) => applicantsAction(request);
export const HydrateFallback = PageSkeleton;

/** Fetched when somebody exports. */
const ExportDialog = laterDialog(
  async () => (await import('./export/export-dialog.tsx')).ExportDialog,
  ({ onClose }) => onClose(),
);

type Loaded = NonNullable<Route.ComponentProps['loaderData']>;

export default function BoardPage({ loaderData }: Route.ComponentProps) {
  useRevalidateOnEvent(['application', 'message', 'read']);
  if (loaderData === null) return <RecordNotFound title="Applicants" what="this job" />;
  return <JobBoard key={loaderData.board.job.id} {...loaderData} />;
}

function JobBoard({ board, columns, applicant, searchError }: Loaded) {
  const { job, counts } = board;
  const me = useMe();
  const query = useQuery();
  const [exports, setExports] = useState(false);
  const [listsKeys, setListsKeys] = useState(false);
  const canHire = mayHire(me);
  const search = query.get('search') ?? '';
  const isClosed = job.state === 'closed';
  const rows = [
    ...columns.flatMap(({ applications }) => applications),
    ...(applicant === null ? [] : [applicant]),
  ];
  const work = useApplicantWork(rows, isClosed);
  const opened = usePanelApplicant(rows, applicant);
  const cardKeys = useCardKeys((key) => {
    if (key === '?') setListsKeys(true);
    else if (key.toLowerCase() === 'u' && work.undo !== undefined) work.undo();
    else return false;
    return true;
  });
  const stage = stageIn(query);
  const undecided = columns
    .filter(({ status }) => status === 'pending' || status === 'interview')
    .flatMap(({ applications }) => applications)
    .filter(({ rejection }) => rejection === null);
  const total = boardStatuses.reduce((sum, status) => sum + counts[status], 0);
  return (
    <div>
      <BoardHead
        job={job}
        facts={factsOf(board, total)}
        canSearch={total > 0 || search !== ''}
        searchError={searchError}
        onExport={canHire && total > 0 ? () => setExports(true) : undefined}
        onKeys={() => setListsKeys(true)}
      />
      {listsKeys && <BoardKeys onClose={() => setListsKeys(false)} />}
      {exports && <ExportDialog source={{ job: job.id }} onClose={() => setExports(false)} />}
      {isClosed && undecided.length > 0 && (
        <Notice kind="warning" className="mt-5" title={waitingWords(undecided.length)}>
          <p>The job is closed. Everyone who applied should hear how it ended.</p>
          {canHire && (
            <Button type="button" className="mt-3" onClick={() => work.move(undecided, 'rejected')}>
              Write to {undecided.length === 1 ? 'this person' : `these ${undecided.length}`}
            </Button>
          )}
        </Notice>
      )}
      <div className="board-chips">
        <StageChips
          label="Stages"
          stages={boardStatuses.map((status) => ({
            label: applicationStateWords[status],
            count: counts[status],
            to: stagePath(query, status),
            isCurrent: status === stage,
          }))}
        />
      </div>
      {total === 0 ? (
        search === '' ? (
          <NobodyYet state={job.state} />
        ) : (
          <NobodyFound job={job.id} />
        )
      ) : (
        <div className="board-and-panel" data-panel={opened !== null || undefined}>
          <Board label="Applicants by stage" keys={cardKeys}>
            <BoardColumns {...{ columns, counts, stage, work, canHire }} open={opened?.row.id} />
          </Board>
          {opened !== null && (
            <OpenedPanel key={opened.row.id} opened={opened} work={work} canHire={canHire} />
          )}
        </div>
      )}
      {work.parts}
    </div>
  );
}

function stageIn(query: URLSearchParams): BoardStatus {
  const stage = query.get('stage');
  return boardStatuses.find((status) => status === stage) ?? 'pending';
}

function stagePath(query: URLSearchParams, status: BoardStatus): string {
  const nextQuery = new URLSearchParams(query);
  nextQuery.set('stage', status);
  return `?${nextQuery}`;
}

function factsOf({ job: { place, closesOn, state } }: Loaded['board'], total: number): string {
  const people = total === 1 ? '1 applicant' : `${total.toLocaleString('en-GB')} applicants`;
  const open = { draft: 'draft', closed: 'closed', paused: 'paused', published: undefined }[state];
  const until = closesOn === null ? undefined : `open until ${dayInWords(closesOn)}`;
  return [place, open ?? until, people].filter(Boolean).join(' · ');
}

function waitingWords(count: number): string {
  return count === 1 ? '1 person has not been answered' : `${count} people have not been answered`;
}

function NobodyFound({ job }: { job: string }) {
  return (
    <div className="mt-6">
      <EmptyState
        Icon={SearchX}
        title="Nobody here fits that"
        action={<LinkButton to={`?job=${job}`}>Show everyone</LinkButton>}
      >
        Search for part of a name, or for fewer words.
      </EmptyState>
    </div>
  );
}

function NobodyYet({ state }: { state: Loaded['board']['job']['state'] }) {
  return (
    <div className="mt-6">
      <EmptyState
        Icon={Inbox}
        title="No applicants yet"
        action={<LinkButton to="/dashboard/hiring/jobs">See your jobs</LinkButton>}
      >
        {state === 'published'
          ? 'The job is open. When someone applies, they appear here by themselves.'
          : 'Nobody can apply now, because the job is not open.'}
      </EmptyState>
    </div>
  );
}
