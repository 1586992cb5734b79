import { createHash } from 'node:crypto';
import { brotliCompressSync, brotliDecompressSync, gunzipSync, gzipSync } from 'node:zlib';
import { describe, expect, it, vi } from 'vitest';
import { pagesAtOrigin } from './pages-at-origin.ts';
import type { StoredAnswer, StoredContent } from './stored-answer.ts';

const place = { standIn: 'https://origin.invalid', origin: 'https://portway.example' };
const filler = '<p>Every figure names its rule.</p>'.repeat(200);
const page = (text: string): StoredContent => ({
  body: Buffer.from(text),
  compressed: { br: brotliCompressSync(text), gzip: gzipSync(text) },
  headers: { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-cache' },
});
const prerendered = new Map([
  [
    '/tools',
    page(`<link rel="canonical" href="https://origin.invalid/tools"/><script>go()</script>${filler}`),
  ],
  ['/about', page(`<title>About</title>${filler}`)],
]);

const header = ({ head }: StoredAnswer['identity'], name: string) => head[head.indexOf(name) + 1];

describe('a prerendered page', () => {
  const pages = pagesAtOrigin(prerendered, place);
  const answer = (path: string) => {
    const storedPage = pages.get(path);
    if (!storedPage) throw new Error(`${path} is not there`);
    return storedPage;
  };

  it('contains our origin, in every encoding', () => {
    const html = `<link rel="canonical" href="https://portway.example/tools"/><script>go()</script>${filler}`;
    const { identity, br, gzip } = answer('/tools');
    expect(identity.body.toString()).toBe(html);
    expect(brotliDecompressSync(br.body).toString()).toBe(html);
    expect(gunzipSync(gzip.body).toString()).toBe(html);
  });

  it('has the right length, and allows its own scripts', () => {
    const { identity } = answer('/tools');
    expect(header(identity, 'Content-Length')).toBe(String(identity.body.length));
    const hash = createHash('sha256').update('go()').digest('base64');
    expect(header(identity, 'Content-Security-Policy')).toContain(`'sha256-${hash}'`);
  });

  it('is compressed fully in the background after the start', async () => {
    // Requested at once: a moment later the background work may be done.
    const started = pagesAtOrigin(prerendered, place);
    const compressed = () => started.get('/tools')?.br;
    const quick = compressed();
    if (quick === undefined) throw new Error('/tools is not there');
    await vi.waitFor(() => expect(compressed()?.body.length).toBeLessThan(quick.body.length), {
      timeout: 20_000,
    });
    expect(compressed()?.etag).toBe(quick.etag);
  });

  it('is sent unchanged when it contains no origin', () => {
    expect(answer('/about').br.body).toBe(prerendered.get('/about')?.compressed?.br);
  });
});
