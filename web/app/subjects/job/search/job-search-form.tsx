import type { ComponentProps, Ref } from 'react';
import type { JobSearch } from '../job-search.ts';
import { FilterChips } from './filter-chips.tsx';
import { FilterFields } from './filter-fields.tsx';
import { FilterSheet } from './filter-sheet.tsx';
import './job-search.css';
import { SearchBar } from './search-bar.tsx';
import { filtersIn } from './search-in-words.ts';

/** The `ref`s of the fields that show suggestions while the user types. */
export interface Suggesting {
  readonly title: Ref<HTMLInputElement>;
  readonly place: Ref<HTMLInputElement>;
  readonly occupation: Ref<HTMLInputElement>;
}

interface JobSearchFormProps extends Pick<ComponentProps<'form'>, 'ref' | 'action' | 'onSubmit'> {
  search: JobSearch;
  fieldErrors: Readonly<Partial<Record<string, string>>>;
  addressOf: (search: JobSearch) => string;
  shows: string | undefined;
  hasProfile?: boolean;
  suggest?: Suggesting;
  /** Left out where only the bar leads to a search. */
  hasFilters?: boolean;
}

/** The id of the form, for the field outside it that orders the jobs. */
export const searchFormId = 'job-search';

/** The search for jobs, all of it in the address; the same in public and behind the log-in. */
export function JobSearchForm(props: JobSearchFormProps) {
  const { search, fieldErrors, addressOf, shows, suggest, hasFilters = true, ...form } = props;
  const { hasProfile = false, ...events } = form;
  const filters = filtersIn(search);
  const { title: _, place: __, sort: ___, ...ofSheet } = fieldErrors;
  return (
    <search className="job-search">
      <form
        id={searchFormId}
        aria-label="Jobs"
        noValidate
        // Found by `filter-sheet.js`; a form that React submits is handed to it instead.
        data-sheet={events.onSubmit === undefined ? '' : undefined}
        {...events}
      >
        <SearchBar
          title={search.title ?? ''}
          place={search.place ?? ''}
          suggestTitles={suggest?.title}
          suggestPlaces={suggest?.place}
        >
          {hasFilters && (
            <FilterSheet
              on={filters.length}
              isOpen={Object.keys(ofSheet).length > 0}
              shows={shows}
              clearTo={addressOf(wordsOf(search))}
            >
              <FilterFields
                search={search}
                fieldErrors={fieldErrors}
                hasProfile={hasProfile}
                suggestOccupations={suggest?.occupation}
              />
            </FilterSheet>
          )}
        </SearchBar>
        {(fieldErrors.title ?? fieldErrors.place) !== undefined && (
          <p role="alert" className="mt-2 font-medium text-coral">
            Error: {fieldErrors.title ?? fieldErrors.place}
          </p>
        )}
      </form>
      {hasFilters && <FilterChips search={search} hasProfile={hasProfile} addressOf={addressOf} />}
    </search>
  );
}

/** The words of a search, and how it is ordered. */
function wordsOf({ title, place, sort }: JobSearch): JobSearch {
  return {
    ...(title !== undefined && { title }),
    ...(place !== undefined && { place }),
    ...(sort !== undefined && { sort }),
  };
}
