import type { EmployerJob } from '@portway/contracts/hiring/employer-jobs/employer-jobs';
import { Copy, ExternalLink, Eye, Link as LinkIcon, Pause, Play, Undo2, X } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { laterDialog } from '../../../../kit/loading/later-dialog.tsx';
import { Button, LinkButton } from '../../../../ui/button.tsx';
import { CopyButton } from '../../../../ui/copy-button.tsx';

/** Asked for when the job is to be closed. */
const CloseJob = laterDialog(
  async () => (await import('./close-job.tsx')).CloseJob,
  ({ onCancel }) => onCancel(),
);

interface JobControlsProps {
  job: EmployerJob;
  /** How many answers differ from what candidates see. */
  changes: number;
  onAct: (intent: 'publish' | 'pause' | 'duplicate') => void;
  onClose: (why: { because: string; note: string }) => void;
  onShowChanges: () => void;
}

/** What can be done with the job as a whole. */
export function JobControls({ job, changes, onAct, onClose, onShowChanges }: JobControlsProps) {
  const [closes, setCloses] = useState(false);
  const { state, applicants } = job;
  const isPublic = state === 'published' || state === 'paused';
  const publicPath = `/jobs/${job.slug}`;
  return (
    <div className="job-controls">
      <LinkButton to={`?job=${job.id}&show=preview`} look="outline">
        Preview
        <Eye size={18} aria-hidden />
      </LinkButton>
      {state === 'draft' && <Button onClick={() => onAct('publish')}>Publish</Button>}
      {state === 'closed' && (
        <Button type="button" onClick={() => onAct('publish')}>
          <Undo2 size={18} aria-hidden />
          Open again
        </Button>
      )}
      {isPublic && changes > 0 && (
        <Button type="button" onClick={onShowChanges}>
          Publish changes ({changes})
        </Button>
      )}
      <ul className="job-more">
        {state === 'published' && (
          <>
            <li>
              <Link to={publicPath} reloadDocument>
                <ExternalLink size={18} aria-hidden />
                View the public page
              </Link>
            </li>
            <li>
              <CopyButton
                label={
                  <>
                    <LinkIcon size={18} aria-hidden />
                    Copy its link
                  </>
                }
                done="Link copied"
                text={() => new URL(publicPath, location.href).href}
                className=""
              />
            </li>
          </>
        )}
        {state === 'published' && (
          <li>
            <button type="button" onClick={() => onAct('pause')}>
              <Pause size={18} aria-hidden />
              Pause
            </button>
          </li>
        )}
        {state === 'paused' && (
          <li>
            <button type="button" onClick={() => onAct('publish')}>
              <Play size={18} aria-hidden />
              Open again
            </button>
          </li>
        )}
        {isPublic && (
          <li>
            <button type="button" onClick={() => setCloses(true)}>
              <X size={18} aria-hidden />
              Close
            </button>
          </li>
        )}
        <li>
          <button type="button" onClick={() => onAct('duplicate')}>
            <Copy size={18} aria-hidden />
            Duplicate
          </button>
        </li>
        {state !== 'draft' && (
          <li>
            <Link to={`/dashboard/hiring/board?job=${job.id}`}>
              {job.applications === 1 ? '1 applicant' : `${job.applications} applicants`}
            </Link>
          </li>
        )}
      </ul>
      {closes && (
        <CloseJob
          waiting={applicants.pending + applicants.interview + applicants.offer}
          onCancel={() => setCloses(false)}
          onCloseJob={(why) => {
            setCloses(false);
            onClose(why);
          }}
        />
      )}
    </div>
  );
}
