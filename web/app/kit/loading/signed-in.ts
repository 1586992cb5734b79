import { redirectDocument } from 'react-router';

/** Where the specification wants it: a token that counts only beside a cookie which no script can read. */
const key = 'token';
const renewedHeader = 'Portway-Token';

/** Whose this page is, once it is known: what it keeps in memory goes to nobody else. Whoever comes next loads a new one. */
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

/** Every other tab of this browser hears of it, and leaves too. */
export function forgetToken(): void {
  localStorage.removeItem(key);
}

/** Calls back when another tab has logged out; the answer ends the listening. */
export function onLogOutElsewhere(leave: () => void): () => void {
  const heard = (event: StorageEvent) => {
    if ((event.key === key || event.key === null) && !isLoggedIn()) leave();
  };
  window.addEventListener('storage', heard);
  return () => window.removeEventListener('storage', heard);
}

/** Where to log in, and where to go on afterwards. */
export function logInPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/** The guard of every page behind the log-in: throws a redirect when nobody is logged in. */
export function guard(request: Request): void {
  if (!isLoggedIn()) throw redirectDocument(logInPath(pathOf(request)));
}

/**
 * Asks the API as whoever is logged in, from a client loader or action: give it to `call` as its `fetch`. Throws a
 * redirect to the log-in when the session has ended. All redirects load a new page: this one's memory is somebody's. `send` is how it travels, if not by the browser's fetch.
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
 * The same for what a page does by itself: whatever is answered is the answer, and nobody is led away from what they are
 * at. When the session has ended, the next thing that they do themselves says so.
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
  // Another tab may have logged out, or in as somebody else, meanwhile.
  if (renewed !== null && localStorage.getItem(key) === token) keepToken(renewed);
  return answer;
}

/** Another tab has logged in as somebody else: nothing of this page may go to them. */
async function isForAnother(answer: Response): Promise<boolean> {
  if (answer.status !== 409) return false;
  const said: unknown = await answer
    .clone()
    .json()
    .catch(() => null);
  return typeof said === 'object' && said !== null && 'code' in said && said.code === 'other-account';
}

/** Goes where a call from outside of a loader or action was redirected to. */
export function follow(redirection: Response): void {
  location.assign(redirection.headers.get('Location') ?? '/login');
}

/** A page of ours to go to after the log-in: never another site's. */
export function nextPath(query: URLSearchParams, otherwise: string): string {
  const next = query.get('next') ?? '';
  return /^\/(?![/\\])[^\s\\]*$/.test(next) ? next : otherwise;
}

function pathOf(request: Request): string {
  const { pathname, search } = new URL(request.url);
  return pathname + search;
}
