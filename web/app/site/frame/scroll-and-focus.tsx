import { useEffect, useLayoutEffect, useRef } from 'react';
import { type Location, useLocation, useNavigationType } from 'react-router';

const storageKey = 'scroll';
const useBeforePaint = typeof document === 'undefined' ? useEffect : useLayoutEffect;

/**
 * Scroll and focus on navigation. A new page: scroll to the top, focus its heading. The same page with
 * another query: no change. Back and forward: restore the position. React Router's own component scrolls to
 * the top on every navigation, even when a calculator's query changes.
 */
export function ScrollAndFocus() {
  const location = useLocation();
  const kind = useNavigationType();
  const previous = useRef<Location>(location);
  const places = useRef(new Map<string, number>());

  useEffect(() => keepPlaces(places.current, () => previous.current), []);

  useBeforePaint(() => {
    const from = previous.current;
    previous.current = location;
    if (from.key === location.key) return;
    forgetFirstPage();
    if (kind === 'POP') window.scrollTo(0, places.current.get(location.key) ?? 0);
    else if (location.hash !== '') toTarget(location.hash);
    else if (from.pathname !== location.pathname) window.scrollTo(0, 0);
    if (from.pathname !== location.pathname && location.hash === '') focusHeading();
  }, [location, kind]);

  return null;
}

/**
 * Records the scroll position of each history entry; on `pagehide` the browser's own restoration takes over
 * again.
 */
function keepPlaces(places: Map<string, number>, current: () => Location): () => void {
  for (const [key, place] of storedPlaces()) places.set(key, place);
  history.scrollRestoration = 'manual';
  const note = () => places.set(current().key, window.scrollY);
  const leave = () => {
    note();
    history.scrollRestoration = 'auto';
    store(places);
  };
  const onPageShow = () => {
    history.scrollRestoration = 'manual';
  };
  addEventListener('scroll', note, { passive: true });
  addEventListener('pagehide', leave);
  addEventListener('pageshow', onPageShow);
  return () => {
    removeEventListener('scroll', note);
    removeEventListener('pagehide', leave);
    removeEventListener('pageshow', onPageShow);
  };
}

/**
 * The server writes canonical, Open Graph and JSON-LD elements for the first page only; they are wrong for
 * the next.
 */
function forgetFirstPage(): void {
  const selector = 'link[rel=canonical],meta[property],meta[name^=twitter],script[type$="ld+json"]';
  for (const element of document.head.querySelectorAll(selector)) element.remove();
}

function toTarget(hash: string): void {
  document.getElementById(decodeURIComponent(hash.slice(1)))?.scrollIntoView();
}

function focusHeading(): void {
  const heading = document.querySelector('h1');
  if (heading === null) return;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
}

function storedPlaces(): [string, number][] {
  try {
    const places: unknown = JSON.parse(sessionStorage.getItem(storageKey) ?? '[]');
    return Array.isArray(places) ? places.filter(isPlace) : [];
  } catch {
    return [];
  }
}

function isPlace(value: unknown): value is [string, number] {
  return Array.isArray(value) && typeof value[0] === 'string' && typeof value[1] === 'number';
}

function store(places: Map<string, number>): void {
  try {
    sessionStorage.setItem(storageKey, JSON.stringify([...places].slice(-50)));
  } catch {
    // If storage is full or blocked, only the scroll position is lost.
  }
}
