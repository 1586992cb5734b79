import { type OpenPage, openPages } from '../../../routes.ts';

export interface Crumb {
  readonly path: string;
  readonly title: string;
}

const byPath: ReadonlyMap<string, OpenPage> = new Map(openPages.map((page) => [page.path, page]));

const spelling = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/+/g, '/')
    .replace(/(.)\/\.?$/, '$1');
const bySpelling: ReadonlyMap<string, string> = new Map(openPages.map(({ path }) => [spelling(path), path]));

/** The canonical spelling of a path: requests may have capitals, double slashes or a trailing slash. */
export function pathAsWritten(path: string): string {
  return bySpelling.get(spelling(path)) ?? path;
}

/**
 * The breadcrumbs of a page, with the page itself and without the home page. `title` is used where the list
 * of pages does not have the path.
 */
export function trailTo(path: string, title: string): Crumb[] {
  const file = byPath.get(path)?.file ?? '';
  const above = file.startsWith('site/tools/') ? ['/tools', landingOf(file)] : foldersOf(path);
  const crumbs = above.flatMap((one) => byPath.get(one ?? '') ?? []).filter((one) => one.path !== path);
  return [...crumbs, byPath.get(path) ?? { path, title }];
}

/** A tool's landing page is in the same source folder, whatever its address. */
function landingOf(file: string): string | undefined {
  const folder = file.split('/').slice(0, 3).join('/');
  return openPages.find((page) => page.file === `${folder}/landing.tsx`)?.path;
}

/** `/a/b/c` is under `/a` and `/a/b`. */
function foldersOf(path: string): string[] {
  const parts = path.split('/').slice(1, -1);
  return parts.map((_, index) => `/${parts.slice(0, index + 1).join('/')}`);
}

/** Whether a page is the landing page of a tool. */
export function isToolsFirstPage(path: string): boolean {
  return /^site\/tools\/[\w-]+\/landing\.tsx$/.test(byPath.get(path)?.file ?? '');
}
