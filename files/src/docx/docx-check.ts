import { FaultFound, refused, type Verdict } from '../verdict.ts';
import { type Part, unpack } from '../zip-archive.ts';
import { checkPart, type TypeOf, typesIn } from './docx-parts.ts';
import { relationsIn } from './docx-relations.ts';

const typesPart = '[Content_Types].xml';
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const zipStart = Buffer.from('PK\x03\x04', 'latin1');

/** A Word document without macros, embedded files, or anything fetched from elsewhere. */
export async function checkDocx(bytes: Buffer): Promise<Verdict> {
  if (!bytes.subarray(0, 4).equals(zipStart)) return refused('wrong-type');
  const unpacked = await unpack(bytes);
  if (unpacked.status === 'refused') return unpacked;
  try {
    return checkParts(unpacked.parts);
  } catch (error) {
    if (error instanceof FaultFound) return refused(error.because);
    throw error;
  }
}

function checkParts(parts: readonly Part[]): Verdict {
  const types = parts.find(({ name }) => name === typesPart);
  const roots = parts.find(({ name }) => name === '_rels/.rels');
  if (types === undefined || roots === undefined) return refused('wrong-type');
  const typeOf = typesIn(types.bytes);
  if (!isDocument(roots, { parts, typeOf })) return refused('wrong-type');
  for (const part of parts) {
    checkPart(part, typeOf);
    if (/\.rels$/i.test(part.name)) relationsIn(part.bytes);
  }
  return { status: 'sound', kind: 'docx' };
}

/** Whether the archive says that it is a document, and where. */
function isDocument(
  { bytes }: Part,
  { parts, typeOf }: { readonly parts: readonly Part[]; readonly typeOf: TypeOf },
): boolean {
  const main = relationsIn(bytes).filter(({ kind }) => kind === 'officeDocument');
  return (
    main.length === 1 &&
    main.every(({ target }) => {
      const name = target.replace(/^(?:\.?\/)+/, '');
      return typeOf(name) === documentType && parts.some((part) => part.name === name);
    })
  );
}
