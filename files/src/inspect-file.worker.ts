import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { fileKind } from './file-kind.ts';
import { decodedText } from './text-check.ts';
import type { FileKind } from './verdict.ts';

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
const verdict = await fileKind(job.name, job.bytes);
parentPort?.postMessage({ verdict });
if (job.reads && verdict.status === 'sound')
  parentPort?.postMessage({ text: await texts[verdict.kind](job.bytes) });
