import type { EducationSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import { type FormRecord, formsIn } from '../forms.ts';
import { isEnglishTest } from '../lists/english-tests.ts';
import { isLanguageLine } from '../lists/languages.ts';
import { isRegistration } from '../lists/registrations.ts';
import { momentIn, rangeIn } from '../month-ranges.ts';
import { withoutBullet } from '../sections.ts';
import { isSchoolName } from './school-names.ts';
import { awardAndSchool, type StudyValue, studyIn } from './study-line.ts';

/** Somebody may hold several degrees of one school; a certificate below them can be from anywhere. */
const anywhere = /certificate|licence/i;
/** Longer lines are prose, or meant to take long. */
const longestLine = 300;
/** Of a part about schools: a CV has some dozens. */
const maxLines = 400;

interface Degree {
  value: StudyValue;
  readonly lines: string[];
  /** Whether its school was written before its award, so that another award may follow. */
  schoolFirst: boolean;
}

export interface EducationRead {
  readonly degrees: readonly EducationSuggestion[];
  /** Awards without a school: they are left to the user. */
  readonly unclear: readonly string[];
}

/** Schools with what was studied there, in the lines below a heading: each award by itself. */
export function educationIn(all: readonly string[]): EducationRead {
  const lines = all
    .slice(0, maxLines)
    .filter((line) => !isEnglishTest(line) && !isLanguageLine(line) && !isRegistration(withoutBullet(line)));
  const { records, rest } = formsIn(lines, isSchoolForm);
  const degrees: Degree[] = [];
  const full = studyLines(rest.filter((line) => line.length <= longestLine && line.trim() !== ''));
  const values = full.map(({ text }, at) =>
    studyIn(text, { before: full[at - 1]?.text ?? '', after: full[at + 1]?.text ?? '' }),
  );
  for (const [at, { source }] of full.entries())
    place(degrees, { line: source, value: values[at] ?? {}, next: values[at + 1] ?? {} });
  return {
    degrees: [
      ...records.map(schoolOf),
      ...degrees.flatMap(({ value, lines: source }) =>
        value.institution === undefined
          ? []
          : [{ field: 'education' as const, value, found: source.join('\n') }],
      ),
    ],
    unclear: degrees.flatMap(({ value, lines: source }) =>
      value.institution === undefined ? [source.join('\n')] : [],
    ),
  };
}

interface StudyLine {
  readonly text: string;
  /** As it is written, on one line or two. */
  readonly source: string;
}

/** Where the first school has its dates above it, each date is joined to the line below, to which it belongs. */
function studyLines(lines: readonly string[]): readonly StudyLine[] {
  const isDate = (line: string) => {
    const { institution, award } = studyIn(line, { before: '', after: '' });
    return rangeIn(line) !== undefined && institution === undefined && award === undefined;
  };
  if (!isDate(lines[0] ?? '')) return lines.map((text) => ({ text, source: text.trim() }));
  return lines.flatMap((text, at) => {
    const above = lines[at - 1] ?? '';
    if (isDate(text) && at + 1 < lines.length) return [];
    const range = at > 0 && isDate(above) ? rangeIn(above) : undefined;
    return [
      range === undefined
        ? { text, source: text.trim() }
        : { text: `${text}\t${range.written}`, source: `${above.trim()}\n${text.trim()}` },
    ];
  });
}

/** Schools that a line names with their award, where no heading announces them. */
export function educationAmong(lines: readonly string[]): readonly EducationSuggestion[] {
  return lines.flatMap((line) => {
    const value = line.length > longestLine ? {} : studyIn(line, { before: '', after: '' });
    return value.institution === undefined || value.award === undefined
      ? []
      : [{ field: 'education' as const, value, found: line.trim() }];
  });
}

const isSchoolForm = ({ institution, award }: FormRecord['values']) =>
  institution !== undefined && award !== undefined && /\p{Lu}/u.test(institution);

function schoolOf({ values, lines }: FormRecord): EducationSuggestion {
  const { institution = '', award = '', subject, year, period, to } = values;
  const years = [year, period, to].find((each) => each !== undefined) ?? '';
  const graduation = rangeIn(years)?.end ?? momentIn(years)?.month;
  const study = awardAndSchool(award);
  const field = subject ?? study.field;
  return {
    field: 'education',
    value: {
      institution: isSchoolName(institution)
        ? (awardAndSchool(institution).institution ?? institution)
        : institution,
      award: study.award ?? award,
      ...(field === undefined ? {} : { field }),
      ...(graduation === undefined ? {} : { graduation }),
    },
    found: lines.filter((line) => line.trim() !== '').join('\n'),
  };
}

interface Line {
  readonly line: string;
  readonly value: StudyValue;
  /** What the line after it says. */
  readonly next: StudyValue;
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

/** The lines about a school among those about training: with its name, or with an award beside such a line. */
export function schoolLines(all: readonly string[]): readonly string[] {
  const lines = all.slice(0, maxLines).filter((line) => line.trim() !== '');
  const values = lines.map((line, at) =>
    studyIn(withoutBullet(line), { before: lines[at - 1] ?? '', after: lines[at + 1] ?? '' }),
  );
  const isName = (at: number) => values[at]?.institution !== undefined && values[at]?.award === undefined;
  return lines.filter((line, at) => {
    const { institution, award } = values[at] ?? {};
    const isBeside = isName(at - 1) || isName(at + 1);
    return (
      institution !== undefined ||
      degree.test(award ?? '') ||
      (award !== undefined && isBeside && !anywhere.test(line))
    );
  });
}
const degree =
  /^(?:[BM]\.?(?:Sc|A|Eng|Tech|Com|Ed|Phil|Res|Arch|BA)\b|LL\.?[BM]\b|Ph\.?\s?D|D\.?Phil|HN[CD]\b|bachelor|master)/i;
