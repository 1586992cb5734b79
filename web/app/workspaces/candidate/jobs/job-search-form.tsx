import { SlidersHorizontal } from 'lucide-react';
import { Suspense, useId, useRef, useState } from 'react';
import { later } from '../../../kit/loading/lazy-part.tsx';
import type { JobSearch } from '../../../subjects/job/job-search.ts';
import { Button } from '../../../ui/button.tsx';
import { FilterChips } from './filter-chips.tsx';
import { SearchBar } from './search-bar.tsx';
import { filtersIn } from './search-in-words.ts';
import { useFocusKept, useFollowing, useSearchForm } from './use-search-form.ts';

interface JobSearchFormProps {
  search: JobSearch;
  /** The errors reported by the server, field by field. */
  fieldErrors: Readonly<Record<string, string>>;
  /** Left out where only the bar leads to a search. */
  hasFilters: boolean;
}

/**
 * The search, all of it in the address: text when submitted, choices at once. The fields stay the same
 * elements, with their focus, and follow the address when it changes.
 */
export function JobSearchForm({ search, fieldErrors, hasFilters }: JobSearchFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const asking = useSearchForm(search);
  useFollowing(form, search);
  return (
    <search>
      <form
        ref={form}
        aria-label="Jobs"
        noValidate
        className="job-search"
        onSubmit={(event) => {
          event.preventDefault();
          asking.ask(event.currentTarget);
        }}
        onChange={asking.afterChoice}
        onBlur={asking.afterText}
        onInput={asking.afterText}
      >
        <SearchBar title={search.title ?? ''} place={search.place ?? ''} />
        {hasFilters && <Filters search={search} fieldErrors={{ ...fieldErrors, ...asking.fieldErrors }} />}
      </form>
    </search>
  );
}

const FilterFields = later(async () => (await import('./filter-fields.tsx')).FilterFields);

/**
 * The button that opens the filters, the active ones, and the filters themselves. Once rendered, they stay in
 * the form.
 */
function Filters({ search, fieldErrors }: Pick<JobSearchFormProps, 'search' | 'fieldErrors'>) {
  const opener = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const [opened, setOpened] = useState<boolean>();
  useFocusKept(opener, search);
  const isOpen = opened ?? Object.keys(fieldErrors).length > 0;
  const on = filtersIn(search).length;
  return (
    <>
      <div className="job-chosen">
        <Button
          ref={opener}
          type="button"
          look="outline"
          aria-expanded={isOpen}
          aria-controls={panel}
          onClick={() => setOpened(!isOpen)}
        >
          <SlidersHorizontal size={18} aria-hidden />
          Filters
          {on > 0 && <span className="job-count">{on}</span>}
        </Button>
        <FilterChips search={search} />
      </div>
      <div id={panel} hidden={!isOpen} className="panel">
        {(isOpen || opened !== undefined) && (
          <Suspense fallback={<div className="job-filters-asking" />}>
            <FilterFields search={search} fieldErrors={fieldErrors} />
          </Suspense>
        )}
      </div>
    </>
  );
}
