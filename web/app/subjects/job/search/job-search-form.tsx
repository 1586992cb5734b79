import type { ComponentProps, ReactNode, Ref } from 'react';
import { Link } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { SpriteIcon, type SpriteName } from '../../../ui/sprite-icon.tsx';
import { type JobSearch, readJobSearch, withoutParameters } from '../job-search.ts';
import { FilterFields } from './filter-fields.tsx';
import { type Filter, filtersIn } from './search-in-words.ts';
import '../../../ui/side-sheet.css';
import './job-search.css';

interface FilterChipsProps {
  search: JobSearch;
  /** Whether the user has a profile: then the chip means this user, not anyone. */
  hasProfile: boolean;
  /** The address of a search on this page. */
  addressOf: (search: JobSearch) => string;
}

/** The filters that people use most: always there, pressed or not. */
const forAnyone = { name: 'sponsored', value: 'anyone', words: 'Can be sponsored' } as const;
const forMe = { name: 'sponsored', value: 'for-me', words: 'Can sponsor me' } as const;
const others = [
  { name: 'workplace', value: 'fully-remote', words: 'Remote' },
  { name: 'posted', value: '7', words: 'Last 7 days' },
] as const;

/** Filters as links: those that people use most, then the others that are on. */
function FilterChips({ search, hasProfile, addressOf }: FilterChipsProps) {
  const quick = [hasProfile ? forMe : forAnyone, ...others];
  const on = filtersIn(search);
  const further = on.filter(
    ({ name }) => !quick.some((one) => one.name === name && one.value === search[name]),
  );
  const without = (...names: readonly Filter['name'][]) => addressOf(withoutParameters(search, ...names));
  return (
    <ul className="job-chips" aria-label="Filters">
      {quick.map(({ name, value, words }) => (
        <li key={words}>
          <Chip
            isOn={search[name] === value}
            to={
              search[name] === value
                ? without(name)
                : addressOf(readJobSearch(Object.entries({ ...search, [name]: value })))
            }
          >
            {search[name] === value && <SpriteIcon name="check" size={16} />}
            {words}
          </Chip>
        </li>
      ))}
      {search.place !== undefined && (
        <li className="job-chip-place">
          <Chip isOn to={without('place')}>
            <SpriteIcon name="map-pin" size={16} />
            {search.place}
          </Chip>
        </li>
      )}
      {further.map(({ name, words }) => (
        <li key={name}>
          <Chip isOn to={without(name)}>
            {words}
            <SpriteIcon name="x" size={16} />
          </Chip>
        </li>
      ))}
      {on.length > 0 && (
        <li>
          <Link to={without(...on.map(({ name }) => name))} preventScrollReset className="job-clear">
            Clear all
          </Link>
        </li>
      )}
    </ul>
  );
}

function Chip({ isOn, to, children }: { isOn: boolean; to: string; children: ReactNode }) {
  return (
    <Link to={to} preventScrollReset data-on={isOn || undefined}>
      {children}
      {isOn && <span className="sr-only"> (remove this filter)</span>}
    </Link>
  );
}

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

interface FilterSheetProps {
  /** How many filters are on. */
  on: number;
  isOpen: boolean;
  /** What the search finds now: `11 jobs`; undefined where it found an error. */
  shows: string | undefined;
  /** The search without any filter. */
  clearTo: string;
  children: ReactNode;
}

/**
 * The filters: without scripts a closed disclosure under the bar, with scripts (`filter-sheet.js`) a sheet
 * over the page. They are the same elements, so what was chosen before the scripts ran is kept.
 */
function FilterSheet({ on, isOpen, shows, clearTo, children }: FilterSheetProps) {
  return (
    <details className="job-filters" open={isOpen}>
      <summary>
        <SpriteIcon name="sliders-horizontal" size={20} />
        <span>Filters</span>
        {on > 0 && (
          <b>
            {on}
            <span className="sr-only"> on</span>
          </b>
        )}
      </summary>
      <dialog open className="side-sheet" aria-labelledby="filters">
        <div className="side-sheet-head">
          <p id="filters">Filters</p>
          <Link to={clearTo} preventScrollReset>
            Clear all
          </Link>
          <button type="button" className="needs-scripts" data-close="">
            <SpriteIcon name="x" size={22} />
            <span className="sr-only">Close</span>
          </button>
        </div>
        <div className="side-sheet-body">{children}</div>
        <div className="side-sheet-foot">
          <Button>
            <span aria-live="polite" data-shows="">
              Show {shows ?? 'jobs'}
            </span>
          </Button>
        </div>
      </dialog>
    </details>
  );
}

interface CellProps {
  name: 'title' | 'place';
  label: string;
  value: string;
  icon: SpriteName;
  placeholder: string;
  suggest: Ref<HTMLInputElement> | undefined;
}

/** One field of the bar: the field fills the whole cell, with its label and icon inside. */
function Cell({ name, label, value, icon, placeholder, suggest }: CellProps) {
  return (
    <div className="job-bar-cell" data-cell={name}>
      <label htmlFor={name}>{label}</label>
      <span aria-hidden>
        <SpriteIcon name={icon} size={22} />
      </span>
      <input
        ref={suggest}
        id={name}
        name={name}
        type="text"
        defaultValue={value}
        placeholder={placeholder}
        autoComplete="off"
        enterKeyHint="search"
        maxLength={name === 'title' ? 100 : 80}
      />
    </div>
  );
}

interface SearchBarProps {
  title: string;
  place: string;
  suggestTitles: Ref<HTMLInputElement> | undefined;
  suggestPlaces: Ref<HTMLInputElement> | undefined;
  /** The filters, which open from the bar. */
  children: ReactNode;
}

/** What, where, and the filters, in one line. On a phone the place is one of the filters. */
function SearchBar({ title, place, suggestTitles, suggestPlaces, children }: SearchBarProps) {
  return (
    <div className="job-bar">
      <Cell
        name="title"
        label="Job title"
        value={title}
        icon="search"
        placeholder="Title, skill or employer"
        suggest={suggestTitles}
      />
      <Cell
        name="place"
        label="Location"
        value={place}
        icon="map-pin"
        placeholder="Town, city or nation"
        suggest={suggestPlaces}
      />
      {children}
      <Button className="job-bar-search">Search</Button>
    </div>
  );
}
