import { compressedLike, plainText } from '../pages/compressed.ts';
import { asStaticPage, namedInSheet, whatAPageLoads } from '../pages/what-a-page-loads.ts';
import { ask } from '../serving/ask.ts';
import { type BareAnswer, sameAnswer, withBody, withoutNodes } from '../serving/bare.ts';

const headers = { 'Accept-Encoding': 'gzip, deflate, br, zstd' };

/**
 * The same pages as a site without scripts would send them: the HTML without anything that runs, compressed
 * at the same level, with the same style sheets, fonts, images and headers.
 */
export async function staticSite(port: number, paths: readonly string[]): Promise<BareAnswer[]> {
  const pages: BareAnswer[] = [];
  const files = new Set<string>();
  for (const path of paths) {
    const page = await staticPage(port, path);
    pages.push(page.answer);
    for (const file of page.files) files.add(file);
  }
  for (const sheet of [...files].filter((file) => file.endsWith('.css'))) {
    const { body } = await ask(port, { path: sheet });
    for (const file of namedInSheet(body.toString())) files.add(file);
  }
  return [...pages, ...(await Promise.all([...files].map((path) => sameAnswer(port, { path, headers }))))];
}

async function staticPage(port: number, path: string): Promise<{ answer: BareAnswer; files: string[] }> {
  // Twice, because a cached page is compressed harder after its first response.
  await ask(port, { path, headers });
  const { status, rawHeaders, headers: responseHeaders, body } = await ask(port, { path, headers });
  const encoding = responseHeaders['content-encoding'];
  if (status !== 200 || (encoding !== 'br' && encoding !== 'zstd'))
    throw new Error(`${path} answers ${status}, compressed with ${encoding}`);
  const html = plainText(body, encoding);
  const { sheets, fonts, images } = whatAPageLoads(html);
  const staticBody = compressedLike({ text: html, bytes: body.length, encoding }, asStaticPage(html));
  return {
    answer: withBody({ path, work: 'nothing', status, headers: withoutNodes(rawHeaders) }, staticBody),
    files: [...sheets, ...fonts, ...images, ...namedInSheet(html)],
  };
}
