import { type PageToDraw, pageInProcess } from '@portway/files';
import type { FileStore } from './file-store.ts';
import { jobQueue } from './job-queue.ts';
import type { Asker } from './renderings.ts';

/** One page of a stored file. */
export interface StoredPage {
  readonly file_key: string;
  readonly kind: PageToDraw['kind'] | 'docx' | 'txt';
  readonly number: number;
  readonly quarters: number;
}

export type PagePicture =
  | { readonly status: 'drawn'; readonly bytes: Uint8Array }
  /** The page cannot be drawn. */
  | { readonly status: 'impossible' }
  /** Too many wait already. */
  | { readonly status: 'busy' }
  /** There is no file. */
  | { readonly status: 'lost' };

interface Deps {
  readonly store: FileStore;
  /** Hears how a process ended that drew nothing. */
  readonly onFailure: (end: string) => void;
}

/** Pictures of pages, each drawn when it is asked for, in a process of its own: few at once, and nobody keeps others out. */
export function pagePictures({ store, onFailure }: Deps) {
  const jobs = jobQueue<PagePicture>({ status: 'busy' });

  async function draw({ file_key, kind, ...page }: StoredPage, signal: AbortSignal): Promise<PagePicture> {
    if (kind === 'docx' || kind === 'txt') return { status: 'impossible' };
    const bytes = await store.get(file_key);
    if (bytes === undefined) return { status: 'lost' };
    const outcome = await pageInProcess({ kind, bytes, ...page }, signal);
    if (signal.aborted) return { status: 'busy' };
    if ('bytes' in outcome) return { status: 'drawn', bytes: outcome.bytes };
    onFailure(outcome.failure);
    return { status: 'impossible' };
  }

  return {
    of: (page: StoredPage, asker: Asker): Promise<PagePicture> =>
      jobs.run(`${page.file_key} ${page.number} ${page.quarters}`, asker, (signal) => draw(page, signal)),
  };
}
