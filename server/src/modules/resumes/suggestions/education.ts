import type { EducationSuggestion } from '@portway/contracts/resumes/resumes';
import { momentIn, rangeIn } from './month-ranges.ts';
import { linesAbout, type Section, withoutBullet } from './sections.ts';

const school =
  /\b(?:universit(?:y|é|e|ät|à|at|as|ies)|universidad|universidade|college|school|institute|institut|academy|polytechnic|hochschule|école|sixth form|bootcamp|mit|lse|ucl)\b/i;
const award =
  /\b(?:(?:B\.?|M\.?)(?:Sc|A|Eng|Tech|Com|Ed|Phil|BA|Res|Arch)\b\.?|LL\.?[BM]\b|MBA|Ph\.?\s?D\.?|D\.?Phil|Bachelor(?:[’']?s)?|Master(?:[’']?s)?|Doctorate|(?:Higher |National |Postgraduate |Graduate )*Diploma|(?:Postgraduate )?Certificate|HN[CD]|A[- ]levels?|GCSEs?|Foundation degree|Associate(?:[’']s)? degree)/i;

/** Longer lines are prose, or meant to take long. */
const longestLine = 300;

type Value = EducationSuggestion['value'];

/** Schools with what was studied there. Entries without a school are left to the user. */
export function educationIn(sections: readonly Section[]): EducationSuggestion[] {
  return blocksOf(linesAbout(sections, 'education')).flatMap((lines) => {
    const value = lines.reduce<Value>((before, line) => ({ ...read(line), ...defined(before) }), {});
    if (value.institution === undefined) return [];
    return [{ field: 'education' as const, value, found: lines.join('\n') }];
  });
}

/** Lines that belong together: a second school or a second award begins another block, and so does an empty line after both. */
function blocksOf(lines: readonly string[]): readonly (readonly string[])[] {
  const blocks: string[][] = [];
  let block: string[] = [];
  const begin = () => {
    if (block.length > 0) blocks.push(block);
    block = [];
  };
  for (const line of lines.filter((each) => each.length <= longestLine)) {
    const has = (what: RegExp) => block.some((each) => what.test(each));
    const again = (school.test(line) && has(school)) || (award.test(line) && has(award));
    if (again || (line.trim() === '' && has(school))) begin();
    if (line.trim() !== '') block.push(line.trim());
  }
  begin();
  return blocks;
}

function read(line: string): Value {
  const range = rangeIn(line);
  const moment = range ?? momentIn(line);
  const graduation = range === undefined ? momentIn(line)?.month : range.end;
  const parts = withoutBullet(moment === undefined ? line : line.replace(moment.written, '\t'))
    .split(/\s*[|•·\t]\s*|\s+[–—-]\s+|\s{3,}|,\s+|\s+(?:at|from)\s+(?=\p{Lu})/u)
    .map((part) => part.replaceAll(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, ''));
  const institution = parts.find((part) => school.test(part) && part.length <= 160);
  const awarded = parts.find((part) => part !== institution && award.test(part) && part.length <= 160);
  return defined({ institution, graduation, ...(awarded === undefined ? {} : fieldIn(awarded)) });
}

/** `BSc (Hons) Computer Science` and `Master of Science in Physics` name an award and its field. */
function fieldIn(text: string): Value {
  const [, before, after] = /^(.{2,80}?)\s+(?:in|of the)\s+(\p{L}.{2,})$/u.exec(text) ?? [];
  if (before !== undefined && after !== undefined && award.test(before))
    return { award: before, field: after };
  const short =
    /^((?:[BM]\.?(?:Sc|A|Eng|Tech|Com|Ed|Phil|Res)|Ph\.?\s?D|LL[BM]|HN[CD])\.?(?:\s*\([^)]*\)|\s+Hons\.?)?)[\s:]+(\p{L}.{2,})$/iu.exec(
      text,
    );
  return short?.[1] === undefined ? { award: text } : { award: short[1], field: short[2] };
}

function defined(value: Value): Value {
  return Object.fromEntries(Object.entries(value).filter(([, each]) => each !== undefined));
}
