import { isEnglishTest } from './lists/english-tests.ts';
import type { ListItem } from './lists/list-read.ts';
import { isRegistration } from './lists/registrations.ts';
import { rangeIn } from './month-ranges.ts';
import { linesAbout, type Section, withoutBullet } from './sections.ts';
import { technologies } from './technologies.ts';

const longest = 40;
const maxWords = 4;

/** Skills that the CV names as such, and technologies it names anywhere. */
export function skillsIn(text: string, sections: readonly Section[]): readonly ListItem[] {
  const skillLines = linesAbout(sections, 'skills').filter(isSkillLine);
  const used = (['work', 'other', 'training', 'bio'] as const).flatMap((about) =>
    linesAbout(sections, about),
  );
  const hasLabels = isLabelColumn(skillLines);
  const items = skillLines.flatMap((line) =>
    itemsIn(hasLabels ? line.replace(labelCell, '') : line).map((value) => ({ value, line })),
  );
  const mentioned = technologies.flatMap((value) => {
    const line = used.find((each) => namesWhole(each, value));
    return line === undefined ? [] : [{ value, line }];
  });
  return [...items, ...mentioned].filter(({ value }) => text.includes(value));
}

/** Dates, registrations and tests stand among skills where a heading is missing. */
const isSkillLine = (line: string) =>
  rangeIn(line) === undefined && !isRegistration(withoutBullet(line)) && !isEnglishTest(line);

const labelCell = /^[^\t,:]{2,40}\t\s*/;

/** `DevOps⇥AWS, Docker` line for line: what stands at the left is the name of a list. */
function isLabelColumn(lines: readonly string[]): boolean {
  const cells = lines.filter((line) => line.trim() !== '').map((line) => line.trim().split('\t'));
  const pairs = cells.filter((row) => row.length === 2);
  return pairs.length >= 2 && pairs.filter(([, list = '']) => list.includes(',')).length > pairs.length / 2;
}

/** What a line of a list of skills lists: `Languages: TypeScript, Go` lists two. */
function itemsIn(line: string): string[] {
  const items = withoutBullet(line).replace(/^[^:,]{2,40}:\s+/, '');
  if (isSentence(items)) return [];
  return items
    .split(/[,;|•·●▪\t()]|\s{3,}|\s[–—-]\s|\s\/\s/)
    .filter((item) => item.length < 2 * longest)
    .map((item) => item.replace(/^(?:and|&)\s+/i, '').replaceAll(/^[\s."'*-]+|[\s."':]+$/g, ''))
    .filter((item) => isSkill(item));
}

/** `Ran a conference for 250 delegates.` lists nothing. */
const isSentence = (text: string) =>
  /[.!]$/.test(text) && text.split(/[,;]\s*/).some((item) => item.split(/\s+/).length > maxWords + 1);

function isSkill(item: string): boolean {
  const isShort = item.length <= longest && item.split(/\s+/).length <= maxWords;
  return (
    isShort && /\p{L}/u.test(item) && !/^(?:and|or|etc|e\.?g|including|years?|\d.*years?.*)$/i.test(item)
  );
}

function namesWhole(line: string, name: string): boolean {
  for (let at = line.indexOf(name); at >= 0; at = line.indexOf(name, at + 1)) {
    const before = line[at - 1] ?? ' ';
    const after = line.slice(at + name.length, at + name.length + 2);
    const goesOn = /^(?:[\p{L}\p{N}_#+]|[.-][\p{L}\p{N}])/u.test(after);
    if (!/[\p{L}\p{N}_.@/-]/u.test(before) && !goesOn) return true;
  }
  return false;
}
