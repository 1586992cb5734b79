import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { extname, join, sep } from 'node:path';
import { type StoredAnswer, type StoredContent, storedAnswer } from './stored-answer.ts';

const types: Readonly<Record<string, string>> = {
  '.avif': 'image/avif',
  '.css': 'text/css; charset=utf-8',
  '.data': 'text/x-script; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/x-icon',
  '.jpg': 'image/jpeg',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.pdf': 'application/pdf',
  '.png': 'image/png',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml; charset=utf-8',
};

/** The content type of a file by its name; an unknown type is not guessed by the browser either. */
function contentTypeOf(file: string): string {
  return types[extname(file)] ?? 'application/octet-stream';
}

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
