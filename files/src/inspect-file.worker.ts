import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import type { ChangedFile, FileChange } from './changed-file.ts';
import { fileKind, withoutAttachments, withoutProtection } from './file-kind.ts';
import { checkPaper } from './pictures/paper-check.ts';
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
  .object({
    name: z.string(),
    bytes: z.instanceof(Uint8Array),
    reads: z.boolean(),
    isPaper: z.boolean(),
  })
  .parse(workerData);
if (job.isPaper) await checkAndReadPaper();
else await inspectAndRead();

async function checkAndReadPaper(): Promise<void> {
  const paper = await checkPaper(job.name, job.bytes);
  parentPort?.postMessage({ paper });
  if (!job.reads || paper.status === 'refused') return;
  const { pdfRows } = await import('./pdf/pdf-text.ts');
  parentPort?.postMessage({ rows: paper.kind === 'pdf' ? await pdfRows(job.bytes) : undefined });
}

async function inspectAndRead(): Promise<void> {
  const { verdict, changed } = await inspected();
  parentPort?.postMessage({ verdict, changed });
  if (job.reads && verdict.status === 'sound')
    parentPort?.postMessage({ text: await texts[verdict.kind](changed?.bytes ?? job.bytes) });
}

/** The verdict; on a CV, also of the file without what it would be refused for, where that can be left out. */
async function inspected(): Promise<{
  readonly verdict: Verdict;
  readonly changed?: ChangedFile | undefined;
}> {
  const verdict = await fileKind(job.name, job.bytes);
  if (!job.reads || verdict.status === 'sound') return { verdict };
  const unlocked = verdict.because === 'locked' ? await withoutProtection(job.name, job.bytes) : undefined;
  const unlockedVerdict = unlocked === undefined ? verdict : await fileKind(job.name, unlocked);
  if (unlocked !== undefined && unlockedVerdict.status === 'sound')
    return { verdict: unlockedVerdict, changed: { bytes: unlocked, changes: ['protection-removed'] } };
  const mayLeaveOut = unlockedVerdict.status === 'refused' && unlockedVerdict.because === 'carries-file';
  const emptied = mayLeaveOut ? await withoutAttachments(job.name, unlocked ?? job.bytes) : undefined;
  if (emptied === undefined) return { verdict: unlockedVerdict };
  const changes: readonly FileChange[] = [
    ...(unlocked === undefined ? [] : (['protection-removed'] as const)),
    'attachment-left-out',
  ];
  return { verdict: { status: 'sound', kind: 'pdf' }, changed: { bytes: emptied, changes } };
}
