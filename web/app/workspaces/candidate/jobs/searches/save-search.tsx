import type { SavedSearch } from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { BellPlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { isEqual } from '../../../../kit/forms/is-equal.ts';
import { laterDialog } from '../../../../kit/loading/later-dialog.tsx';
import { type JobSearch, readJobSearch } from '../../../../subjects/job/job-search.ts';
import { Button } from '../../../../ui/button.tsx';

interface KeepSearchProps {
  search: JobSearch;
  searches: readonly SavedSearch[] | undefined;
  /** Whether the dialog is open from the start, for somebody who signed up to be told of such jobs. */
  isOpen?: boolean;
}

/** Saves the current search under a name; says so where it is saved already. */
export function SaveSearch({ search, searches, isOpen = false }: KeepSearchProps) {
  const [asks, setAsks] = useState(isOpen);
  const savedSearch = searches?.find((one) => isEqual(readJobSearch(Object.entries(one.search)), search));
  if (savedSearch !== undefined)
    return (
      <p className="job-keep job-kept">
        Saved as{' '}
        <Link to="?tab=searches" className="font-semibold text-link underline underline-offset-4">
          {savedSearch.name}
        </Link>
      </p>
    );
  return (
    <div className="job-keep">
      <Button type="button" look="quiet" onClick={() => setAsks(true)}>
        <BellPlus size={18} aria-hidden />
        <span>Save this search</span>
      </Button>
      {asks && <SaveDialog search={search} onClose={() => setAsks(false)} />}
    </div>
  );
}

const SaveDialog = laterDialog(
  async () => (await import('./save-dialog.tsx')).SaveDialog,
  ({ onClose }) => onClose(),
);
