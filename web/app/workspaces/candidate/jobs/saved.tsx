import { Bookmark } from 'lucide-react';
import { useEffect, useMemo, useRef } from 'react';
import { NotOpenTag } from '../../../subjects/job/not-open-tag.tsx';
import { Button, LinkButton } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { JobRow } from './job-row.tsx';
import { ListFault } from './list-fault.tsx';
import type { Saved } from './load-jobs.ts';
import { useLearnSaved, useSaved } from './saving/use-saved-marks.ts';
import { ShowMore, useFocusOnMore } from './show-more.tsx';

/** The saved jobs, latest first. */
export function SavedJobs({ saved }: { saved: Saved }) {
  const { rows, fault } = saved;
  const list = useFocusOnMore(saved.pages, rows.length);
  useLearnSaved(
    useMemo(() => rows.map(({ job }) => job), [rows]),
    saved.savedCount,
  );
  if (rows.length === 0 && fault !== undefined) return <ListFault message={fault.message} />;
  if (rows.length === 0)
    return (
      <EmptyState
        Icon={Bookmark}
        title="You have saved no jobs"
        action={<LinkButton to="?">Browse all jobs</LinkButton>}
      >
        Press Save on a job, and it appears here until you remove it.
      </EmptyState>
    );
  return (
    <>
      <h2 className="sr-only">Jobs you have saved</h2>
      <ul ref={list} className="job-list">
        {rows.map((row) => (
          <li key={row.job.id}>
            <SavedRow row={row} />
          </li>
        ))}
      </ul>
      <ShowMore {...saved} />
    </>
  );
}

/** A removed job is replaced by an undo button. */
function SavedRow({ row: { job, state } }: { row: Saved['rows'][number] }) {
  const { saved, want } = useSaved(job);
  if (!saved) return <TakenOut title={job.title} onUndo={() => want(true)} />;
  return <JobRow job={job} tags={<NotOpenTag state={state} />} />;
}

function TakenOut({ title, onUndo }: { title: string; onUndo: () => void }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (document.activeElement === document.body) box.current?.querySelector('button')?.focus();
  }, []);
  return (
    <div ref={box} className="job-taken-out">
      <p role="status">
        <b>{title}</b> is no longer saved.
      </p>
      <Button type="button" look="quiet" onClick={onUndo}>
        Undo
      </Button>
    </div>
  );
}
