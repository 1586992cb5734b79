import { parentPort, workerData } from 'node:worker_threads';
import { z } from 'zod';
import { docxText } from './docx-text.ts';
import { pdfText } from './pdf-text.ts';

const job = z.object({ kind: z.enum(['pdf', 'docx']), bytes: z.instanceof(Uint8Array) }).parse(workerData);
const text = job.kind === 'pdf' ? await pdfText(job.bytes) : await docxText(job.bytes);
parentPort?.postMessage({ text });
