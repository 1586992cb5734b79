import type { Section } from '../sections.ts';
import { withoutBullet } from '../sections.ts';
import { type ListItem, longestItem } from './list-read.ts';

/** Tests of English that the Home Office, universities and professional bodies take. */
const test =
  /(?<!\p{L})(?:IELTS|TOEFL|TOEIC|OET|PTE|SELT|Duolingo English Test|LanguageCert|Trinity (?:College London|ISE|GESE)|ISE (?:I{1,3}|IV)|Skills for English|Cambridge English|(?:B2 First|C1 Advanced|C2 Proficiency)|Aptis|Occupational English Test)(?!\p{L})/u;
const result = /\d|\b(?:grade|band|pass(?:ed)?|level|overall|A1|A2|B1|B2|C1|C2)\b/i;

/** Lines that name a test of English with its result. */
export function englishTestsIn(sections: readonly Section[]): readonly ListItem[] {
  return sections
    .filter(({ about }) => about !== 'work' && about !== 'projects')
    .flatMap(({ lines }) => lines)
    .filter(isEnglishTest)
    .map((line) => ({ value: withoutBullet(line.replaceAll('\t', ' ')).trim(), line }))
    .filter(({ value }) => value.length <= longestItem);
}

export const isEnglishTest = (line: string): boolean =>
  test.test(line) && result.test(line.replace(test, ''));
