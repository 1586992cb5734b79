import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { type JobSearch, jobSearchQuery } from '../../../subjects/job/job-search.ts';
import { payShown } from './pay-shown.ts';
import { readSearchForm, type SearchForm } from './read-search-form.ts';

/** Submits the fields: choices at once, text when its field is left or the form is submitted. */
export function useSearchForm(search: JobSearch) {
  const navigate = useNavigate();
  const [fieldErrors, setFaults] = useState<SearchForm['fieldErrors']>({});
  const ask = (form: HTMLFormElement) => {
    const elsewhere = Object.entries(search).filter(([name]) => form.elements.namedItem(name) === null);
    const asked = readSearchForm([...elsewhere, ...new FormData(form)]);
    setFaults(asked.fieldErrors);
    if (Object.keys(asked.fieldErrors).length > 0) return;
    const address = jobSearchQuery(asked.search);
    // Searching for the same again adds no history entry.
    void navigate(address, { preventScrollReset: true, replace: address === jobSearchQuery(search) });
  };
  return {
    fieldErrors,
    ask,
    afterChoice({ target, currentTarget }: FormEvent<HTMLFormElement>) {
      const isIdle = target instanceof HTMLSelectElement && target.name === 'currency' && !search.pay;
      if (target instanceof HTMLSelectElement && !isIdle) ask(currentTarget);
    },
    afterText({ target, currentTarget, nativeEvent }: FormEvent<HTMLFormElement>) {
      if (!(target instanceof HTMLInputElement) || !/^(?:pay|occupation)$/.test(target.name)) return;
      if (nativeEvent instanceof InputEvent && nativeEvent.inputType !== 'insertReplacementText') return;
      if (target.value.trim() !== (target.dataset.asked ?? target.defaultValue)) ask(currentTarget);
    },
  };
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
      const isWords = field.name === 'title' || field.name === 'place';
      if (isWords && field === document.activeElement && kind !== 'POP') continue;
      field.dataset.asked = value;
      // An occupation may be shown there with its title.
      if (value === '' || !field.value.startsWith(`${value} - `)) field.value = value;
    }
  }, [form, search, kind]);
}

/** When the focused filter was removed, focus moves to the button that opens the others. */
export function useFocusKept(opener: { readonly current: HTMLElement | null }, search: JobSearch): void {
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current !== search && document.activeElement === document.body) opener.current?.focus();
    shown.current = search;
  }, [opener, search]);
}
