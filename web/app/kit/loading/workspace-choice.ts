/**
 * Which workspace this tab shows: the id of an organisation, or `none` for the user's own search for work. Each
 * tab has its own, so that two of them may show two; every request carries it (see signed-in.ts). A new tab
 * begins with the last one chosen in this browser. Undefined until a choice was made: the server then answers
 * for the home workspace.
 */
let chosen: string | undefined;
let isRead = false;

const name = 'workspace';
/** Removed at log-out, by clear-account-storage.ts. */
const lastName = 'workspace:last';

/** The address of a page in a workspace, for a link that loads a new page. */
export function pathInWorkspace(path: string, workspace: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${workspace}`;
}

export function workspaceChoice(): string | undefined {
  if (isRead) return chosen;
  isRead = true;
  const named = namedIn(new URL(location.href));
  if (named !== undefined) chooseWorkspace(named);
  else chosen = attempt(() => sessionStorage.getItem(name) ?? localStorage.getItem(lastName)) ?? undefined;
  return chosen;
}

export function chooseWorkspace(workspace: string): void {
  isRead = true;
  chosen = workspace;
  attempt(() => sessionStorage.setItem(name, workspace));
  attempt(() => localStorage.setItem(lastName, workspace));
}

/** For a page that the browser restores from its memory, after another one chose differently in this tab. */
export function keepWorkspaceChoice(): void {
  if (chosen !== undefined) chooseWorkspace(chosen);
}

/** Returns to the home workspace. */
export function forgetWorkspaceChoice(): void {
  isRead = true;
  chosen = undefined;
  attempt(() => sessionStorage.removeItem(name));
  attempt(() => localStorage.removeItem(lastName));
}

/** Whether an address names another workspace than this page shows. */
export function leadsElsewhere(url: URL): boolean {
  const named = namedIn(url);
  return named !== undefined && named !== workspaceChoice();
}

/** The path of an address without the workspace that it names. */
export function withoutWorkspace(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete(name);
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
}

function namedIn({ searchParams }: URL): string | undefined {
  const named = searchParams.get(name) ?? '';
  return /^(?:none|[\da-f-]{36})$/.test(named) ? named : undefined;
}

/** Storage may be forbidden: then the choice lasts as long as the page. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
