import type { EducationSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import { awardIn, isAward } from './awards.ts';
import { momentIn, rangeIn } from './month-ranges.ts';
import { type Part, partsOf, withoutMonths } from './parts.ts';
import { linesAbout, type Section, withoutBullet } from './sections.ts';

const school =
  /(?<!\p{L})(?:universit(?:y|é|e|ät|à|at|as|ies)|universidad|universidade|uniwersytet|college|coleg|school(?! (?:leaving )?certificate)|ysgol|institute?|instituto|academy|akademie|polytechnic|polytechnique|politecnico|conservatoire|(?:fach)?hochschule|gymnasium|lycée|liceo|école|escola|escuela|faculdade|facultad|sixth form|bootcamp)(?!\p{L})/iu;
/** Somebody may hold several degrees of one school; a certificate below them can be from anywhere. */
const anywhere = /certificate|licence/i;
const oneWordSchool = /^(?:MIT|LSE|UCL|(?:IIT|IIIT|IIM|NIT|BITS) \p{Lu}[\p{L} ]+)$/u;
/** `Boston, MA` is a place. */
const stateCode = /^(?:MA|ME|MS)$/;
/** How well somebody did is not what they learnt. */
const result =
  /^(?:first|upper|lower|second|third|class|distinction|merit|pass|honours|with|grade|gpa|cgpa|average|graduated|expected|magna|summa|cum)\b|\d/i;

/** Longer lines are prose, or meant to take long. */
const longestLine = 300;
const longest = 160;

type Value = EducationSuggestion['value'];

interface Degree {
  value: Value;
  readonly lines: string[];
  /** Whether its school was written before its award, so that another award may follow. */
  schoolFirst: boolean;
}

export interface EducationRead {
  readonly degrees: EducationSuggestion[];
  /** Awards without a school: they are left to the user. */
  readonly unclear: readonly string[];
}

/** Schools with what was studied there: each award by itself. */
export function educationIn(sections: readonly Section[]): EducationRead {
  const degrees: Degree[] = [];
  const lines = linesAbout(sections, 'education').filter(
    (line) => line.length <= longestLine && line.trim() !== '',
  );
  for (const [at, line] of lines.entries()) {
    const next = valueIn(lines[at + 1] ?? '');
    place(degrees, { line: line.trim(), value: valueIn(line), next });
  }
  return {
    degrees: degrees.flatMap(({ value, lines: source }) =>
      value.institution === undefined
        ? []
        : [{ field: 'education' as const, value, found: source.join('\n') }],
    ),
    unclear: degrees.flatMap(({ value, lines: source }) =>
      value.institution === undefined ? [source.join('\n')] : [],
    ),
  };
}

interface Line {
  readonly line: string;
  readonly value: Value;
  /** What the line after it says. */
  readonly next: Value;
}

/** Adds what a line says to the degree before it, or begins another one. */
function place(degrees: Degree[], { line, value, next }: Line): void {
  const last = degrees.at(-1);
  const { institution, award } = value;
  const isAgain =
    last !== undefined &&
    ((institution !== undefined && last.value.institution !== undefined) ||
      (award !== undefined && last.value.award !== undefined));
  if (last === undefined || isAgain) {
    if (institution === undefined && award === undefined) return;
    const isSameSchool =
      last?.schoolFirst === true &&
      institution === undefined &&
      !anywhere.test(award ?? '') &&
      (next.institution === undefined || next.award !== undefined);
    const inherited = isSameSchool ? { institution: last.value.institution } : {};
    degrees.push({
      value: { ...inherited, ...value },
      lines: isSameSchool ? [...last.lines.slice(0, 1), line] : [line],
      schoolFirst: isSameSchool || award === undefined,
    });
    return;
  }
  if (Object.keys(value).length === 0) return;
  last.lines.push(line);
  // The months beside an award are its own; those beside a school may be of several.
  const graduation =
    award === undefined
      ? (last.value.graduation ?? value.graduation)
      : (value.graduation ?? last.value.graduation);
  last.value = { ...value, ...last.value, ...(graduation === undefined ? {} : { graduation }) };
}

function valueIn(line: string): Value {
  const range = rangeIn(line);
  const moment = range ?? momentIn(line);
  const graduation = range === undefined ? momentIn(line)?.month : range.end;
  const rest = withoutBullet(moment === undefined ? line : withoutMonths(line, moment.written));
  const fromList = listedSubjects(rest);
  const parts = partsOf(rest).flatMap(splitAtSchool);
  const institution = parts.find(({ text }) => isSchool(text))?.text;
  return defined({ institution, graduation, ...(fromList ?? awardAmong(parts)) });
}

/** `BSc Physics at University of Leeds` in two. */
function splitAtSchool(part: Part): readonly Part[] {
  const [, before, after] = /^(.+?)\s+(?:at|from)\s+(\p{Lu}.+)$/u.exec(part.text) ?? [];
  if (before === undefined || after === undefined || !isSchool(after)) return [part];
  return [
    { text: before, before: part.before },
    { text: after, before: ' ' },
  ];
}

const isSchool = (text: string) =>
  oneWordSchool.test(text) || (school.test(text) && /\s/.test(text) && text.length <= longest);

/** `A levels: Mathematics, Physics` lists what was learnt, as far as the school if that follows. */
function listedSubjects(line: string): Value | undefined {
  const [, award = '', subjects = ''] = /^([^:]{3,60}):\s+(.+)$/.exec(line) ?? [];
  if (!isAward(award) || isSchool(award)) return undefined;
  const upTo = subjects.split(/\s*[;|•·\t]\s*|\s+[–—]\s+/)[0] ?? '';
  const items = upTo.split(/,\s+/);
  const at = items.findIndex(isSchool);
  const field = (at < 0 ? upTo : upTo.slice(0, upTo.indexOf(items[at] ?? ''))).replace(/[\s,]+$/, '');
  return field === '' || field.length > longest ? undefined : { award, field };
}

function awardAmong(parts: readonly Part[]): Value {
  const at = parts.findIndex(
    ({ text, before }) =>
      !isSchool(text) &&
      isAward(text) &&
      text.length <= longest &&
      !(stateCode.test(text) && /,/.test(before)),
  );
  const [part, second, third] = at < 0 ? [] : parts.slice(at);
  if (part === undefined) return {};
  // `Bachelor of Commerce - BCom, Accounting` names it twice.
  const isTwice = second !== undefined && /[–—-]/.test(second.before) && isAward(second.text);
  const name = isTwice ? `${part.text}${second.before}${second.text}` : part.text;
  const { award, field } = awardIn(name);
  const beside = isTwice ? third : second;
  if (field !== undefined || beside === undefined || !/,/.test(beside.before)) return { award, field };
  const isField = !isSchool(beside.text) && !isAward(beside.text) && !result.test(beside.text);
  return isField && /^\p{Lu}/u.test(beside.text) && isBare(award) ? { award, field: beside.text } : { award };
}

/** `Bachelor of Commerce` and `BSc (Hons)` leave open what was learnt; `NVQ Level 2 Catering` does not. */
const isBare = (award: string) =>
  /^(?:bachelor|master|doctor|associate)/i.test(award) || award.split(/\s+/).length <= 2;

function defined(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}
