import {
  changeSearchOperation,
  openSearchOperation,
  type SavedSearch,
} from '@portway/contracts/candidate/saved-jobs/saved-jobs';
import { call } from '@portway/contracts/client';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ActionForm } from '../../../../kit/forms/action-form.tsx';
import { asMe, follow } from '../../../../kit/loading/signed-in.ts';
import { jobSearchQuery, readJobSearch } from '../../../../subjects/job/job-search.ts';
import { inWords } from '../../../../subjects/job/search/search-in-words.ts';
import { alertRhythmWords } from '../../../../text/job/job-choices.ts';
import { optionsOf } from '../../../../text/options-of.ts';
import { Button } from '../../../../ui/button.tsx';
import { Dialog } from '../../../../ui/dialog.tsx';
import { Tag } from '../../../../ui/tag.tsx';
import { TextField } from '../../../../ui/text-field.tsx';
import { forgetSearches } from '../load-jobs.ts';

interface SearchRowProps {
  search: SavedSearch;
  onAlerts: (rhythm: string) => void;
  onRemove: () => void;
}

/** One saved search: its filters, its new jobs, and how often it is emailed. */
export function SearchRow({ search: savedSearch, onAlerts, onRemove }: SearchRowProps) {
  const [renames, setRenames] = useState(false);
  const { id, name, fresh, alerts } = savedSearch;
  const search = readJobSearch(Object.entries(savedSearch.search));
  const words = inWords(search);
  return (
    <li>
      <div className="min-w-0">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <h3>
            <Link to={jobSearchQuery(search)} onClick={() => noteOpened(id)} className="search-open">
              {name}
            </Link>
          </h3>
          {fresh.count > 0 && <Tag look="gold">{`${fresh.count}${fresh.more ? '+' : ''} new`}</Tag>}
        </div>
        {words !== name && <p className="text-15 text-ink-2 wrap-anywhere">{words}</p>}
      </div>
      <div className="search-ways">
        <span className="job-sort">
          <label htmlFor={`alerts-${id}`}>
            Emails<span className="sr-only"> about {name}</span>
          </label>
          <select
            id={`alerts-${id}`}
            value={alerts}
            onChange={(event) => onAlerts(event.currentTarget.value)}
          >
            {optionsOf(alertRhythmWords).map(({ value, label }) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
          <ChevronDown size={18} aria-hidden />
        </span>
        <Button type="button" look="quiet" onClick={() => setRenames(true)}>
          Rename<span className="sr-only"> {name}</span>
        </Button>
        <Button type="button" look="quiet" onClick={onRemove}>
          Remove<span className="sr-only"> {name}</span>
        </Button>
      </div>
      {renames && <RenameDialog savedSearch={savedSearch} onClose={() => setRenames(false)} />}
    </li>
  );
}

function RenameDialog({
  savedSearch: { id, name },
  onClose,
}: {
  savedSearch: SavedSearch;
  onClose: () => void;
}) {
  return (
    <Dialog title="Rename this search" onClose={onClose}>
      <div className="mt-5">
        <ActionForm
          intent="rename"
          schemas={changeSearchOperation.request.shape}
          button="Rename"
          onSuccess={onClose}
          beside={
            <Button type="button" look="outline" onClick={onClose}>
              Cancel
            </Button>
          }
        >
          {(field) => (
            <>
              <input type="hidden" name="id" value={id} />
              <TextField
                {...field('name')}
                label="Name"
                maxLength={80}
                autoComplete="off"
                defaultValue={name}
              />
            </>
          )}
        </ActionForm>
      </div>
    </Dialog>
  );
}

/** Resets the count of new jobs of a saved search. In the background: the search opens even if this fails. */
function noteOpened(id: string): void {
  forgetSearches();
  call(openSearchOperation, undefined, { fetch: asMe(new Request(location.href)), parameters: { id } })
    .then(forgetSearches)
    .catch((failure: unknown) => {
      if (failure instanceof Response) follow(failure);
    });
}
