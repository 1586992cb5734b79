import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { readableText } from './readable-text.ts';
import { refused, type Verdict, verdict } from './verdict.ts';

/** The verdict on a file; for a sound one also its text, undefined where there is none or it exceeds our limits. */
export type Inspection =
  | (Verdict & { readonly status: 'sound'; readonly text: string | undefined })
  | (Verdict & { readonly status: 'refused' });

export interface FileInspector {
  /** Whether a file is what its name says, and does nothing that a CV should not. */
  check(name: string, bytes: Uint8Array): Promise<Verdict>;
  /** The same, and its text. */
  checkAndRead(name: string, bytes: Uint8Array): Promise<Inspection>;
}

export interface InspectionLimits {
  /** For the check, and again for the text. */
  readonly withinMs: number;
  /** How many bytes the whole process may grow meanwhile. */
  readonly maxMemory: number;
  /** This many files are inspected at once. */
  readonly lanes: number;
  /** And this many wait. Any further one is refused for now. */
  readonly maxWaiting: number;
}

const usual: InspectionLimits = { withinMs: 8_000, maxMemory: 400_000_000, lanes: 2, maxWaiting: 20 };
const lookEveryMs = 50;
const checked = z.object({ verdict });
const read = z.object({ text: z.string().optional() });

interface Job {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether its text is wanted. */
  readonly reads: boolean;
}

/**
 * Checks and reads files in threads that are stopped when they take too much time or memory: hostile files may do
 * either. A file that cannot be judged is refused; one that cannot be read is stored all the same.
 */
export function fileInspector(limits: Partial<InspectionLimits> = {}): FileInspector {
  const { lanes, maxWaiting, ...bounds } = { ...usual, ...limits };
  const waiting: (() => void)[] = [];
  let busy = 0;
  async function inspect(job: Job): Promise<Inspection> {
    if (waiting.length >= maxWaiting) return refused('busy');
    if (busy >= lanes) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy++;
    try {
      return await inThread(job, bounds);
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy--;
      else next();
    }
  }
  return {
    check: (name, bytes) => inspect({ name, bytes, reads: false }),
    checkAndRead: (name, bytes) => inspect({ name, bytes, reads: true }),
  };
}

async function inThread(
  job: Job,
  { withinMs, maxMemory }: Pick<InspectionLimits, 'withinMs' | 'maxMemory'>,
): Promise<Inspection> {
  const thread = new Worker(new URL('./inspect-file.worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    stdout: true,
    stderr: true,
  });
  const start = process.memoryUsage.rss();
  let found: Inspection = refused('unchecked');
  return await new Promise((resolve) => {
    const end = () => {
      clearTimeout(patience);
      clearInterval(watch);
      void thread.terminate();
      resolve(found);
    };
    const patience = setTimeout(end, withinMs);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - start > maxMemory) end();
    }, lookEveryMs);
    thread.on('message', (message) => {
      const outcome = checked.safeParse(message).data?.verdict;
      if (outcome !== undefined)
        found = outcome.status === 'sound' ? { ...outcome, text: undefined } : outcome;
      else if (found.status === 'sound') found = { ...found, text: readableText(read.parse(message).text) };
      const isToBeRead = outcome?.status === 'sound' && job.reads;
      if (isToBeRead) patience.refresh();
      else end();
    });
    thread.once('error', end);
    thread.once('exit', end);
  });
}
