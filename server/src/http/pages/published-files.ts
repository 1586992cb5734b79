import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentPolicyFor } from '../content-policy.ts';
import { contentTypeOf } from './content-types.ts';
import { type StoredAnswer, storedAnswer } from './stored-answer.ts';

/** What the build published, by the path it is asked for. Only what is listed here can be served, so no path leads elsewhere. */
export interface PublishedFiles {
  /** The same whatever the query says. */
  readonly assets: ReadonlyMap<string, StoredAnswer>;
  /** Prerendered pages and what they loaded: true only of the address without a query. */
  readonly pages: ReadonlyMap<string, StoredAnswer>;
}

/** Reads every file of the built `client` folder into memory, with its `.br` and `.gz` siblings. */
export function readPublishedFiles(folder: string): PublishedFiles {
  const assets = new Map<string, StoredAnswer>();
  const pages = new Map<string, StoredAnswer>();
  for (const file of filesIn(folder)) {
    const answer = readAnswer(folder, file);
    if (file.endsWith('/index.html') || file === 'index.html') pages.set(pagePath(file), answer);
    else if (file.endsWith('.data')) pages.set(urlPath(file), answer);
    else if (!file.endsWith('.html')) assets.set(urlPath(file), answer);
  }
  return { assets, pages };
}

function filesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(?:br|gz)$/.test(entry.name))
    .map((entry) =>
      join(entry.parentPath, entry.name)
        .slice(folder.length + 1)
        .replaceAll(sep, '/'),
    )
    .filter((file) => !file.startsWith('.'));
}

function urlPath(file: string): string {
  return `/${encodeURI(file)}`;
}

function pagePath(file: string): string {
  return urlPath(file.replace(/\/?index\.html$/, ''));
}

function readAnswer(folder: string, file: string): StoredAnswer {
  const path = join(folder, file);
  const body = readFileSync(path);
  const policy = file.endsWith('.html')
    ? { 'Content-Security-Policy': contentPolicyFor(body.toString()) }
    : {};
  return storedAnswer({
    body,
    compressed: { br: sibling(`${path}.br`), gzip: sibling(`${path}.gz`) },
    headers: {
      'Content-Type': contentTypeOf(file),
      // Names under assets/ carry a hash of their content; all else is asked for again, and answered 304.
      'Cache-Control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
      ...policy,
    },
  });
}

function sibling(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
