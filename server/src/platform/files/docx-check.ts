import { refused, type Verdict } from './verdict.ts';
import { type Part, unpack } from './zip-archive.ts';

const documentPart = 'word/document.xml';
const typesPart = '[Content_Types].xml';
const documentType = 'application/vnd.openxmlformats-officedocument.wordprocessingml.document.main+xml';
const zipStart = Buffer.from('PK\x03\x04', 'latin1');

/** The parts of a document: descriptions, images and fonts. */
const harmless =
  /^(?!.*(?:\.\.|\\|^\/))(?:[^/]+\/)*[^/]*\.(?:xml|rels|vml|png|jpe?g|jfif|gif|bmp|tiff?|emf|wmf|svg|wdp|odttf|ttf|ico)$/i;
const folder = /\/$/;
const program = /vbaProject|vbaData|activeX|\.(?:bin|exe|dll|js|vbs|scr|bat|cmd|ps1|hta|jar)$/i;

/** A Word document without macros, embedded files, or anything fetched from elsewhere to run. */
export async function checkDocx(bytes: Buffer): Promise<Verdict> {
  if (!bytes.subarray(0, 4).equals(zipStart)) return refused('wrong-type');
  const unpacked = await unpack(bytes);
  if (unpacked.status === 'refused') return unpacked;
  const { parts } = unpacked;
  const types = textOf(parts, typesPart);
  const isDocument = types !== undefined && textOf(parts, documentPart) !== undefined;
  if (!isDocument) return refused('wrong-type');
  if (parts.some(({ name }) => program.test(name)) || /macroEnabled|vbaProject|activeX/i.test(types))
    return refused('program');
  if (!types.includes(documentType)) return refused('wrong-type');
  if (parts.some(({ name }) => !harmless.test(name) && !folder.test(name))) return refused('carries-file');
  return checkWords(parts);
}

function checkWords(parts: readonly Part[]): Verdict {
  for (const { name, bytes } of parts) {
    if (!/\.(?:xml|rels|vml)$/i.test(name)) continue;
    const text = bytes.toString('utf8');
    // Entity definitions can expand a few letters to gigabytes, or include files of the machine that reads
    // them.
    if (/<!(?:DOCTYPE|ENTITY)/i.test(text) || bytes.includes(0)) return refused('broken');
    if (name.endsWith('.rels') && fetchesTemplate(text)) return refused('program');
  }
  const document = textOf(parts, documentPart) ?? '';
  if (!/<\/(?:\w+:)?document>\s*$/.test(document)) return refused('broken');
  if (/\bw:instr(?:Text)?\b[^<]{0,40}\bDDE(?:AUTO)?\b|>\s*DDE(?:AUTO)?\s/i.test(document))
    return refused('program');
  return { status: 'sound', kind: 'docx' };
}

/** A remote template brings its macros along; one on the author's own disk is only a name. */
function fetchesTemplate(relations: string): boolean {
  const all = relations.match(/<Relationship\b[^<>]*>/gi) ?? [];
  return all.some(
    (relation) =>
      /\/(?:attachedTemplate|oleObject|frame|subDocument)"/i.test(relation) &&
      /Target\s*=\s*["'](?:https?:|ftp:|mhtml:|\\\\|file:\/\/[^/])/i.test(relation),
  );
}

function textOf(parts: readonly Part[], name: string): string | undefined {
  return parts.find((part) => part.name === name)?.bytes.toString('utf8');
}
