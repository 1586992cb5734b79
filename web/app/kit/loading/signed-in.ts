import { redirectDocument } from 'react-router';

/**
 * In `localStorage`, as the specification requires: the token is valid only together with a cookie that no
 * script can read.
 */
const key = 'token';
const renewedHeader = 'Portway-Token';

/**
 * The account this page belongs to, once known: data in memory is shown to no other account. Another account
 * loads a new page.
 */
let owner: string | undefined;

export function belongsTo(account: string): void {
  owner ??= account;
}

export function isLoggedIn(): boolean {
  return localStorage.getItem(key) !== null;
}

export function keepToken(token: string): void {
  localStorage.setItem(key, token);
}

/** Every other tab of this browser is notified by a storage event, and leaves too. */
export function forgetToken(): void {
  localStorage.removeItem(key);
}

/** Calls back when another tab has logged out; returns the function that stops listening. */
export function onLogOutElsewhere(leave: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if ((event.key === key || event.key === null) && !isLoggedIn()) leave();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** The log-in page, with the page to return to afterwards. */
export function logInPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/** The guard of every page behind the log-in: throws a redirect when nobody is logged in. */
export function guard(request: Request): void {
  if (!isLoggedIn()) throw redirectDocument(logInPath(pathOf(request)));
}

/**
 * Calls the API as the logged-in user, from a client loader or action: pass it to `call` as its `fetch`.
 * Throws a redirect to the log-in when the session has ended. Every redirect is a full page load, because
 * this page's memory holds the account's data. `send` replaces the browser's fetch.
 */
export function asMe(page: Request, send: (request: Request) => Promise<Response> = fetch) {
  return async (request: Request): Promise<Response> => {
    const token = localStorage.getItem(key);
    if (token === null) throw redirectDocument(logInPath(pathOf(page)));
    const answer = await sentWith(token, request, send);
    if (await isForAnother(answer)) throw redirectDocument(pathOf(page));
    if (answer.status !== 401) return answer;
    if (localStorage.getItem(key) === token) forgetToken();
    throw redirectDocument(logInPath(pathOf(page)));
  };
}

/**
 * The same for background requests: returns every response as it is, and never redirects the user. When the
 * session has ended, the user's next own action says so.
 */
export async function asMeQuietly(request: Request): Promise<Response> {
  const token = localStorage.getItem(key);
  return token === null ? new Response(null, { status: 401 }) : await sentWith(token, request, fetch);
}

async function sentWith(
  token: string,
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  request.headers.set('Authorization', `Bearer ${token}`);
  if (owner !== undefined) request.headers.set('Portway-Account', owner);
  const answer = await send(request);
  const renewed = answer.headers.get(renewedHeader);
  // Another tab may have logged out, or in to another account, meanwhile.
  if (renewed !== null && localStorage.getItem(key) === token) keepToken(renewed);
  return answer;
}

/** Another tab has logged in to another account: nothing of this page may be sent to it. */
async function isForAnother(answer: Response): Promise<boolean> {
  if (answer.status !== 409) return false;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof said === 'object' && said !== null && 'code' in said && said.code === 'other-account';
}

/** Follows a redirect thrown outside a loader or action. */
export function follow(redirection: Response): void {
  location.assign(redirection.headers.get('Location') ?? '/login');
}

/** The page of ours to open after the log-in: never one of another site. */
export function nextPath(query: URLSearchParams, otherwise: string): string {
  const next = query.get('next') ?? '';
  return /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : otherwise;
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
