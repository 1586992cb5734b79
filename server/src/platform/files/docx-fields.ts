import { isRemotePath, isSafeLink } from './safe-link.ts';
import { type Fault, FaultFound } from './verdict.ts';
import { attribute, type XmlElement } from './xml-reader.ts';

/** Instructions that run, fetch or embed something when Word updates its fields. */
const forbidden: ReadonlyMap<string, Fault> = new Map<string, Fault>([
  ['DDE', 'program'],
  ['DDEAUTO', 'program'],
  ['LINK', 'program'],
  ['PRINT', 'program'],
  ['CONTROL', 'program'],
  ['HTMLACTIVEX', 'program'],
  ['HTMLCONTROL', 'program'],
  ['DATABASE', 'program'],
  ['EMBED', 'carries-file'],
  ['INCLUDE', 'elsewhere'],
  ['INCLUDETEXT', 'elsewhere'],
  ['RD', 'elsewhere'],
]);
const pictures = new Set(['INCLUDEPICTURE', 'IMPORT']);
/** Templates write "click here to type" as a button of a macro that does not exist. */
const noMacro = /^\W*MACROBUTTON\s+(?:NoMacro|None|DoFieldClick)\b/i;

/** Why an instruction to a word processor, joined from its pieces, is refused; undefined when it is harmless. */
export function faultOfInstruction(instruction: string): Fault | undefined {
  const plain = instruction.replaceAll(/\p{Cf}/gu, '');
  const keyword = keywordOf(plain);
  const fault = forbidden.get(keyword);
  if (fault !== undefined) return fault;
  if (keyword === 'MACROBUTTON') return noMacro.test(plain) ? undefined : 'program';
  const values = argumentsOf(plain);
  if (pictures.has(keyword)) return values.some(isRemotePath) ? 'elsewhere' : undefined;
  return keyword === 'HYPERLINK' && !values.every(isSafeLink) ? 'elsewhere' : undefined;
}

const keywordOf = (instruction: string) => /\p{L}+/u.exec(instruction)?.[0].toUpperCase() ?? '';

/** Switches that a word follows: the name of a place, a hint, a format. */
const withWord = /^\\[lotc*#@]$/i;

/** The arguments, in quotes or without; switches are none. */
function argumentsOf(instruction: string): readonly string[] {
  const words = instruction.replace(/^\P{L}*\p{L}+/u, '').match(/["“”][^"“”]*["“”]?|[^\s"“”]+/g) ?? [];
  const values = words.filter(
    (word, place) => !/^\\[a-z*#@!]$/i.test(word) && !withWord.test(words[place - 1] ?? ''),
  );
  return values.map((word) => {
    const path = word.replaceAll(/["“”]/g, '');
    // Backslashes are doubled in an instruction, or should be.
    return path.startsWith('\\\\') ? path : path.replaceAll('\\\\', '\\');
  });
}

interface Field {
  all: string;
  /** Without what a tracked change deletes. */
  kept: string;
  /** Its result follows its instruction. */
  hasResult: boolean;
  readonly place: string;
}

/** What may be around the instruction of a field: Word passes over what it does not know, with all that is in it. */
const known =
  /^(?:http:\/\/schemas\.openxmlformats\.org\/(?:wordprocessingml\/2006\/main|markup-compatibility\/2006|drawingml\/2006\/[a-zA-Z]+|officeDocument\/2006\/math)|http:\/\/purl\.oclc\.org\/ooxml\/(?:wordprocessingml|drawingml|officeDocument)\/[a-zA-Z]+|http:\/\/schemas\.microsoft\.com\/office\/word\/2010\/wordprocessing(?:Shape|Group|Canvas)|urn:schemas-microsoft-com:(?:vml|office:office|office:word))$/;
const instructions = new Set(['instrText', 'delInstrText']);
const deletions = new Set(['del', 'moveFrom', 'delInstrText']);

/**
 * Follows the fields of one part, whose instructions may be spread over many pieces. Throws a `FaultFound` for a
 * forbidden one, and for one that word processors would put together differently.
 */
export class FieldReader {
  readonly #open: Field[] = [];
  readonly #around: XmlElement[] = [];
  #versions = 0;
  #place: string[] = [];

  open(element: XmlElement): void {
    this.#around.push(element);
    if (element.name === 'Choice' || element.name === 'Fallback') {
      this.#versions += 1;
      this.#place = [...this.#place, String(this.#versions)];
    }
    if (element.name === 'fldChar') this.#mark(attribute(element, 'fldCharType'));
    const simple = element.name === 'fldSimple' ? attribute(element, 'instr') : undefined;
    if (simple !== undefined) judge(simple);
    const isOfField = element.name === 'fldChar' || instructions.has(element.name);
    if (isOfField && this.#around.some(({ namespace }) => !known.test(namespace)))
      throw new FaultFound('program');
  }

  close(element: XmlElement): void {
    this.#around.pop();
    if (element.name === 'Choice' || element.name === 'Fallback') this.#place = this.#place.slice(0, -1);
  }

  text(piece: string): void {
    if (!instructions.has(this.#around.at(-1)?.name ?? '')) return;
    const field = this.#open.at(-1) ?? this.#begin();
    if (field.hasResult || field.place !== this.#place.join('.')) throw new FaultFound('program');
    field.all += piece;
    if (!this.#around.some(({ name }) => deletions.has(name))) field.kept += piece;
  }

  end(): void {
    for (const field of this.#open) if (!field.hasResult) judgeField(field);
  }

  #begin(): Field {
    const field = { all: '', kept: '', hasResult: false, place: this.#place.join('.') };
    this.#open.push(field);
    return field;
  }

  #mark(type: string | undefined): void {
    const field = this.#open.at(-1);
    if (type === 'begin') {
      // The result of a field within would say what this one does.
      const isNamed = field === undefined || field.hasResult || /^\s*(?:=|\p{L}+\s)/u.test(field.kept);
      if (!isNamed) throw new FaultFound('program');
      this.#begin();
    } else if (field !== undefined && (type === 'separate' || type === 'end')) {
      if (!field.hasResult) judgeField(field);
      field.hasResult = true;
      if (type === 'end') this.#open.pop();
    }
  }
}

function judgeField({ all, kept }: Field): void {
  judge(all);
  judge(kept);
}

function judge(instruction: string): void {
  const fault = faultOfInstruction(instruction);
  if (fault !== undefined) throw new FaultFound(fault);
}
