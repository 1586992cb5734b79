import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds that a field may take to be drawn after its page. */
const longest = 2_000;
const focusable = 'input:not([type=hidden]), select, textarea, button, a[href], [tabindex]';

/** Puts focus on the field of the profile that the address names, as soon as it is there: `…/preferences#salary`. */
export function FocusField() {
  const { pathname, hash, key } = useLocation();
  // biome-ignore lint/correctness/useExhaustiveDependencies: led to the same field again, its key alone is another
  useEffect(() => {
    if (hash.length > 1 && hash !== '#main' && pathname.startsWith('/dashboard/profile'))
      return whenThere(decodeURIComponent(hash.slice(1)), focus);
  }, [pathname, hash, key]);
  return null;
}

/** Calls with the element once there is one; the answer ends the waiting. */
function whenThere(id: string, found: (element: HTMLElement) => void): () => void {
  const look = () => {
    const element = document.getElementById(id);
    if (element === null) return;
    stop();
    found(element);
  };
  const watch = new MutationObserver(look);
  const timer = setTimeout(() => {
    watch.disconnect();
    // Led to what is not there: to the page, then, as any other link.
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

function focus(named: HTMLElement): void {
  named.closest('details')?.setAttribute('open', '');
  const control = chosenOf(
    named.matches(focusable) ? named : (named.querySelector<HTMLElement>(focusable) ?? named),
  );
  // What another answer must allow first cannot have focus: its subject says how.
  focusOn(control.matches(':disabled') ? control.closest('section') : control);
  control.scrollIntoView({ block: 'center' });
}

function focusOn(element: HTMLElement | null): void {
  if (element === null) return;
  if (!element.matches(focusable)) element.tabIndex = -1;
  element.focus({ preventScroll: true });
}

/** Of several radios the one that is chosen has focus. */
function chosenOf(control: HTMLElement): HTMLElement {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return control;
  const group = document.getElementsByName(control.name);
  return [...group].find((one) => one instanceof HTMLInputElement && one.checked) ?? control;
}
