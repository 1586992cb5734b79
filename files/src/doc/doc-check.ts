import { FaultFound, refused, type Verdict } from '../verdict.ts';
import { type CompoundEntry, type CompoundFile, compoundFile, isCompound } from './compound-file.ts';
import { checkDocWords } from './doc-words.ts';

const wordMagic = 0xa5ec;
const locked = 0x0100;
const inFirstTable = 0x0200;
/** Folders of a document without objects; the names of those within the store of custom data are random. */
const folders = /^(?:root entry|objectpool|msodatastore|_?xmlsignatures|_signatures)$/i;
const programs = /^(?:macros|vba|_vba_project(?:_cur)?|project(?:wm)?|dir)$/i;
/** Some names begin with a control character that gives their type. */
const otherFiles =
  /^(?:.ole10native|package|equation native|workbook|book|powerpoint document|contents|.compobj\d+|.objinfo|.linkinfo)$/i;

/** A Word document from before 2007, without macros, embedded files or instructions to run or fetch something. */
export function checkDoc(bytes: Buffer): Verdict {
  if (!isCompound(bytes)) return refused('wrong-type');
  const file = compoundFile(bytes);
  if (file === undefined) return refused('broken');
  try {
    checkParts(file);
    return { status: 'sound', kind: 'doc' };
  } catch (error) {
    if (error instanceof FaultFound) return refused(error.because);
    throw error;
  }
}

function checkParts({ entries, read, goesOn }: CompoundFile): void {
  if (goesOn) throw new FaultFound('carries-file');
  const streamNamed = (name: string) => {
    const [match, ...others] = entries.filter((entry) => entry.name.toLowerCase() === name.toLowerCase());
    // Which of two is read depends on the reader.
    if (others.length > 0) throw new FaultFound('broken');
    return match?.type === 'stream' ? match : undefined;
  };
  if (streamNamed('EncryptedPackage') !== undefined) throw new FaultFound('locked');
  const word = streamNamed('WordDocument');
  if (word === undefined) throw new FaultFound('wrong-type');
  const head = read(word);
  if (head === undefined || head.length < 32 || head.readUInt16LE(0) !== wordMagic)
    throw new FaultFound('broken');
  const flags = head.readUInt16LE(10);
  if ((flags & locked) !== 0) throw new FaultFound('locked');
  if (entries.some(({ name }) => programs.test(name))) throw new FaultFound('program');
  if (entries.some(isOtherFile)) throw new FaultFound('carries-file');
  const table = streamNamed((flags & inFirstTable) === 0 ? '0Table' : '1Table');
  const lists = table === undefined ? undefined : read(table);
  if (lists === undefined) throw new FaultFound('broken');
  checkDocWords(head, lists);
}

/** A folder for an object, or a stream that is a file. */
function isOtherFile({ name, type }: CompoundEntry): boolean {
  if (type === 'stream') return otherFiles.test(name);
  return type === 'folder' && !folders.test(name) && !isOfCustomData(name);
}

/** A random name, of 24 to 36 letters. */
const isOfCustomData = (name: string) => name.length >= 20 && !/^_\d+$/.test(name);
