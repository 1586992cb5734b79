import type { JobHeading } from './job-heading.ts';
import { isName, titleness } from './part-kinds.ts';

const title = String.raw`(?<title>\p{Lu}[\p{L}\p{N}/&’' -]{1,70}?)`;
const company = String.raw`(?<company>\p{Lu}[^,.;()]*?)`;
const end = String.raw`(?=\s+(?:in\s+\p{Lu}|(?:since|from|between|until|till|where|when|which|as|on)\b)|\s*[,.;(]|\s*$)`;
const atCompany = String.raw`\s+(?:at|for|with)\s+(?:the\s+)?${company}${end}`;
/** `I have worked as a Carer at Wardown Grange in Luton since …` */
const roleInSentence = new RegExp(
  String.raw`\b(?:as|was|am|being|became|is|been)\s+(?:an?\s+|the\s+)?${title}${atCompany}`,
  'gu',
);
/** `Mechanic at Holme Farm Machinery from May …` */
const roleAtStart = new RegExp(String.raw`^[\s•*–-]*${title}${atCompany}`, 'gu');

/** Whether a line tells of work in whole sentences. */
export const isSentence = (line: string): boolean =>
  /\b(?:I(?:[’']\p{Ll}+)?\s+\p{Ll}|my\b|we\s)/u.test(line) || /[^.]{60}[.!?]\s*$/.test(line);

/** The title and the employer that a sentence names; undefined for a line that is no sentence about a job. */
export function sentenceHeading(line: string): JobHeading | undefined {
  for (const { groups } of [...line.matchAll(roleInSentence), ...line.matchAll(roleAtStart)]) {
    const [role = '', employer = ''] = [groups?.title?.trim(), groups?.company?.trim()];
    const isPlain = !/(?:^|\s)(?:a|an|I|as|was)\s/.test(role);
    if (isPlain && titleness(role) >= 3 && isName(employer))
      return { title: role, company: employer, rest: [] };
  }
  return undefined;
}
