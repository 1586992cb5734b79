import { ArrowLeft, Keyboard, Search } from 'lucide-react';
import { Form, Link } from 'react-router';
import { useQuery } from '../../../../kit/loading/use-query.ts';
import { Button } from '../../../../ui/button.tsx';

interface BoardHeadProps {
  job: { readonly id: string; readonly title: string };
  /** Place, until when it is open, and how many applied. */
  facts: string;
  /** Whether there is anybody to search among. */
  canSearch: boolean;
  searchError: string | undefined;
  /** Left out where there is nobody to export, or for those who only read hiring. */
  onExport: (() => void) | undefined;
  onKeys: () => void;
}

/** The board's head: the job, its pages, and what can be done with all of its applicants, in one row on wide screens. */
export function BoardHead({ job, facts, canSearch, searchError, onExport, onKeys }: BoardHeadProps) {
  return (
    <header className="board-head">
      <Link to="/dashboard/hiring/jobs" className="board-back">
        <ArrowLeft size={20} aria-hidden />
        <span>Jobs</span>
      </Link>
      <div className="board-job">
        <h1 className="text-22 wrap-anywhere">{job.title}</h1>
        <p className="text-14 text-ink-2">{facts}</p>
      </div>
      <nav aria-label="This job">
        <ul className="tabs section-tabs">
          <li>
            <Link to={`?job=${job.id}`} aria-current="page">
              Board
            </Link>
          </li>
          <li>
            <Link to={`/dashboard/hiring/applicants?job=${job.id}`}>List</Link>
          </li>
          <li>
            <Link to={`/dashboard/hiring/jobs/${job.id}`}>The job</Link>
          </li>
        </ul>
      </nav>
      {canSearch && <BoardSearch job={job.id} error={searchError} />}
      {onExport !== undefined && (
        <Button type="button" look="quiet" onClick={onExport}>
          Export
        </Button>
      )}
      <button type="button" className="board-keys" onClick={onKeys} aria-keyshortcuts="?">
        <Keyboard size={20} aria-hidden />
        Keys
      </button>
    </header>
  );
}

/** Searches the applicants of one job. */
function BoardSearch({ job, error }: { job: string; error: string | undefined }) {
  const search = useQuery().get('search') ?? '';
  return (
    // Remounted when the address changes, so that going back shows the earlier words.
    <Form key={search} role="search" aria-label="Applicants" className="board-search">
      <input type="hidden" name="job" value={job} />
      <label>
        <span className="sr-only">Name, role, skill or words</span>
        <Search size={18} aria-hidden />
        <input
          type="search"
          name="search"
          placeholder="Find a name or skill"
          maxLength={100}
          defaultValue={search}
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : 'search-error'}
        />
      </label>
      {error !== undefined && (
        <p id="search-error" className="text-14 text-coral">
          {error}
        </p>
      )}
    </Form>
  );
}
