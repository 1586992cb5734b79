import { useEffect, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { type JobSearch, jobSearchQuery } from '../../../subjects/job/job-search.ts';
import { payShown } from '../../../subjects/job/search/pay-shown.ts';
import { readSearchForm, type SearchForm } from './read-search-form.ts';

/** What the form searches for, with the parts of the search that it has no field for. */
export function searchIn(form: HTMLFormElement, search: JobSearch): SearchForm {
  const elsewhere = Object.entries(search).filter(([name]) => form.elements.namedItem(name) === null);
  return readSearchForm([...elsewhere, ...new FormData(form)]);
}

/** Submits the fields; `ask` returns whether they could be read. */
export function useSearchForm(search: JobSearch) {
  const navigate = useNavigate();
  const [fieldErrors, setFieldErrors] = useState<SearchForm['fieldErrors']>({});
  const ask = (form: HTMLFormElement): boolean => {
    const asked = searchIn(form, search);
    setFieldErrors(asked.fieldErrors);
    if (Object.keys(asked.fieldErrors).length > 0) return false;
    const address = jobSearchQuery(asked.search);
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
export function useFollowing(form: { readonly current: HTMLFormElement | null }, search: JobSearch): void {
  const kind = useNavigationType();
  useEffect(() => {
    const said: Readonly<Record<string, string | undefined>> = {
      currency: 'GBP',
      ...search,
      pay: payShown(search),
    };
    for (const field of form.current?.elements ?? []) {
      if (!(field instanceof HTMLInputElement || field instanceof HTMLSelectElement)) continue;
      const value = said[field.name] ?? '';
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
