import { z } from 'zod';
import { fileKind } from '../file-kind.ts';
import { hasTestVirus } from '../test-virus.ts';
import { type Fault, refused, verdict } from '../verdict.ts';
import { faultOfPicture } from './picture-whole.ts';

/** What a sponsor keeps: papers, and pictures of them. */
export const paperKind = z.enum(['pdf', 'docx', 'txt', 'jpeg', 'png']);
export type PaperKind = z.output<typeof paperKind>;

/** The verdict on a paper; of a sound one with how many pages it has, null where they cannot be counted. */
export const paperVerdict = z.discriminatedUnion('status', [
  z.object({ status: z.literal('sound'), kind: paperKind, pages: z.int().nullable() }),
  verdict.options[1],
]);
export type PaperVerdict = Readonly<z.output<typeof paperVerdict>>;

const pictureEndings: Readonly<Record<string, 'jpeg' | 'png'>> = { jpg: 'jpeg', jpeg: 'jpeg', png: 'png' };
/** About 100 megapixels: more than scanners and phones make. */
const maxPixels = 100_000_000;

/** Whether the bytes are the paper that the name claims, and how many pages it has. */
export async function checkPaper(name: string, bytes: Uint8Array): Promise<PaperVerdict> {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const picture = pictureEndings[ending];
  if (picture !== undefined) return await checkPicture(picture, bytes);
  const fileVerdict = await fileKind(name, bytes);
  if (fileVerdict.status === 'refused') return fileVerdict;
  const { kind } = fileVerdict;
  // Nobody else can open one, and no page of it can be shown.
  if (kind === 'doc') return refused('wrong-type');
  return { status: 'sound', kind, pages: kind === 'pdf' ? await pagesOf(bytes) : null };
}

async function pagesOf(bytes: Uint8Array): Promise<number> {
  const { pdfPages } = await import('../pdf/pdf-text.ts');
  return await pdfPages(bytes);
}

/** A whole picture of this kind, and nothing else after it. */
async function checkPicture(kind: 'jpeg' | 'png', bytes: Uint8Array): Promise<PaperVerdict> {
  if (bytes.length === 0) return refused('empty');
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (hasTestVirus(content)) return refused('program');
  const fault = faultOfPicture(content) ?? (await faultOfDrawing(kind, content));
  return fault === undefined ? { status: 'sound', kind, pages: 1 } : refused(fault);
}

async function faultOfDrawing(kind: 'jpeg' | 'png', content: Buffer): Promise<Fault | undefined> {
  const starts = { jpeg: '\xff\xd8\xff', png: '\x89PNG\r\n\x1a\n' } as const;
  if (!content.toString('latin1', 0, 12).startsWith(starts[kind])) return 'wrong-type';
  const { default: sharp } = await import('sharp');
  sharp.cache(false);
  sharp.concurrency(1);
  try {
    const picture = sharp(content, { limitInputPixels: maxPixels, failOn: 'error', pages: 1 });
    const { format } = await picture.metadata();
    if (format !== kind) return 'wrong-type';
    await picture.resize(16, 16).raw().toBuffer();
    return undefined;
  } catch {
    return 'broken';
  }
}
