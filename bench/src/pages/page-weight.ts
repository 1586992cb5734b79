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
  readonly dataAfterIdle: number;
}

interface Fetched {
  readonly bytes: number;
  readonly text: string;
}

/** Weighs pages of one server; a file that several pages load is fetched once. */
export function scales(port: number): (path: string) => Promise<PageWeight> {
  const seen = new Map<string, Promise<Fetched>>();
  const get = (path: string) => {
    const known = seen.get(path) ?? fetched(port, path);
    seen.set(path, known);
    return known;
  };
  const bytesOf = async (paths: Iterable<string>) => {
    const files = await Promise.all([...new Set(paths)].map(get));
    return files.reduce((sum, { bytes }) => sum + bytes, 0);
  };

  return async (path) => {
    // Twice, because a page that is cached until midnight is compressed harder after its first response.
    await fetched(port, path);
    const { bytes, text } = await get(path);
    const loaded = whatAPageLoads(text);
    const sheets = await Promise.all(loaded.sheets.map(get));
    const named = [text, ...sheets.map((sheet) => sheet.text)].flatMap(namedInSheet);
    const isFont = (file: string) => file.endsWith('.woff2');
    return {
      path,
      html: bytes,
      sheets: await bytesOf(loaded.sheets),
      staticHtml: compressedLike({ text, bytes, encoding: 'br' }, asStaticPage(text)).length,
      fonts: await bytesOf([...loaded.fonts, ...named.filter(isFont)]),
      images: await bytesOf([...loaded.images, ...named.filter((file) => !isFont(file))]),
      scripts: await bytesOf(await withImports(loaded.scripts, get)),
      scriptsAfterIdle: await bytesOf(await withImports(loaded.scriptsAfterIdle, get)),
      sheetsAfterIdle: await bytesOf(loaded.sheetsAfterIdle),
      dataAfterIdle: loaded.dataAfterIdle ? await bytesOf([path.replace(/(?=\?|$)/, '.wake')]) : 0,
    };
  };
}

async function fetched(port: number, path: string): Promise<Fetched> {
  const { status, headers, body } = await ask(port, { path, headers: { 'Accept-Encoding': 'br' } });
  if (status !== 200) throw new Error(`${path} answers ${status}`);
  return { bytes: body.length, text: plainText(body, headers['content-encoding']) };
}

/** The modules and everything they import, each once. */
async function withImports(
  modules: readonly string[],
  get: (path: string) => Promise<Fetched>,
): Promise<Set<string>> {
  const found = new Set(modules);
  // Iterating over a set includes what is added on the way.
  for (const path of found) {
    for (const imported of importedBy(path, (await get(path)).text)) found.add(imported);
  }
  return found;
}
