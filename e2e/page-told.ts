import type { APIRequestContext, APIResponse } from '@playwright/test';

/** What a page's HTML tells those who find or share it. */
export interface PageTold {
  readonly path: string;
  readonly html: string;
  readonly title: string;
  readonly canonicals: readonly string[];
  /** Of a meta element by its name or property; empty where there is none. */
  readonly meta: (name: string) => string;
  /** The things its block for machines describes. */
  readonly things: readonly Thing[];
}

export type Thing = Readonly<Record<string, unknown>>;

/** Reads the page at a path as a crawler does, without a browser. */
export async function pageTold(request: APIRequestContext, path: string): Promise<PageTold> {
  const html = await (await request.get(path)).text();
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

/** Every path of the sitemap; of the occupation codes, which are pages of one template, every fortieth. */
export async function pagesInSitemap(request: APIRequestContext): Promise<string[]> {
  const sitemap = await (await request.get('/sitemap.xml')).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(
    ([, place = '']) => new URL(place).pathname,
  );
  let codes = 0;
  return paths.filter((path) => !/^\/occupations\/\d/.test(path) || codes++ % 40 === 0);
}

/** Width and height of a PNG. */
export async function pngSize(answer: APIResponse): Promise<[width: number, height: number]> {
  const bytes = await answer.body();
  if (bytes.toString('latin1', 1, 4) !== 'PNG') throw new Error(`${answer.url()} is no PNG`);
  return [bytes.readUInt32BE(16), bytes.readUInt32BE(20)];
}
