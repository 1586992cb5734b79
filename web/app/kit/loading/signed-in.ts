import { redirectDocument } from 'react-router';
import {
  forgetOpenAreas,
  forgetWorkspaceChoice,
  leadsElsewhere,
  withoutWorkspace,
  workspaceChoice,
} from './workspace-choice.ts';

/**
 * In `localStorage`, as the specification requires: the token is valid only together with a cookie that no
 * script can read.
 */
const key = 'token';
const renewedHeader = 'Portway-Token';
/** Names the organisation that a request acts for; `none` is the user alone. */
const workspaceHeader = 'Portway-Organisation';

/**
 * The account this page belongs to, once known: data in memory is shown to no other account. Another account
 * loads a new page.
 */
let owner: string | undefined;

export function belongsTo(account: string): void {
  owner ??= account;
}

/** Whether this page's memory may hold data of an account. */
export const hasOwner = (): boolean => owner !== undefined;

export function isLoggedIn(): boolean {
  return localStorage.getItem(key) !== null;
}

export function keepToken(token: string): void {
  localStorage.setItem(key, token);
  sessionStorage.removeItem(endedKey);
}

const endedKey = 'session-ended';

/** `yes` where the server ended the session of this tab, until one logs in again; null otherwise. */
export const endedSession = (): string | null => sessionStorage.getItem(endedKey);

/** Every other tab of this browser is notified by a storage event, and leaves too. */
export function forgetToken(): void {
  forgetOpenAreas();
  localStorage.removeItem(key);
}

/** Calls back when another tab has logged out; returns the function that stops listening. */
export function onLogOutElsewhere(leave: () => void): () => void {
  const onStorage = (event: StorageEvent) => {
    if ((event.key === key || event.key === null) && !isLoggedIn()) leave();
  };
  window.addEventListener('storage', onStorage);
  return () => window.removeEventListener('storage', onStorage);
}

/** The log-in page, with the page to return to afterwards. */
export function logInPath(next: string): string {
  return `/login?next=${encodeURIComponent(next)}`;
}

/**
 * The guard of every page behind the log-in: throws a redirect when nobody is logged in, and to a new page when
 * the address names another workspace than this one shows.
 */
export function guard(request: Request): void {
  if (!isLoggedIn()) throw redirectDocument(logInPath(pathOf(request)));
  if (leadsElsewhere(new URL(request.url))) throw redirectDocument(pathOf(request));
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
    const response = await sentWith({ token, workspace: workspaceChoice() }, request, send);
    if (await isRefusedAs(response, 409, 'other-account')) throw redirectDocument(pathOf(page));
    if (await isRefusedAs(response, 404, 'no-such-organisation')) throw outOfWorkspace(page);
    if (response.status !== 401) return response;
    if (localStorage.getItem(key) === token) forgetToken();
    sessionStorage.setItem(endedKey, 'yes');
    throw redirectDocument(logInPath(pathOf(page)));
  };
}

/**
 * The same for background requests: returns every response as it is, and never redirects the user. When the
 * session has ended, the user's next own action says so.
 */
export async function asMeQuietly(request: Request, scope?: 'no workspace'): Promise<Response> {
  const token = localStorage.getItem(key);
  if (token === null) return new Response(null, { status: 401 });
  const workspace = scope === undefined ? workspaceChoice() : undefined;
  return await sentWith({ token, workspace }, request, fetch);
}

/** The user belongs to the organisation of this tab no longer. Throws away what the page holds of it. */
function outOfWorkspace(page: Request): Response {
  forgetWorkspaceChoice();
  const path = withoutWorkspace(new URL(page.url));
  return redirectDocument(path.startsWith('/dashboard') ? '/dashboard?ended=organisation' : path);
}

async function sentWith(
  { token, workspace }: { readonly token: string; readonly workspace: string | undefined },
  request: Request,
  send: (request: Request) => Promise<Response>,
): Promise<Response> {
  request.headers.set('Authorization', `Bearer ${token}`);
  if (owner !== undefined) request.headers.set('Portway-Account', owner);
  if (workspace !== undefined) request.headers.set(workspaceHeader, workspace);
  const response = await send(request);
  const renewed = response.headers.get(renewedHeader);
  // Another tab may have logged out, or in to another account, meanwhile.
  if (renewed !== null && localStorage.getItem(key) === token) keepToken(renewed);
  return response;
}

/**
 * Whether a request was refused with this code: `other-account` when another tab has logged in to another
 * account, to which nothing of this page may be sent.
 */
async function isRefusedAs(response: Response, status: number, code: string): Promise<boolean> {
  if (response.status !== status) return false;
  const body: unknown = await response
    .clone()
    .json()
    .catch(() => null);
  return typeof body === 'object' && body !== null && 'code' in body && body.code === code;
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
