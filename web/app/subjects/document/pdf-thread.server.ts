import { parentPort, Worker, workerData } from 'node:worker_threads';
import type { ResultDocument } from './result-document.ts';

/** Documents that wait for the one being written: about four seconds of work. */
const maxWaiting = 30;
/** Of one visitor, with the one being written. */
const maxOfVisitor = 3;
/** A document takes some 100 ms; the first also loads the fonts. */
const giveUpAfterMs = 20_000;
const asWriter = 'portway-pdf-writer';

/** For whom a PDF is written: the queue drops it when `signal` aborts, and counts by `visitor`. */
export interface PdfCaller {
  readonly signal: AbortSignal;
  readonly visitor: string;
}

/** Why a PDF is not written now. */
export class PdfQueueFull extends Error {
  readonly of: 'visitor' | 'everybody';

  constructor(scope: 'visitor' | 'everybody') {
    super('Too many PDFs wait to be written.');
    this.of = scope;
  }
}

interface Job {
  readonly document: ResultDocument;
  readonly caller: PdfCaller;
  readonly resolve: (bytes: Uint8Array<ArrayBuffer>) => void;
  readonly reject: (error: unknown) => void;
}

const jobs: Job[] = [];
let writing = false;
let thread: Worker | undefined;

/**
 * Writes a PDF in a worker thread, one after the other, because it would block the process for 100 ms.
 *
 * @throws PdfQueueFull when too many wait; the signal's reason when the caller has gone.
 */
export function pdfInThread(document: ResultDocument, caller: PdfCaller): Promise<Uint8Array<ArrayBuffer>> {
  caller.signal.throwIfAborted();
  if (jobs.length > maxWaiting) throw new PdfQueueFull('everybody');
  if (jobs.filter((job) => job.caller.visitor === caller.visitor).length >= maxOfVisitor)
    throw new PdfQueueFull('visitor');
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const job: Job = { document, caller, resolve, reject };
  jobs.push(job);
  caller.signal.addEventListener('abort', () => {
    // The one being written is finished: that takes less time than a new thread.
    const index = jobs.indexOf(job);
    if (index > 0 || (index === 0 && !writing)) jobs.splice(index, 1);
    reject(caller.signal.reason);
  });
  if (!writing) void writeAll();
  return promise;
}

/** Writes the first of `jobs` and takes it off, until none is left. */
async function writeAll(): Promise<void> {
  writing = true;
  for (let job = jobs[0]; job !== undefined; job = jobs[0]) {
    try {
      job.resolve(await writePdf(job.document));
    } catch (error) {
      job.reject(error);
    }
    jobs.shift();
  }
  writing = false;
}

function writePdf(document: ResultDocument): Promise<Uint8Array<ArrayBuffer>> {
  thread ??= startThread();
  const writer = thread;
  // An idle thread does not keep the process alive; one that writes does.
  writer.ref();
  const { promise, resolve, reject } = Promise.withResolvers<Uint8Array<ArrayBuffer>>();
  const fail = (error: Error) => {
    thread = undefined;
    void writer.terminate();
    reject(error);
  };
  const onExit = (code: number) => fail(new Error(`The thread that writes PDFs ended with ${code}.`));
  const patience = setTimeout(() => fail(new Error('The PDF took too long.')), giveUpAfterMs);
  writer.on('message', resolve).on('error', fail).on('exit', onExit);
  writer.postMessage(document);
  return promise.finally(() => {
    clearTimeout(patience);
    writer.off('message', resolve).off('error', fail).off('exit', onExit).unref();
  });
}

function startThread(): Worker {
  const started = new Worker(new URL(import.meta.url), { workerData: asWriter, env: {} });
  // Also while nothing is written: an error that nobody listens to would end the process.
  return started.on('error', () => {
    thread = undefined;
  });
}

if (workerData === asWriter) {
  const { pdfOf } = await import('./pdf-of.server.ts');
  parentPort?.on('message', async (document: ResultDocument) => {
    const bytes = await pdfOf(document);
    parentPort?.postMessage(bytes, [bytes.buffer]);
  });
}
