import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { type Table, type TableHead, type TableRow, UnreadableTable, type Wanted } from './table-rows.ts';

interface TableReaderOptions {
  /** A file is given up after so long, in milliseconds. */
  readonly withinMs?: number;
  /** This many files are read at once. */
  readonly lanes?: number;
  /** And this many wait. Any further one is refused for now: each holds a connection to the database. */
  readonly maxWaiting?: number;
  /** Called for a thread that failed by itself: no file is to blame for that. */
  readonly onWarning?: (message: string) => void;
}

/** Thrown for a file that was not looked at, because many others wait. */
export class TooManyTables extends Error {
  override readonly name = 'TooManyTables';
}

const message = z.union([
  z.object({ unreadable: z.string() }),
  z.object({ head: z.custom<TableHead>((head) => typeof head === 'object') }),
  // A row is not parsed again: there are 20,000 of them, and the thread is our own.
  z.object({ rows: z.array(z.custom<TableRow>((row) => typeof row === 'object')) }),
  z.object({ ended: z.literal(true) }),
]);

const tooMuch =
  'This file takes too long to read. Delete empty rows and columns, or send it in parts as a plain CSV file.';

/**
 * Reads files of strangers as tables, each in a thread of its own that is stopped when it takes too much time or memory.
 * Throws UnreadableTable for a file that is no table, and TooManyTables.
 */
export function tableReader({
  withinMs = 10_000,
  lanes = 2,
  maxWaiting = 4,
  onWarning = () => {},
}: TableReaderOptions = {}) {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (bytes: Uint8Array, wanted: Wanted): Promise<Table> => {
    if (busy >= lanes) {
      if (waiting.length >= maxWaiting) throw new TooManyTables();
      await new Promise<void>((resolve) => waiting.push(resolve));
    } else busy++;
    try {
      return await inThread({ bytes, ...wanted }, { withinMs, onWarning });
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy--;
      else next();
    }
  };
}

export type ReadTable = ReturnType<typeof tableReader>;

async function inThread(
  job: Wanted & { readonly bytes: Uint8Array },
  { withinMs, onWarning }: Required<Pick<TableReaderOptions, 'withinMs' | 'onWarning'>>,
): Promise<Table> {
  const thread = new Worker(new URL('./read-table.worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32 },
    env: {},
    stdout: true,
    stderr: true,
  });
  const { promise, resolve, reject } = Promise.withResolvers<Table>();
  const patience = setTimeout(() => reject(new UnreadableTable(tooMuch)), withinMs);
  const rows: TableRow[] = [];
  let head: TableHead | undefined;
  thread.on('message', (sent) => {
    const part = message.parse(sent);
    if ('unreadable' in part) reject(new UnreadableTable(part.unreadable));
    else if ('rows' in part) rows.push(...part.rows);
    else if ('head' in part) head = part.head;
    else if (head !== undefined) resolve({ ...head, rows });
  });
  thread.once('error', (error) => {
    // A file may cause that.
    const isOutOfMemory =
      error instanceof Error && 'code' in error && error.code === 'ERR_WORKER_OUT_OF_MEMORY';
    if (!isOutOfMemory) onWarning('A thread that reads tables failed by itself.');
    reject(isOutOfMemory ? new UnreadableTable(tooMuch) : error);
  });
  thread.once('exit', () => reject(new UnreadableTable(tooMuch)));
  try {
    return await promise;
  } finally {
    clearTimeout(patience);
    await thread.terminate();
  }
}
