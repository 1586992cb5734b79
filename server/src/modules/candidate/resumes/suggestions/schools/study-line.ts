import type { EducationSuggestion } from '@portway/contracts/candidate/resumes/resumes';
import { momentIn, rangeIn } from '../month-ranges.ts';
import { type Part, partsOf, withoutMonths } from '../parts.ts';
import { isPlaceName } from '../places.ts';
import { withoutBullet } from '../sections.ts';
import { isName } from '../work/part-kinds.ts';
import { awardIn, isAward } from './awards.ts';
import { isSchoolName as isSchool } from './school-names.ts';

export type StudyValue = EducationSuggestion['value'];

/** `Boston, MA` is a place. */
const stateCode = /^(?:MA|ME|MS)$/;
/** How well somebody did is not what they learnt. */
const result =
  /^(?:first|upper|lower|second|third|class|distinction|merit|pass|honours|with|grade|gpa|cgpa|average|graduated|expected|magna|summa|cum|thesis|dissertation|modules|final)\b|\d/i;
const longest = 160;

interface Beside {
  readonly before: string;
  readonly after: string;
}

/** What a line says of studying; the lines beside it tell whether a name on it is that of a school. */
export function studyIn(line: string, beside: Beside): StudyValue {
  const range = rangeIn(line);
  const moment = range ?? momentIn(line);
  const graduation = range === undefined ? momentIn(line)?.month : range.end;
  const rest = withoutVerb(withoutBullet(moment === undefined ? line : withoutMonths(line, moment.written)));
  const study = awardAndSchool(rest);
  const school = study.institution ?? schoolByPlace(rest, study, beside);
  return defined({ institution: school, graduation, award: study.award, field: study.field });
}

/** `I completed a Diploma in Care at Barnfield College in` names what follows the verb. */
function withoutVerb(text: string): string {
  const [, what] =
    /^(?:I|we)\s+(?:\w+\s+){0,2}?(?:completed|studied|hold|held|gained|obtained|have|did|took|passed|graduated with|achieved|earned|received)\s+(?:an?\s+|the\s+|my\s+)?(.+)$/i.exec(
      text.trim(),
    ) ?? [];
  if (what === undefined) return text;
  return what.replaceAll(/\s+(?:in|from|on|during)(?=\s*(?:[.\t]|$))/g, '').replace(/[.\s]+$/, '');
}

/** The award, its field and the school that a text names. */
export function awardAndSchool(text: string): StudyValue {
  const parts = partsOf(text).flatMap(splitAtColon).flatMap(splitAtSchool);
  const school = parts.find((part) => isSchool(part.text));
  const fromList = listedSubjects(text, parts, school);
  const study = fromList ?? awardAmong(parts);
  return defined({ institution: school === undefined ? undefined : withoutPlace(school.text), ...study });
}

/** `Kaplan, 2020` below an award, or `ICAEW` above one: a name beside an award that has no school. */
function schoolByPlace(text: string, { award }: StudyValue, { before, after }: Beside): string | undefined {
  const names = partsOf(text).filter(
    (part) => isName(part.text) && !isAward(part.text) && !isPlaceName(part.text) && !result.test(part.text),
  );
  const [name] = names;
  if (name === undefined || names.length > 1 || /:/.test(text)) return undefined;
  const isAlone = (line: string) => {
    const study = awardAndSchool(line);
    return study.award !== undefined && study.institution === undefined && study.field === undefined;
  };
  if (award !== undefined) return undefined;
  const isDatedName = momentIn(text) === undefined && partsOf(text).length === 1;
  const isBelow = isAlone(before) && isBareAward(before) && isDatedName;
  const isAbove = isAlone(after) && isBareAward(after) && isDatedName;
  return isBelow || isAbove ? name.text : undefined;
}

/** A qualification of a professional body, which does not name who taught it. */
const isBareAward = (line: string) =>
  /\b(?:ACA|ACCA|FCCA|CIMA|CIPD|CIPS|CFA|LPC|GDL|BPTC|professional qualification)\b/i.test(line);

/** `Colegiul Tehnic, Brașov (Romania)` and `Kingston University (London)` without the place. */
const withoutPlace = (text: string) => {
  const [, name, place] = /^(.*\p{L}.*?)\s*\(([^()]*)\)$/u.exec(text) ?? [];
  return name !== undefined && place !== undefined && isName(place) && !/^\p{Lu}{2,6}$/u.test(place)
    ? name
    : text;
};

