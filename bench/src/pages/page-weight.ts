import { ask } from '../serving/ask.ts';
import { compressedLike, plainText } from './compressed.ts';
import { asStaticPage, importedBy, namedInSheet, whatAPageLoads } from './what-a-page-loads.ts';

/** The bytes sent for a page, compressed as for a browser. */
export interface PageWeight {
  readonly path: string;
  readonly html: number;
  readonly sheets: number;
  /** The HTML of the same content without scripts and their preloads, compressed at the same level. */
  readonly staticHtml: number;
  readonly fonts: number;
  readonly images: number;
  readonly scripts: number;
  readonly scriptsAfterIdle: number;
  readonly sheetsAfterIdle: number;
}

interface Fetched {
  readonly bytes: number;
  readonly text: string;
}

/** Weighs pages of one server; a file that several pages load is fetched once. */
export function scales(port: number): (path: string) => Promise<PageWeight> {
  const cache = new Map<string, Promise<Fetched>>();
  const get = (path: string) => {
    const response = cache.get(path) ?? fetchFile(port, path);
    cache.set(path, response);
    return response;
  };
  const bytesOf = async (paths: Iterable<string>) => {
    const files = await Promise.all([...new Set(paths)].map(get));
    return files.reduce((sum, { bytes }) => sum + bytes, 0);
  };

  return async (path) => {
    // Twice, because a page that is cached until midnight is compressed harder after its first response.
    await fetchFile(port, path);
    const { bytes, text } = await get(path);
    const files = whatAPageLoads(text);
    const sheets = await Promise.all(files.sheets.map(get));
    const filesInSheets = [text, ...sheets.map((sheet) => sheet.text)].flatMap(namedInSheet);
    const isFont = (file: string) => file.endsWith('.woff2');
    return {
      path,
      html: bytes,
      sheets: await bytesOf(files.sheets),
      staticHtml: compressedLike({ text, bytes, encoding: 'br' }, asStaticPage(text)).length,
      fonts: await bytesOf([...files.fonts, ...filesInSheets.filter(isFont)]),
      images: await bytesOf([...files.images, ...filesInSheets.filter((file) => !isFont(file))]),
      scripts: await bytesOf(await withImports(files.scripts, get)),
      scriptsAfterIdle: await bytesOf(await withImports(files.scriptsAfterIdle, get)),
      sheetsAfterIdle: await bytesOf(files.sheetsAfterIdle),
    };
  };
}

async function fetchFile(port: number, path: string): Promise<Fetched> {
  const { status, headers, body } = await ask(port, { path, headers: { 'Accept-Encoding': 'br' } });
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return { bytes: body.length, text: plainText(body, headers['content-encoding']) };
}

/** The modules and everything they import, each once. */
async function withImports(
  modules: readonly string[],
  get: (path: string) => Promise<Fetched>,
): Promise<Set<string>> {
  const paths = new Set(modules);
  // Iterating over a set includes what is added on the way.
  for (const path of paths) {
    for (const imported of importedBy(path, (await get(path)).text)) paths.add(imported);
  }
  return paths;
}
