import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate, useNavigationType } from 'react-router';
import { type AskedInForm, askedInForm } from './asked-in-form.ts';
import { addressOf, type Search } from './job-query.ts';
import { payShown } from './pay-shown.ts';

/** Asks for what the fields say: choices at once, texts when they are left or sent. */
export function useAction(search: Search) {
  const navigate = useNavigate();
  const [faults, setFaults] = useState<AskedInForm['faults']>({});
  const ask = (form: HTMLFormElement) => {
    const elsewhere = Object.entries(search).filter(([name]) => form.elements.namedItem(name) === null);
    const asked = askedInForm([...elsewhere, ...new FormData(form)]);
    setFaults(asked.faults);
    if (Object.keys(asked.faults).length > 0) return;
    const address = addressOf(asked.search);
    // Asked for once more, it is no other step back.
    void navigate(address, { preventScrollReset: true, replace: address === addressOf(search) });
  };
  return {
    faults,
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

/** Going back, or taking a filter away, the fields say what the address says. Who types on meanwhile keeps their text. */
export function useFollowing(form: { readonly current: HTMLFormElement | null }, search: Search): void {
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
      // An occupation may stand there with its title.
      if (value === '' || !field.value.startsWith(`${value} - `)) field.value = value;
    }
  }, [form, search, kind]);
}

/** Focus whose filter was taken away comes to what opens the others. */
export function useFocusKept(opener: { readonly current: HTMLElement | null }, search: Search): void {
  const shown = useRef(search);
  useEffect(() => {
    if (shown.current !== search && document.activeElement === document.body) opener.current?.focus();
    shown.current = search;
  }, [opener, search]);
}
