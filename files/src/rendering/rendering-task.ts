import { z } from 'zod';
import { processBounds } from './bounds.ts';

/** Kinds of file that we can render. */
export type RenderedKind = 'pdf' | 'docx' | 'txt';
/** Kinds of which one page is drawn. */
export type DrawnKind = 'pdf' | 'jpeg' | 'png';

/** How a rendering as plain text begins, and none as PDF does. */
export const textMark = '\ufeff';
const markBytes = Buffer.from(textMark);

/** What a rendering was made as. */
export const kindOfRendering = (bytes: Uint8Array): 'pdf' | 'txt' =>
  markBytes.equals(bytes.subarray(0, markBytes.length)) ? 'txt' : 'pdf';

const head = z.object({
  kind: z.enum(['pdf', 'docx', 'txt', 'jpeg', 'png']),
  /** The file's name: it is personal, and no argument of a process that others on the machine may list. */
  title: z.string(),
  bounds: processBounds,
  /** Instead of the whole file, the picture of one page: turned to the right by so many quarters. */
  page: z.object({ number: z.int(), quarters: z.int() }).optional(),
});

export interface RenderingTask extends z.output<typeof head> {
  readonly bytes: Uint8Array;
}

/** A task as one stream of bytes: a line that describes it, and the file. */
export function streamOf({ bytes, ...described }: RenderingTask): readonly Uint8Array[] {
  return [Buffer.from(`${JSON.stringify(described)}\n`), bytes];
}

export function takenApart(stream: Buffer): RenderingTask {
  const end = stream.indexOf('\n');
  const described: unknown = JSON.parse(stream.toString('utf8', 0, end));
  return { ...head.parse(described), bytes: stream.subarray(end + 1) };
}
