import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { type ChangedFile, changedFile } from './changed-file.ts';
import type { PdfRow } from './pdf/pdf-lines.ts';
import { type PaperVerdict, paperVerdict } from './pictures/paper-check.ts';
import { refused, type Verdict, verdict } from './verdict.ts';

const maxText = 100_000;

/**
 * Control characters except tabs and line ends, bidirectional marks, and code points that are no characters.
 */
const unseen = /(?![\t\n])\p{Cc}|[\u00ad\ufeff\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/gu;

/** A bullet from a font of symbols, whose signs have no meaning of their own. */
const symbolBullet = /^\p{Co}\s*/gmu;

/** `ﬁ` is two letters that a font draws as one. */
const ligature = /[\ufb00-\ufb06]/g;
/** At the end of a line a soft hyphen breaks a word; within one it is what the reader sees as a hyphen. */
const brokenWord = /\u00ad[ \t]*\n[ \t]*(?=\p{Ll})/gu;
const softHyphen = /(?<=[\p{L}\p{N}] ?)\u00ad/gu;

/** One kind of line end, at most one empty line in a row, nothing a database cannot store; undefined for no text. */
function readableText(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const tidied = text
    .slice(0, maxText)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(ligature, (letters) => letters.normalize('NFKC'))
    .replaceAll(/\r\n?|\u2028|\u2029|\f/g, '\n')
    .replaceAll(brokenWord, '')
    .replaceAll(softHyphen, '-')
    .replaceAll(unseen, '')
    .replaceAll(symbolBullet, '• ')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return tidied === '' ? undefined : tidied;
}

/** The verdict on a sponsor's paper that is to be read. */
export type PaperReading =
  | (PaperVerdict & {
      readonly status: 'sound';
      /** The rows of its pages; undefined where it is no PDF, or takes too long to read. */
      readonly rows: readonly (readonly PdfRow[])[] | undefined;
    })
  | (PaperVerdict & { readonly status: 'refused' });

/** The verdict on a file. */
export type Inspection =
  | (Verdict & {
      readonly status: 'sound';
      /** Undefined where there is none, or it exceeds our limits. */
      readonly text: string | undefined;
      /** What may be kept of it; undefined where that is the file as it came. */
      readonly changed?: ChangedFile | undefined;
    })
  | (Verdict & { readonly status: 'refused' });

export interface InspectionLimits {
  /** For the check. */
  readonly withinMs: number;
  /** For the check of a sponsor's paper, which is larger. */
  readonly paperWithinMs: number;
  /** For the text of a file that was accepted. */
  readonly readWithinMs: number;
  /** How many bytes the whole process may grow meanwhile. */
  readonly maxMemory: number;
  /** This many files are inspected at once. */
  readonly lanes: number;
  /** And this many wait. Any further one is refused for now. */
  readonly maxWaiting: number;
}

export interface InspectorOptions {
  readonly limits?: Partial<InspectionLimits>;
  /** Called for a thread that failed by itself, such as for a missing package: no file is to blame for that. */
  readonly onFailure?: (failure: Failure) => void;
  /** What runs in the thread. */
  readonly script?: URL;
}

/** Nothing of a file is in it. */
export interface Failure {
  readonly name: string;
  readonly code: string | undefined;
}

const usual: InspectionLimits = {
  withinMs: 8_000,
  paperWithinMs: 20_000,
  readWithinMs: 8_000,
  maxMemory: 400_000_000,
  lanes: 2,
  maxWaiting: 20,
};
const ownScript = new URL('./inspect-file.worker.ts', import.meta.url);
const lookEveryMs = 50;
/** A file may cause that. */
const outOfMemory = 'ERR_WORKER_OUT_OF_MEMORY';
const verdictMessage = z.object({ verdict, changed: changedFile.optional() });
const textMessage = z.object({ text: z.string().optional() });
const paperMessage = z.object({ paper: paperVerdict });
const rowsMessage = z.object({
  rows: z.array(z.array(z.array(z.object({ text: z.string(), left: z.number() })))).optional(),
});

interface Job {
  readonly name: string;
  readonly bytes: Uint8Array;
  /** Whether its text is wanted; a CV may then be changed so that it can be kept. */
  readonly reads: boolean;
  /** Whether it is a sponsor's paper, of which pictures are taken too. */
  readonly isPaper: boolean;
}

/**
 * Checks and reads files in threads that are stopped when they take too much time or memory: hostile files may do
 * either. A file that cannot be judged is refused; one that cannot be read is stored all the same.
 */
export function fileInspector({ limits, onFailure = () => {}, script = ownScript }: InspectorOptions = {}) {
  const { lanes, maxWaiting, ...bounds } = { ...usual, ...limits };
  const waiting: (() => void)[] = [];
  let busy = 0;
  async function inTurn<Result>(work: () => Promise<Result>): Promise<Result | undefined> {
    if (waiting.length >= maxWaiting) return undefined;
    if (busy >= lanes) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy++;
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy--;
      else next();
    }
  }
  const running = { ...bounds, onFailure, script };
  const inspect = async (job: Pick<Job, 'name' | 'bytes' | 'reads'>): Promise<Inspection> =>
    (await inTurn(() => inspectInThread({ ...job, isPaper: false }, running))) ?? refused('busy');
  return {
    /** Whether a file is what its name says, and does nothing that a CV should not. */
    check: (name: string, bytes: Uint8Array): Promise<Verdict> => inspect({ name, bytes, reads: false }),
    /**
     * The same, and its text. Texts that a PDF carries, such as Europass's, are left out instead of refused, and so
     * is the encryption of one that opens without a password.
     */
    checkAndRead: (name: string, bytes: Uint8Array): Promise<Inspection> =>
      inspect({ name, bytes, reads: true }),
    /** Whether a sponsor's paper, or a picture of one, is what its name says; and how many pages it has. */
    checkPaper: async (name: string, bytes: Uint8Array): Promise<PaperVerdict> =>
      (await inTurn(() => checkPaperInThread(name, bytes, running))) ?? refused('busy'),
    /** The same, and the rows of a PDF. */
    readPaper: async (name: string, bytes: Uint8Array): Promise<PaperReading> =>
      (await inTurn(() => readPaperInThread(name, bytes, running))) ?? refused('busy'),
  };
}

