import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { fileKind, withoutAttachments } from './file-kind.ts';
import { decodedText } from './text-check.ts';
import type { FileKind, Verdict } from './verdict.ts';

/** Loaded for the kind at hand: each file has a thread of its own. */
const texts: Readonly<Record<FileKind, (bytes: Uint8Array) => Promise<string | undefined>>> = {
  pdf: async (bytes) => await (await import('./pdf/pdf-text.ts')).pdfText(bytes),
  docx: async (bytes) => await (await import('./docx/docx-text.ts')).docxText(bytes),
  doc: async () => undefined,
  txt: async (bytes) => decodedText(bytes),
};

const job = z
  .object({ name: z.string(), bytes: z.instanceof(Uint8Array), reads: z.boolean() })
  .parse(workerData);
const { verdict, emptied } = await inspected();
parentPort?.postMessage({ verdict, emptied });
if (job.reads && verdict.status === 'sound')
  parentPort?.postMessage({ text: await texts[verdict.kind](emptied ?? job.bytes) });

/** The verdict, and the file without its attachments where they are all that it would be refused for. */
async function inspected(): Promise<{
  readonly verdict: Verdict;
  readonly emptied?: Uint8Array | undefined;
}> {
  const verdict = await fileKind(job.name, job.bytes);
  const mayLeaveOut = job.reads && verdict.status === 'refused' && verdict.because === 'carries-file';
  const emptied = mayLeaveOut ? await withoutAttachments(job.name, job.bytes) : undefined;
  return emptied === undefined ? { verdict } : { verdict: { status: 'sound', kind: 'pdf' }, emptied };
}
