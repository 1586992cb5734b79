import { compoundFile, isCompound } from './compound-file.ts';
import { refused, type Verdict } from './verdict.ts';

const wordMagic = 0xa5ec;
const locked = 0x0100;
const programs = /^(?:macros|vba|_vba_project(?:_cur)?|project|projectwm)$/i;
/** Its name begins with a control character that gives its type. */
const otherFiles = /^.ole10native$|^package$/i;

/** A Word document from before 2007, without macros or embedded files. */
export function checkDoc(bytes: Buffer): Verdict {
  if (!isCompound(bytes)) return refused('wrong-type');
  const file = compoundFile(bytes);
  if (file === undefined) return refused('broken');
  const { entries, read } = file;
  const named = (name: string) => entries.find((entry) => entry.type === 'stream' && entry.name === name);
  if (named('EncryptedPackage') !== undefined) return refused('locked');
  const word = named('WordDocument');
  if (word === undefined) return refused('wrong-type');
  const head = read(word);
  if (head === undefined || head.length < 32 || head.readUInt16LE(0) !== wordMagic) return refused('broken');
  if ((head.readUInt16LE(10) & locked) !== 0) return refused('locked');
  if (named('0Table') === undefined && named('1Table') === undefined) return refused('broken');
  if (entries.some(({ name }) => programs.test(name))) return refused('program');
  if (entries.some(({ name }) => otherFiles.test(name))) return refused('carries-file');
  return { status: 'sound', kind: 'doc' };
}
