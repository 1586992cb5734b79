import type { EmployerJob } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import type { Autosave } from '../../../../kit/forms/autosave/autosave.ts';
import { SaveStatus } from '../../../../kit/forms/autosave/save-status.tsx';
import { useSaveSummary } from '../../../../kit/forms/autosave/use-autosave.ts';
import { jobStateWords } from '../../../../text/job-choices.ts';
import { onDay } from '../../../../text/moments.ts';
import { Tag } from '../../../../ui/tag.tsx';
import { isPublic } from './job-autosave.ts';

interface JobStatusProps {
  job: EmployerJob;
  autosave: Autosave;
  /** How many answers differ from what candidates see. */
  changes: number;
  readOnly: boolean;
}

const looks = { draft: 'sky', published: 'mint', paused: 'sand', closed: 'rose' } as const;

/** Whether candidates see the job, and whether what was typed is saved. */
export function JobStatus({ job, autosave, changes, readOnly }: JobStatusProps) {
  const { summary } = useSaveSummary(autosave);
  const { state } = job;
  return (
    <div className="job-status">
      <Tag look={looks[state]}>{state === 'published' ? 'Open' : jobStateWords[state]}</Tag>
      {!readOnly && state !== 'closed' && (
        <SaveStatus status={summary}>
          {summary === 'stored' ? storedWords(job, changes) : words[summary]}
        </SaveStatus>
      )}
    </div>
  );
}

function storedWords(job: EmployerJob, changes: number): string {
  if (!isPublic(job)) return `Draft saved ${savedWhen(job.changedAt)}`;
  if (changes === 0) return 'Candidates see it as it is here.';
  return changes === 1
    ? 'One change is saved and not published. Colleagues see it here, candidates do not.'
    : `${changes} changes are saved and not published. Colleagues see them here, candidates do not.`;
}

/** Of today the time, of earlier days the day. */
function savedWhen(changedAt: string): string {
  const moment = new Date(changedAt);
  return moment.toDateString() === new Date().toDateString()
    ? `at ${timeOf.format(moment)}`
    : `on ${onDay(changedAt)}`;
}

const timeOf = new Intl.DateTimeFormat('en-GB', { timeStyle: 'short' });

const words = {
  changed: 'Changed in another window. Choose which version to keep.',
  refused: 'An answer cannot be saved as it is. Fix the one marked below.',
  offline: 'Not saved: no connection. Your words are kept in this browser. We try again every few seconds.',
  saving: 'Saving…',
  waiting: 'Saving…',
} as const;
