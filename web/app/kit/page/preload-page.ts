interface Preloading {
  /** How many files at one time. */
  readonly atOnce: number;
  /** Stops it: what has come stays. */
  readonly signal?: AbortSignal;
}

const preloadedPaths = new Set<string>();

/**
 * Fetches the scripts and style sheets that one of our pages links to, so that it opens from the browser's cache: after all
 * that this page asks for, and silently where there is no connection. React Router's own way loads this page again when a
 * script does not come, with what was typed in it.
 */
export async function preloadPage(path: string, { atOnce, signal }: Preloading): Promise<void> {
  const { pathname } = new URL(path, location.href);
  if (preloadedPaths.has(pathname) || !navigator.onLine || signal?.aborted) return;
  preloadedPaths.add(pathname);
  try {
    const hrefs = linkedIn(await textOf(pathname, signal)).filter((href) => !preloadedPaths.has(href));
    await Promise.all(Array.from({ length: atOnce }, () => preloadAll(hrefs, signal)));
  } catch {
    preloadedPaths.delete(pathname);
  }
}

/** Pages that a press may open next, one after the other. Once a tab, and not for a visitor who saves data. */
export async function preloadNext(paths: readonly string[], signal: AbortSignal): Promise<void> {
  const list = paths.join(' ');
  if (savesData() || attempt(() => sessionStorage.getItem(key)) === list) return;
  for (const path of paths) await preloadPage(path, { atOnce: 4, signal });
  if (!signal.aborted) attempt(() => sessionStorage.setItem(key, list));
}

/** The files of the build that a page links to: they have a hash in their names, and the browser keeps them. */
function linkedIn(html: string): string[] {
  const page = new DOMParser().parseFromString(trusted(html), 'text/html');
  const links = page.querySelectorAll('link[rel="modulepreload"], link[rel="stylesheet"]');
  const hrefs = [...links].map((link) => link.getAttribute('href') ?? '');
  return [...new Set(hrefs)].filter((href) => href.startsWith('/assets/'));
}

/** Takes one after the other from what is left, beside others that do the same. */
async function preloadAll(hrefs: string[], signal: AbortSignal | undefined): Promise<void> {
  for (let href = hrefs.shift(); href !== undefined; href = hrefs.shift()) {
    await textOf(href, signal);
    preloadedPaths.add(href);
    if (href.endsWith('.js')) readModule(href);
  }
}

/**
 * Lets the browser read a module that it has: a page then finds all of its own at once, not import by import. Only one that
 * has come: what a browser could not load as a module it does not ask for again.
 */
function readModule(href: string): void {
  const link = document.createElement('link');
  link.rel = 'modulepreload';
  link.href = href;
  document.head.append(link);
}

/** The body is read to its end: only then does the browser keep it. */
async function textOf(path: string, signal: AbortSignal | undefined): Promise<string> {
  const response = await fetch(path, { priority: 'low', signal: signal ?? null });
  return await response.text();
}

/** Read as a document that runs nothing. */
function trusted(html: string): string {
  const policy = window.trustedTypes?.createPolicy('preloaded-page', { createHTML: (text) => text });
  return policy?.createHTML(html) ?? html;
}

/** In this tab only: the pages that were preloaded last. */
const key = 'preloaded-pages';

/** Storage may be forbidden. */
function attempt<Result>(task: () => Result): Result | undefined {
  try {
    return task();
  } catch {
    return undefined;
  }
}

/** As far as the browser says. */
function savesData(): boolean {
  if (!('connection' in navigator)) return false;
  const { connection } = navigator;
  return (
    typeof connection === 'object' &&
    connection !== null &&
    'saveData' in connection &&
    connection.saveData === true
  );
}
