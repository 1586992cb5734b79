import type { APIRequestContext, APIResponse } from '@playwright/test';
import { crawl } from './crawl.ts';

/** The metadata of a page for search engines and link previews. */
export interface PageMetadata {
  readonly path: string;
  readonly html: string;
  readonly title: string;
  readonly canonicals: readonly string[];
  /** The content of a meta element by its name or property; empty if there is none. */
  readonly meta: (name: string) => string;
  /** The items of its JSON-LD block. */
  readonly things: readonly Thing[];
}

export type Thing = Readonly<Record<string, unknown>>;

/** Reads the page at a path as a crawler does, without a browser. */
export async function pageMetadata(request: APIRequestContext, path: string): Promise<PageMetadata> {
  return readMetadata(path, await (await request.get(path)).text());
}

/** Each page of the sitemap that was crawled. */
export async function pagesMetadata(): Promise<PageMetadata[]> {
  const crawled = new Map((await crawl()).map(({ path, html }) => [path, html]));
  const sitemap = crawled.get('/sitemap.xml') ?? '';
  return [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].flatMap(([, place = '']) => {
    const path = new URL(place).pathname;
    const html = crawled.get(path);
    return html === undefined ? [] : [readMetadata(path, html)];
  });
}

function readMetadata(path: string, html: string): PageMetadata {
  const metas = new Map(
    [...html.matchAll(/<meta (?:name|property)="([^"]+)" content="([^"]*)"/g)].map(([, name, content]) => [
      name,
      asText(content ?? ''),
    ]),
  );
  return {
    path,
    html,
    title: asText(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    canonicals: [...html.matchAll(/<link rel="canonical" href="([^"]*)"/g)].map(([, href = '']) =>
      asText(href),
    ),
    meta: (name) => metas.get(name) ?? '',
    things: [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)].flatMap(
      ([, block = '']) => thingsIn(JSON.parse(block)),
    ),
  };
}

function thingsIn(block: { '@context'?: unknown; '@graph'?: unknown }): Thing[] {
  if (block['@context'] !== 'https://schema.org' || !Array.isArray(block['@graph'])) {
    throw new Error(`A block of another shape: ${JSON.stringify(block)}`);
  }
  return block['@graph'];
}

/** What React escapes, as it was. */
export function asText(escaped: string): string {
  return escaped
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&amp;', '&');
}

/** Width and height of a PNG. */
export async function pngSize(response: APIResponse): Promise<[width: number, height: number]> {
  const bytes = await response.body();
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${response.url()} is no PNG`);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
