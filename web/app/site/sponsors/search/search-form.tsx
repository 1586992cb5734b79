import { type RefObject, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '../../../ui/button.tsx';
import { SpriteIcon } from '../../../ui/sprite-icon.tsx';
import type { Place } from '../places.ts';
import { Choice, optionsOf } from './search-choice.tsx';
import { ratingChoices, sizeWords, sortWords } from './search-words.ts';
import { readSponsorSearch, type SponsorSearch, sponsorsAddress } from './sponsor-search.ts';
import '../sponsors.css';

interface SearchFormProps {
  search: SponsorSearch;
  routes: readonly Place[];
  towns: readonly Place[];
  error: string | undefined;
}

/** Milliseconds without a key press after which the search begins. */
const pause = 120;

/** The search of the register: all of it in the address, and answered as one types. */
export function SearchForm({ search, routes, towns, error }: SearchFormProps) {
  const { form, ask, askSoon } = useAskAsTyped(search);
  return (
    <search>
      <form
        ref={form}
        action="/sponsors"
        noValidate
        className="sponsor-search"
        onInput={askSoon}
        onChange={({ target }) => target instanceof HTMLSelectElement && ask()}
        onSubmit={(event) => {
          event.preventDefault();
          ask();
        }}
      >
        <NameField query={search.query} error={error} />
        <div className="sponsor-choices">
          <Choice
            name="route"
            label="Route"
            any="All routes"
            value={search.route}
            options={optionsOf(routes, search.route)}
          />
          <Choice
            name="rating"
            label="Rating"
            any="Any rating"
            value={search.rating}
            options={entriesOf(ratingChoices)}
          />
          <Choice
            name="town"
            label="Town"
            any="Any town"
            value={search.town}
            options={optionsOf(towns, search.town)}
          />
          <Choice
            name="size"
            label="Size of the place"
            any="Any size of place"
            value={search.size}
            options={entriesOf(sizeWords)}
          />
          <Choice
            name="sort"
            label="Order"
            any={sortWords.best}
            value={search.sort}
            options={entriesOf({ name: sortWords.name, newest: sortWords.newest })}
          />
        </div>
      </form>
    </search>
  );
}

interface NameFieldProps {
  query?: string | undefined;
  error?: string | undefined;
}

/** The one field, with its button. */
export function NameField({ query, error }: NameFieldProps) {
  return (
    <>
      <div className="sponsor-bar">
        <label htmlFor="query" className="sr-only">
          Name of the company, with or without its town
        </label>
        <SpriteIcon name="search" size={22} />
        <input
          id="query"
          name="query"
          type="search"
          defaultValue={query ?? ''}
          placeholder="Name of the company"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          enterKeyHint="search"
          maxLength={200}
          aria-invalid={error === undefined ? undefined : true}
          aria-describedby={error === undefined ? undefined : 'query-error'}
        />
        <Button>Search</Button>
      </div>
      {error !== undefined && (
        <p id="query-error" role="alert" className="font-medium text-coral">
          Error: {error}
        </p>
      )}
    </>
  );
}

const entriesOf = (words: Readonly<Record<string, string>>) => Object.entries(words);

/** Opens the address of what the form has, at once or when the typing pauses. */
function useAskAsTyped(search: SponsorSearch) {
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const ask = () => {
    clearTimeout(timer.current);
    if (form.current === null) return;
    const address = sponsorsAddress(readSponsorSearch(new FormData(form.current)));
    void navigate(address, { replace: true, preventScrollReset: true });
  };
  const askSoon = () => {
    clearTimeout(timer.current);
    timer.current = setTimeout(ask, pause);
  };
  useFollowing(form, search.query ?? '', ask);
  return { form, ask, askSoon };
}

/** Text typed before the scripts ran is searched for; an address opened otherwise puts its text into the field. */
function useFollowing(form: RefObject<HTMLFormElement | null>, query: string, ask: () => void): void {
  const isFirst = useRef(true);
  const askNow = useRef(ask);
  useEffect(() => {
    const field = form.current?.querySelector('input');
    const wasFirst = isFirst.current;
    isFirst.current = false;
    if (field === null || field === undefined || field.value.trim() === query) return;
    if (wasFirst) askNow.current();
    else if (field !== document.activeElement) field.value = query;
  }, [form, query]);
}
