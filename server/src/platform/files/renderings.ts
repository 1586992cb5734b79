import {
  type FileKind,
  kindOfRendering,
  type RenderingBounds,
  renderInProcess,
  usualBounds,
} from '@portway/files';
import { type FileStore, renderingKey } from './file-store.ts';
import { jobQueue } from './job-queue.ts';

export interface FileToRender {
  readonly file_key: string;
  readonly kind: FileKind;
  readonly name: string;
}

/** Who waits for a rendering, and whether they still do. */
export interface Asker {
  readonly account: string;
  /** The organisation that the account acts for. */
  readonly organisation: string | null;
  readonly signal: AbortSignal;
}

export type Rendering =
  | { readonly status: 'rendered'; readonly bytes: Uint8Array; readonly kind: 'pdf' | 'txt' }
  /** We cannot read this kind of file, or this file. */
  | { readonly status: 'impossible' }
  /** Too many wait already, all of them, those of this organisation or of this account. */
  | { readonly status: 'busy' }
  /** There is no original. */
  | { readonly status: 'lost' };

export interface RenderingsDeps {
  readonly store: FileStore;
  /** Schedules the file of this key for deletion, until `keep` is called. */
  readonly announce: (key: string) => Promise<void>;
  readonly keep: (key: string) => Promise<void>;
  /** Hears how a process ended that made none. */
  readonly onFailure: (end: string) => void;
  readonly now: () => number;
  readonly bounds?: RenderingBounds;
}

/** A file that failed is not tried again for this long: a hostile one takes all the time it is given. */
const failedForMs = 600_000;
const maxFailed = 1000;

export function renderings({ store, bounds = usualBounds, now, ...deps }: RenderingsDeps) {
  const jobs = jobQueue<Rendering>({ status: 'busy' });
  /** Until when each file counts as failed, the oldest first. */
  const failed = new Map<string, number>();

  async function make({ file_key, name }: FileToRender, kind: Exclude<FileKind, 'doc'>, signal: AbortSignal) {
    const original = await store.get(file_key);
    if (original === undefined) return lostResult;
    const outcome = await renderInProcess({ kind, name, bytes: original }, signal, bounds);
    if (signal.aborted) return busyResult;
    if ('failure' in outcome) {
      deps.onFailure(outcome.failure);
      remember(file_key);
      return impossibleResult;
    }
    await save(file_key, outcome.bytes);
    return rendered(outcome.bytes);
  }

  /** The original may be deleted meanwhile, and its rendering with it: then this one is not stored either. */
  async function save(original: string, bytes: Uint8Array): Promise<void> {
    const key = renderingKey(original);
    await deps.announce(key);
    await store.put(key, bytes);
    if ((await store.get(original)) === undefined) await store.delete(key);
    await deps.keep(key);
  }

  function remember(key: string): void {
    const [oldest] = failed.keys();
    if (failed.size >= maxFailed && oldest !== undefined) failed.delete(oldest);
    failed.set(key, now() + failedForMs);
  }

  return {
    /** The rendering of a stored file: made when it is first asked for, stored beside the original from then on. */
    async of(file: FileToRender, asker: Asker): Promise<Rendering> {
      const { file_key, kind } = file;
      if (kind === 'doc') return impossibleResult;
      const cached = await store.get(renderingKey(file_key));
      if (cached !== undefined) return rendered(cached);
      if ((failed.get(file_key) ?? 0) > now()) return impossibleResult;
      return await jobs.run(file_key, asker, (signal) => make(file, kind, signal));
    },
  };
}

export type Renderings = ReturnType<typeof renderings>;

const busyResult = { status: 'busy' } as const;
const lostResult = { status: 'lost' } as const;
const impossibleResult = { status: 'impossible' } as const;

function rendered(bytes: Uint8Array): Rendering {
  return { status: 'rendered', bytes, kind: kindOfRendering(bytes) };
}