/** `Szkoła Podstawowa, Lublin: Diploma` in two; `A levels: Physics, Maths` stays one. */
function splitAtColon(part: Part): readonly Part[] {
  const [, before, after] = /^([^:]{3,}):\s+(.+)$/.exec(part.text) ?? [];
  if (before === undefined || after === undefined || isAward(before)) return [part];
  return [
    { text: before, before: part.before },
    { text: after, before: ': ' },
  ];
}

/** `BSc Physics at University of Leeds` in two. */
function splitAtSchool(part: Part): readonly Part[] {
  const [, before, after] = /^(.+?)\s+(?:at|from)\s+(?:the\s+)?(\p{Lu}.+)$/u.exec(part.text) ?? [];
  if (before === undefined || after === undefined || !isSchool(after)) return [part];
  return [
    { text: before, before: part.before },
    { text: after, before: ' ' },
  ];
}

/** `A levels: Mathematics, Physics` lists what was learnt, as far as the school if that follows. */
function listedSubjects(
  text: string,
  parts: readonly Part[],
  school: Part | undefined,
): StudyValue | undefined {
  const isFirst = school !== undefined && parts[0] === school;
  const line = isFirst
    ? text.slice(text.indexOf(school.text) + school.text.length).replace(/^[\s,;:–—·-]+/, '')
    : text;
  const [, award = '', subjects = ''] =
    /^([^:]{3,60}):\s+(.+)$/.exec(line) ??
    /^((?:gce )?a[- ]levels?|as[- ]levels?|gcses?|highers)\s+in\s+(.+)$/i.exec(line) ??
    [];
  if (!isAward(award) || isSchool(award)) return undefined;
  const upTo = subjects.split(/\s*[;|•·\t]\s*|\s+[–—]\s+/)[0] ?? '';
  const items = upTo.split(/,\s+/);
  const schoolAt = items.findIndex(isSchool);
  const field = (schoolAt < 0 ? upTo : upTo.slice(0, upTo.indexOf(items[schoolAt] ?? ''))).replace(
    /[\s,(]+$/,
    '',
  );
  return field === '' || field.length > longest ? undefined : { award, field };
}

function awardAmong(parts: readonly Part[]): StudyValue {
  const awardAt = parts.findIndex(
    ({ text, before }) =>
      !isSchool(text) &&
      isAward(text) &&
      text.length <= longest &&
      !(stateCode.test(text) && /,/.test(before)),
  );
  const [part, second, third] = awardAt < 0 ? [] : parts.slice(awardAt);
  if (part === undefined) return {};
  // `Bachelor of Commerce - BCom, Accounting` names it twice.
  const isTwice = second !== undefined && /[–—-]/.test(second.before) && isAward(second.text);
  const name = isTwice ? `${part.text}${second.before}${second.text}` : part.text;
  const { award, field } = awardIn(name);
  const beside = isTwice ? third : second;
  if (field !== undefined) return { award, field: withListEnd(field, parts.slice(awardAt + 1)) };
  if (beside === undefined || !/,/.test(beside.before)) return { award };
  const isField = !isSchool(beside.text) && !isAward(beside.text) && !result.test(beside.text);
  return isField && /^\p{Lu}/u.test(beside.text) && isBare(award)
    ? { award, field: withListEnd(beside.text, parts.slice(parts.indexOf(beside) + 1)) }
    : { award };
}

/** `Philosophy, Politics and Economics` is one field: a list goes on as far as its `and`. */
function withListEnd(field: string, following: readonly Part[]): string {
  const end = following.findIndex(({ text }) => / (?:and|&) \p{Lu}/u.test(text));
  const list = following.slice(0, end + 1);
  const isList =
    end >= 0 &&
    end < 4 &&
    list.every(({ text, before }) => /^,/.test(before.trim()) && !isSchool(text) && !isAward(text));
  return isList ? list.reduce((all, { text, before }) => `${all}${before}${text}`, field) : field;
}

/** `Bachelor of Commerce` and `BSc (Hons)` leave open what was learnt; `NVQ Level 2 Catering` does not. */
const isBare = (award: string) =>
  /^(?:bachelor|master|doctor|associate)/i.test(award) || award.split(/\s+/).length <= 2;

function defined(value: { readonly [Key in keyof StudyValue]: StudyValue[Key] | undefined }): StudyValue {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}
