import { browseJobsOperation } from '@portway/contracts/candidate/jobs/jobs';
import { submit } from '@portway/contracts/client';
import { useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { asMe } from '../../../kit/loading/signed-in.ts';
import { countInWords } from '../../../subjects/job/count-in-words.ts';
import { type JobSearch, jobSearchQuery } from '../../../subjects/job/job-search.ts';
import { formattedPay } from '../../../subjects/job/search/formatted-pay.ts';
import { JobSearchForm } from '../../../subjects/job/search/job-search-form.tsx';
import { readSearchForm, type SearchForm } from './read-search-form.ts';
import { suggestOccupations, suggestPlaces, suggestTitles } from './suggest.ts';

interface DashboardSearchProps {
  search: JobSearch;
  /** The errors reported by the server, field by field. */
  fieldErrors: Readonly<Record<string, string>>;
  /** What the search finds now; undefined where nothing was searched. */
  shows: string | undefined;
  /** Left out where only the bar leads to a search. */
  hasFilters: boolean;
}

const suggest = { title: suggestTitles, place: suggestPlaces, occupation: suggestOccupations };
const sheetScript: string = '/filter-sheet.js';

/**
 * The search of the public page, for a candidate. Its fields stay the same elements, with their focus, and
 * follow the address when it changes.
 */
export function DashboardSearch({ search, fieldErrors, shows, hasFilters }: DashboardSearchProps) {
  const form = useRef<HTMLFormElement>(null);
  const asking = useSearchForm(search);
  useFollowing(form, search);
  useEffect(() => {
    if (!hasFilters) return;
    void import(/* @vite-ignore */ sheetScript).then(
      ({ watch }) => form.current && watch(form.current, count),
    );
  }, [hasFilters]);
  const shownSearch = useRef(search);
  // When the focused filter was removed, focus moves to what opens the others.
  useEffect(() => {
    if (shownSearch.current !== search && document.activeElement === document.body)
      form.current?.querySelector('summary')?.focus();
    shownSearch.current = search;
  }, [search]);
  return (
    <JobSearchForm
      // The filters of a list that has none are gone, and come back as new elements.
      key={`${hasFilters}`}
      ref={form}
      search={search}
      fieldErrors={{ ...fieldErrors, ...asking.fieldErrors }}
      addressOf={jobSearchQuery}
      shows={shows}
      hasProfile
      suggest={suggest}
      hasFilters={hasFilters}
      onSubmit={(event) => {
        event.preventDefault();
        if (asking.ask(event.currentTarget)) event.currentTarget.querySelector('dialog')?.close();
      }}
    />
  );
}

/** How many jobs the fields would find, in words. */
async function count(form: HTMLFormElement): Promise<string> {
  const draft = searchIn(form, {});
  if (Object.keys(draft.fieldErrors).length > 0) return 'jobs';
  const me = { fetch: asMe(new Request(location.href)) };
  const { total } = await submit(browseJobsOperation, draft.search, me);
  return countInWords(total);
}

/** What the form searches for, with the parts of the search that it has no field for. */
function searchIn(form: HTMLFormElement, search: JobSearch): SearchForm {
  const fields = new FormData(form);
  // Other words are read afresh.
  const isSame = fields.get('title') === search.title;
  const elsewhere = Object.entries(search).filter(
    ([name]) => form.elements.namedItem(name) === null && (isSame || name !== 'words'),
  );
  return readSearchForm([...elsewhere, ...fields]);
}

/** Submits the fields; `ask` returns whether they could be read. */
function useSearchForm(search: JobSearch) {
  const navigate = useNavigate();
  const [fieldErrors, setFieldErrors] = useState<SearchForm['fieldErrors']>({});
  const ask = (form: HTMLFormElement): boolean => {
    const draft = searchIn(form, search);
    setFieldErrors(draft.fieldErrors);
    if (Object.keys(draft.fieldErrors).length > 0) return false;
    const address = jobSearchQuery(draft.search);
    // Searching for the same again adds no history entry.
    void navigate(address, { preventScrollReset: true, replace: address === jobSearchQuery(search) });
    return true;
  };
  return { fieldErrors, ask };
}

/**
 * On going back or removing a filter, the fields follow the address. A field in which the user is typing
 * keeps its text.
 */
function useFollowing(form: { readonly current: HTMLFormElement | null }, search: JobSearch): void {
  const kind = useNavigationType();
  useEffect(() => {
    const fieldValues: Readonly<Record<string, string | undefined>> = {
      currency: 'GBP',
      ...search,
      pay: formattedPay(search),
    };
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const value = fieldValues[field.name] ?? '';
      if (field.type === 'radio' && field instanceof HTMLInputElement) {
        field.checked = field.value === value;
        continue;
      }
      const isWords = field.name === 'title' || field.name === 'place';
      if (isWords && field === document.activeElement && kind !== 'POP') continue;
      // An occupation may be shown there with its title.
      if (value === '' || !field.value.startsWith(`${value} - `)) field.value = value;
    }
  }, [form, search, kind]);
}
