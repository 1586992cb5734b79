import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, sep } from 'node:path';
import { contentTypeOf } from './content-types.ts';
import { type StoredAnswer, type StoredContent, storedAnswer } from './stored-answer.ts';

/**
 * The build's static files by request path. Only what is listed here can be served, so no path leads
 * elsewhere.
 */
export interface PublishedFiles {
  /** The same whatever the query is. */
  readonly assets: ReadonlyMap<string, StoredAnswer>;
  /** Prerendered pages and their data: valid only for the URL without a query. */
  readonly pages: ReadonlyMap<string, StoredAnswer>;
}

/** The build's output, before the public origin is known. */
export interface BuiltFiles {
  readonly assets: PublishedFiles['assets'];
  readonly pages: ReadonlyMap<string, StoredContent>;
}

/** Reads every file of the built `client` folder into memory, with its `.br` and `.gz` siblings. */
export function readBuiltFiles(folder: string): BuiltFiles {
  const assets = new Map<string, StoredAnswer>();
  const pages = new Map<string, StoredContent>();
  for (const file of filesIn(folder)) {
    const content = readContent(folder, file);
    if (file.endsWith('/index.html') || file === 'index.html') pages.set(pagePath(file), content);
    else if (file.endsWith('.data')) pages.set(urlPath(file), content);
    else if (!file.endsWith('.html')) assets.set(urlPath(file), storedAnswer(content));
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

function readContent(folder: string, file: string): StoredContent {
  const path = join(folder, file);
  return {
    body: readFileSync(path),
    compressed: { br: sibling(`${path}.br`), gzip: sibling(`${path}.gz`) },
    headers: {
      'Content-Type': contentTypeOf(file),
      // Names under assets/ contain a content hash; everything else is revalidated, and answered 304.
      'Cache-Control': file.startsWith('assets/') ? 'public, max-age=31536000, immutable' : 'no-cache',
    },
  };
}

function sibling(path: string): Buffer | undefined {
  return existsSync(path) ? readFileSync(path) : undefined;
}
