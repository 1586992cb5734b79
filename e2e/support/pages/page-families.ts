import { nightly } from '../nightly.ts';
import type { Reached } from './crawl.ts';

/** At night more pages than this from one template are sampled, spread evenly; by day there is one of each. */
const fewPages = nightly ? 5 : 1;
const membersTried = nightly ? 12 : 1;

/** The paths of the crawled pages, each once; of a large family only a sample. */
export function pagesToTry(reached: readonly Reached[]): string[] {
  const pages = reached.filter(
    // Jobs and their companies come and go with the tests that publish them: public-jobs.e2e.ts and
    // companies.e2e.ts check their pages.
    ({ path, status, html }) =>
      status === 200 && html.startsWith('<!DOCTYPE html>') && !/^\/(?:jobs|companies)\//.test(path),
  );
  const paths = [...new Set(pages.map(({ path }) => path.replace(/\?.*/, '')))].toSorted();
  return [...Map.groupBy(paths, familyOf).values()].flatMap((family) => {
    const step = family.length > fewPages ? family.length / membersTried : 1;
    return family.filter(
      (_, index) => step <= 1 || Math.floor(index / step) !== Math.floor((index - 1) / step),
    );
  });
}

/** Pages in one folder share a template; each page at the root has its own. */
function familyOf(path: string): string {
  if (path === '/rules/corrections' || path === '/rules/open-questions') return path;
  if (path.endsWith('/sources')) return 'sources';
  const folder = path.slice(0, path.lastIndexOf('/') + 1);
  return folder === '/' ? path : folder;
}
