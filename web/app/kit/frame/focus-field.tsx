import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds that a field may take to appear after its page. */
const longest = 2_000;
const focusable = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]';

/** Focuses the profile field named in the address as soon as it exists: `…/preferences#salary`. */
export function FocusField() {
  const { pathname, hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: led to the same field again, its key alone is another
  useEffect(() => {
    if (hash.length > 1 && hash !== '#main' && pathname.startsWith('/dashboard/profile'))
      return whenThere(decodeURIComponent(hash.slice(1)), focus);
  }, [pathname, hash, key]);
  return null;
}

/** Calls back with the element once it exists; the returned function stops waiting. */
function whenThere(id: string, onFound: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.getElementById(id);
    if (element === null) return;
    stop();
    onFound(element);
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(() => {
    watch.disconnect();
    // The field does not exist: the link leads to the page, like any other.
    focusOn(document.querySelector('h1'));
  }, longest);
  const stop = () => {
    clearTimeout(timer);
    watch.disconnect();
  };
  watch.observe(document.body, { childList: true, subtree: true });
  look();
  return stop;
}

function focus(target: HTMLElement): void {
  target.closest('details')?.setAttribute('open', '');
  const control = chosenOf(
    target.matches(focusable) ? target : (target.querySelector<HTMLElement>(focusable) ?? target),
  );
  // A field disabled until another answer is given cannot take focus: its section explains why.
  focusOn(control.matches(':disabled') ? control.closest('section') : control);
  control.scrollIntoView({ block: 'center' });
}

function focusOn(element: HTMLElement | null): void {
  if (element === null) return;
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Of several radios the selected one takes focus. */
function chosenOf(control: HTMLElement): HTMLElement {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return control;
  const group = document.getElementsByName(control.name);
  return [...group].find((one) => one instanceof HTMLInputElement && one.checked) ?? control;
}
