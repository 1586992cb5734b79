/**
 * Which workspace this tab shows: the id of an organisation, or `none` for the user's own search for work. Each
 * tab has its own, so that two of them may show two; every request carries it (see signed-in.ts). A new tab
 * begins with the last one chosen in this browser. Undefined until a choice was made: the server then answers
 * for the home workspace.
 */
let choice: string | undefined;
let isRead = false;

const name = 'workspace';
/** Removed at log-out, by clear-account-storage.ts. */
const lastName = 'workspace:last';

/** The address of a page in a workspace, for a link that loads a new page. */
export function pathInWorkspace(path: string, workspace: string): string {
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${workspace}`;
}

export function workspaceChoice(): string | undefined {
  if (isRead) return choice;
  isRead = true;
  const workspace = namedIn(new URL(location.href));
  if (workspace !== undefined) chooseWorkspace(workspace);
  else choice = attempt(() => sessionStorage.getItem(name) ?? localStorage.getItem(lastName)) ?? undefined;
  return choice;
}

export function chooseWorkspace(workspace: string): void {
  isRead = true;
  choice = workspace;
  attempt(() => sessionStorage.setItem(name, workspace));
  attempt(() => localStorage.setItem(lastName, workspace));
}

/** For a page that the browser restores from its memory, after another one chose differently in this tab. */
export function keepWorkspaceChoice(): void {
  if (choice !== undefined) chooseWorkspace(choice);
}

/** Returns to the home workspace. */
export function forgetWorkspaceChoice(): void {
  isRead = true;
  choice = undefined;
  attempt(() => sessionStorage.removeItem(name));
  attempt(() => localStorage.removeItem(lastName));
}

/** Of each workspace that this browser has shown. Removed at log-out. */
const areasPrefix = 'workspace:areas:';

const areasName = () => areasPrefix + (workspaceChoice() ?? 'home');

/** Keeps which areas of the product are open to the user in this workspace. */
export function keepOpenAreas(areas: readonly string[]): void {
  attempt(() => localStorage.setItem(areasName(), areas.join(' ')));
}

/** Whether this area was open when a page last asked: a hint before the server answers, which alone decides. */
export function wasOpen(area: string): boolean {
  return (
    attempt(() => localStorage.getItem(areasName()))
      ?.split(' ')
      .includes(area) ?? false
  );
}

/** The next user of this browser may be another. */
export function forgetOpenAreas(): void {
  for (const key of Object.keys(localStorage))
    if (key.startsWith(areasPrefix)) attempt(() => localStorage.removeItem(key));
}

/** Whether an address names another workspace than this page shows. */
export function leadsElsewhere(url: URL): boolean {
  const workspace = namedIn(url);
  return workspace !== undefined && workspace !== workspaceChoice();
}

/** The path of an address without the workspace that it names. */
export function withoutWorkspace(url: URL): string {
  const query = new URLSearchParams(url.search);
  query.delete(name);
  return query.size === 0 ? url.pathname : `${url.pathname}?${query}`;
}

function namedIn({ searchParams }: URL): string | undefined {
  const value = searchParams.get(name) ?? '';
  return /^(?:none|[\da-f-]{36})$/.test(value) ? value : undefined;
}

/** Storage may be forbidden: then the choice lasts as long as the page. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}
