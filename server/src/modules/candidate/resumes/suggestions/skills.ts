import type { Suggestion } from '@portway/contracts/candidate/resumes/resumes';
import { linesAbout, type Section, withoutBullet } from './sections.ts';
import { technologies } from './technologies.ts';

const maxSkills = 50;
const longest = 40;
const maxWords = 4;

/** Skills that the CV names as such, and technologies it names anywhere; without those that are known already. */
export function skillsIn(
  text: string,
  sections: readonly Section[],
  profileSkills: readonly string[],
): Suggestion | undefined {
  const skillLines = linesAbout(sections, 'skills');
  const used = [
    ...linesAbout(sections, 'work'),
    ...linesAbout(sections, 'other'),
    ...linesAbout(sections, 'bio'),
  ];
  const items = skillLines.flatMap((line) => itemsIn(line).map((skill) => ({ skill, line })));
  const mentioned = technologies.flatMap((skill) => {
    const line = used.find((each) => namesWhole(each, skill));
    return line === undefined ? [] : [{ skill, line }];
  });
  const namesInUse = new Set(profileSkills.map((skill) => skill.toLowerCase()));
  const fresh = [...items, ...mentioned].filter(({ skill }) => {
    const isNew = !namesInUse.has(skill.toLowerCase()) && text.includes(skill);
    namesInUse.add(skill.toLowerCase());
    return isNew;
  });
  const skills = fresh.slice(0, Math.max(0, maxSkills - profileSkills.length));
  if (skills.length === 0) return undefined;
  const lines = [...new Set(skills.map(({ line }) => line.trim()))];
  return { field: 'skills', value: skills.map(({ skill }) => skill), found: lines.slice(0, 6).join('\n') };
}

/** What a line of a list of skills lists: `Languages: TypeScript, Go` lists two. */
function itemsIn(line: string): string[] {
  const items = withoutBullet(line).replace(/^[^:,]{2,40}:\s+/, '');
  return items
    .split(/[,;|•·●▪\t()]|\s{3,}|\s[–—-]\s|\s\/\s/)
    .filter((item) => item.length < 2 * longest)
    .map((item) => item.replace(/^(?:and|&)\s+/i, '').replaceAll(/^[\s."'*-]+|[\s."':]+$/g, ''))
    .filter((item) => isSkill(item));
}

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
