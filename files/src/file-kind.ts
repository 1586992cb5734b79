import { hasTestVirus } from './test-virus.ts';
import { type FileKind, refused, type Verdict } from './verdict.ts';

/** Each checks whether the bytes are what the file name claims. Loaded when needed: each file has a thread of its own. */
const checks: Readonly<Record<FileKind, (bytes: Buffer) => Promise<Verdict>>> = {
  pdf: async (bytes) => await (await import('./pdf/pdf-check.ts')).checkPdf(bytes),
  doc: async (bytes) => (await import('./doc/doc-check.ts')).checkDoc(bytes),
  docx: async (bytes) => await (await import('./docx/docx-check.ts')).checkDocx(bytes),
  txt: async (bytes) => (await import('./text-check.ts')).checkText(bytes),
};

/** The type of a file, by its name and its content, which must agree. */
export async function fileKind(name: string, bytes: Uint8Array): Promise<Verdict> {
  const kind = kindIn(name);
  if (kind === undefined) return refused('wrong-type');
  if (bytes.length === 0) return refused('empty');
  const content = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (hasTestVirus(content)) return refused('program');
  return await checks[kind](content);
}

/**
 * A PDF without the texts that it carries, where they are all that it is refused for, such as the XML of Europass;
 * undefined for any other file.
 */
export async function withoutAttachments(name: string, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (kindIn(name) !== 'pdf') return undefined;
  const { withoutCarriedTexts } = await import('./pdf/pdf-check.ts');
  return await withoutCarriedTexts(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength));
}

/**
 * A PDF that opens without a password, without its encryption, which only kept it from being changed or printed. It
 * is still to be checked. Undefined for one that needs a password, and for any other file.
 */
export async function withoutProtection(name: string, bytes: Uint8Array): Promise<Uint8Array | undefined> {
  if (kindIn(name) !== 'pdf') return undefined;
  const { decryptedPdf } = await import('./pdf/pdf-decrypt.ts');
  return await decryptedPdf(bytes);
}

function kindIn(name: string): FileKind | undefined {
  const ending = /\.([a-z]+)$/i.exec(name)?.[1]?.toLowerCase();
  return ending === 'pdf' || ending === 'doc' || ending === 'docx' || ending === 'txt' ? ending : undefined;
}
