import { useEffect } from 'react';
import { useLocation } from 'react-router';

/** Milliseconds that a field may take to be drawn after its page. */
const longest = 5_000;
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
  const timer = setTimeout(() => watch.disconnect(), longest);
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
  const inside = named.matches(focusable) ? named : named.querySelector<HTMLElement>(focusable);
  if (inside === null) named.tabIndex = -1;
  const control = chosenOf(inside ?? named);
  control.focus({ preventScroll: true });
  control.scrollIntoView({ block: 'center' });
}

/** Of several radios the one that is chosen has focus. */
function chosenOf(control: HTMLElement): HTMLElement {
  if (!(control instanceof HTMLInputElement) || control.type !== 'radio') return control;
  const group = document.getElementsByName(control.name);
  return [...group].find((one) => one instanceof HTMLInputElement && one.checked) ?? control;
}
