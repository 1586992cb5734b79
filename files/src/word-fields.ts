import { isRemotePath, isSafeLink } from './safe-link.ts';
import { type Fault, FaultFound } from './verdict.ts';

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

const keepsArguments = new Set(['HYPERLINK', ...pictures]);

/** Whether the result of a field could become the address of the one around it. */
const couldLead = (around: string, within: string) => {
  const [outer, inner] = [keywordOf(around), keywordOf(within)];
  // Word writes pictures from emails as fields within fields of the same kind.
  return keepsArguments.has(outer) && !(pictures.has(outer) && pictures.has(inner));
};

interface Field {
  all: string;
  /** Without what a tracked change deletes. */
  kept: string;
  /** Its result follows its instruction. */
  hasResult: boolean;
  readonly place: string;
}

export interface Piece {
  readonly text: string;
  readonly isDeleted?: boolean;
  /** The version of the document in which it is, where there are several. */
  readonly place?: string;
}

/**
 * Follows the fields of a text, whose instructions may be spread over many pieces. Throws a `FaultFound` for a
 * forbidden one, and for one that word processors would put together differently.
 */
export class WordFields {
  readonly #open: Field[] = [];

  begin(place = ''): void {
    const around = this.#open.at(-1);
    // The result of a field within would say what this one does.
    const isNamed = around === undefined || around.hasResult || /^\s*(?:=|\p{L}+\s)/u.test(around.kept);
    if (!isNamed) throw new FaultFound('program');
    this.#open.push({ all: '', kept: '', hasResult: false, place });
  }

  instruct({ text, isDeleted = false, place = '' }: Piece): void {
    if (this.#open.length === 0) this.begin(place);
    const field = this.#open.at(-1);
    if (field === undefined || field.hasResult || field.place !== place) throw new FaultFound('program');
    field.all += text;
    if (!isDeleted) field.kept += text;
  }

  /** Whether what follows belongs to an instruction. */
  get isInstruction(): boolean {
    return this.#open.at(-1)?.hasResult === false;
  }

  separate(): void {
    const field = this.#open.at(-1);
    if (field === undefined || field.hasResult) return;
    judge(field.all);
    judge(field.kept);
    const around = this.#open.at(-2);
    if (around?.hasResult === false)
      for (const outer of [around.all, around.kept])
        if (couldLead(outer, field.all) || couldLead(outer, field.kept)) throw new FaultFound('elsewhere');
    field.hasResult = true;
  }

  end(): void {
    this.separate();
    this.#open.pop();
  }

  /** At the end of the text, whose fields may be left open. */
  finish(): void {
    while (this.#open.length > 0) this.end();
  }
}

function judge(instruction: string): void {
  const fault = faultOfInstruction(instruction);
  if (fault !== undefined) throw new FaultFound(fault);
}
