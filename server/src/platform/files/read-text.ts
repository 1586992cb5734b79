import { Worker } from 'node:worker_threads';
import { z } from 'zod';
import { decodedText } from './text-check.ts';
import type { FileKind } from './verdict.ts';

/** Reads the text of a file; undefined when there is none or it exceeds our limits. */
export type ReadText = (kind: FileKind, bytes: Uint8Array) => Promise<string | undefined>;

export interface ReadTextLimits {
  readonly withinMs: number;
  /** How many bytes the whole process may grow while it reads. */
  readonly maxMemory: number;
}

const usual: ReadTextLimits = { withinMs: 8_000, maxMemory: 400_000_000 };
const maxText = 100_000;
const lookEveryMs = 50;
const answered = z.object({ text: z.string() });
/** This many are read at once, and this many wait. Any further file is stored unread, without waiting. */
const lanes = 2;
const maxWaiting = 6;

/**
 * Reads files in worker threads that are stopped when they take too much time or memory: hostile files may do
 * either.
 */
export function textReader(limits: ReadTextLimits = usual): ReadText {
  const waiting: (() => void)[] = [];
  let busy = 0;
  return async (kind, bytes) => {
    if (kind === 'txt') return tidy(decodedText(bytes));
    if (kind === 'doc' || waiting.length >= maxWaiting) return undefined;
    if (busy >= lanes) await new Promise<void>((resolve) => waiting.push(resolve));
    else busy++;
    try {
      return tidy(await inThread({ kind, bytes }, limits));
    } finally {
      const next = waiting.shift();
      if (next === undefined) busy--;
      else next();
    }
  };
}

interface Job {
  readonly kind: 'pdf' | 'docx';
  readonly bytes: Uint8Array;
}

async function inThread(job: Job, { withinMs, maxMemory }: ReadTextLimits): Promise<string | undefined> {
  const thread = new Worker(new URL('./read-text.worker.ts', import.meta.url), {
    workerData: job,
    resourceLimits: { maxOldGenerationSizeMb: 256, maxYoungGenerationSizeMb: 32, stackSizeMb: 4 },
    env: {},
    stdout: true,
    stderr: true,
  });
  const start = process.memoryUsage.rss();
  return await new Promise((resolve) => {
    const end = (text: string | undefined) => {
      clearTimeout(patience);
      clearInterval(watch);
      void thread.terminate();
      resolve(text);
    };
    const patience = setTimeout(() => end(undefined), withinMs);
    const watch = setInterval(() => {
      if (process.memoryUsage.rss() - start > maxMemory) end(undefined);
    }, lookEveryMs);
    thread.once('message', (message) => end(answered.safeParse(message).data?.text));
    // An unreadable file is stored all the same, and its owner is informed.
    thread.once('error', () => end(undefined));
    thread.once('exit', () => end(undefined));
  });
}

/**
 * Control characters except tabs and line ends, bidirectional marks, and code points that are no characters.
 */
const unseen = /(?![\t\n])\p{Cc}|[\ufeff\u200b\u200e\u200f\u202a-\u202e\u2066-\u2069\ufffd]/gu;

/** One kind of line end, at most one empty line in a row, nothing a database cannot store. */
function tidy(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const tidied = text
    .slice(0, maxText)
    .toWellFormed()
    .normalize('NFC')
    .replaceAll(/\r\n?|\u2028|\u2029|\f/g, '\n')
    .replaceAll(unseen, '')
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim();
  return tidied === '' ? undefined : tidied;
}
