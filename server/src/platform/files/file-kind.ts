import { checkDoc } from './doc-check.ts';
import { checkDocx } from './docx-check.ts';
import { checkPdf } from './pdf-check.ts';
import { checkText } from './text-check.ts';
import { type FileKind, refused, type Verdict } from './verdict.ts';

/** Each checks whether the bytes are what the file name claims. */
const checks: Readonly<Record<FileKind, (bytes: Buffer) => Verdict | Promise<Verdict>>> = {
  pdf: checkPdf,
  doc: checkDoc,
  docx: checkDocx,
  txt: checkText,
};

/** The type of a file, by its name and its content, which must agree. */
export async function fileKind(name: string, bytes: Uint8Array): Promise<Verdict> {
  const kind = kindIn(name);
  if (kind === undefined) return refused('wrong-type');
  if (bytes.length === 0) return refused('empty');
  return await checks[kind](Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

function kindIn(name: string): FileKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === 'pdf' || ending === 'doc' || ending === 'docx' || ending === 'txt' ? ending : undefined;
}