export type FileInspector = ReturnType<typeof fileInspector>;

type Running = Pick<InspectionLimits, 'withinMs' | 'paperWithinMs' | 'readWithinMs' | 'maxMemory'> &
  Required<Pick<InspectorOptions, 'onFailure' | 'script'>>;

async function inspectInThread(job: Job, running: Running): Promise<Inspection> {
  return await inThread<Inspection>(job, running, {
    before: refused('unchecked'),
    hear(message, inspection) {
      const { verdict: outcome, changed } = verdictMessage.safeParse(message).data ?? {};
      if (outcome === undefined)
        return inspection.status === 'sound'
          ? { result: { ...inspection, text: readableText(textMessage.parse(message).text) } }
          : { result: inspection };
      if (outcome.status !== 'sound') return { result: outcome };
      const result = { ...outcome, text: undefined, changed };
      return job.reads ? { result, moreWithinMs: running.readWithinMs } : { result };
    },
  });
}

async function checkPaperInThread(name: string, bytes: Uint8Array, running: Running): Promise<PaperVerdict> {
  const within = { ...running, withinMs: running.paperWithinMs };
  return await inThread<PaperVerdict>({ name, bytes, reads: false, isPaper: true }, within, {
    before: refused('unchecked'),
    hear: (message) => ({ result: paperMessage.parse(message).paper }),
  });
}

async function readPaperInThread(name: string, bytes: Uint8Array, running: Running): Promise<PaperReading> {
  const within = { ...running, withinMs: running.paperWithinMs };
  return await inThread<PaperReading>({ name, bytes, reads: true, isPaper: true }, within, {
    before: refused('unchecked'),
    hear(message, reading) {
      const { paper } = paperMessage.safeParse(message).data ?? {};
      if (paper === undefined)
        return {
          result:
            reading.status === 'sound'
              ? { ...reading, rows: readableRows(rowsMessage.parse(message).rows) }
              : reading,
        };
      if (paper.status === 'refused') return { result: paper };
      return { result: { ...paper, rows: undefined }, moreWithinMs: running.readWithinMs };
    },
  });
}

/** The rows without what nobody sees; empty ones are none. */
function readableRows(
  pages: readonly (readonly PdfRow[])[] | undefined,
): readonly (readonly PdfRow[])[] | undefined {
  return pages?.map((rows) =>
    rows
      .map((row) => row.map(({ text, left }) => ({ text: readableText(text) ?? '', left })))
      .map((row) => row.filter(({ text }) => text !== ''))
      .filter((row) => row.length > 0),
  );
}

interface Hearing<Result> {
  /** The result of a thread that ended without a word. */
  readonly before: Result;
  /** What a message makes of the result; with how long to wait for another one. */
  hear(message: unknown, result: Result): { readonly result: Result; readonly moreWithinMs?: number };
}

async function inThread<Result>(
  job: Job,
  { withinMs, maxMemory, onFailure, script }: Running,
  { before, hear }: Hearing<Result>,
): Promise<Result> {
  const thread = new Worker(script, {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    stdout: true,
    stderr: true,
  });
  const start = process.memoryUsage.rss();
  let result = before;
  return await new Promise((resolve) => {
    const end = () => {
      clearTimeout(patience);
      clearInterval(watch);
      void thread.terminate();
      resolve(result);
    };
    let patience = setTimeout(end, withinMs);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - start > maxMemory) end();
    }, lookEveryMs);
    thread.on('message', (message) => {
      const { moreWithinMs, ...heard } = hear(message, result);
      result = heard.result;
      if (moreWithinMs === undefined) return end();
      clearTimeout(patience);
      patience = setTimeout(end, moreWithinMs);
    });
    thread.once('error', (error) => {
      const failure = failureOf(error);
      if (failure.code !== outOfMemory) onFailure(failure);
      end();
    });
    thread.once('exit', end);
  });
}

function failureOf(error: unknown): Failure {
  if (!(error instanceof Error)) return { name: typeof error, code: undefined };
  return { name: error.name, code: 'code' in error ? String(error.code) : undefined };
}
