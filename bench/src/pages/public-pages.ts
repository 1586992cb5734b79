import { ask } from '../serving/ask.ts';
import { answeredPages } from './answers.ts';
import { type Family, familiesOf } from './families.ts';

/** A page, measured for itself or on behalf of all pages of its template. */
export interface PublicPage {
  readonly path: string;
  /** Its name in tables. */
  readonly name: string;
  /** Whether the sitemap lists it. */
  readonly inSitemap: boolean;
}

/** Every page of the sitemaps, reduced to the heaviest one of each template, and the result pages. */
export async function publicPages(port: number): Promise<PublicPage[]> {
  const paths = [...(await sitemap(port, '/sitemap.xml')), ...(await sitemap(port, '/sitemap-jobs/1.xml'))];
  const pages: PublicPage[] = [];
  for (const family of familiesOf([...paths, ...Object.values(answeredPages)])) {
    const path = await heaviest(port, family);
    pages.push({ path, name: nameOf(path, family), inSitemap: paths.includes(path) });
  }
  return pages;
}

/** The addresses in a sitemap; none where there is no such part. */
async function sitemap(port: number, path: string): Promise<string[]> {
  const { body } = await ask(port, { path });
  return [...body.toString().matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** The page of a family whose HTML has the most bytes. */
async function heaviest(port: number, [first, ...others]: Family): Promise<string> {
  if (others.length === 0) return first;
  const sizes: { path: string; bytes: number }[] = [];
  for (const path of [first, ...others]) {
    const { body } = await ask(port, { path, headers: { 'Accept-Encoding': 'br' } });
    sizes.push({ path, bytes: body.length });
  }
  return sizes.reduce((most, size) => (size.bytes > most.bytes ? size : most)).path;
}

function nameOf(path: string, family: Family): string {
  const [whole = path, query] = path.split('?');
  // The job differs from run to run.
  const plain = whole.replace(/(?<=^\/jobs\/)job-.*/, ':slug');
  if (family.length > 1) return `${plain}, heaviest of ${family.length}`;
  return query === undefined ? plain : `${plain}, answered`;
}
