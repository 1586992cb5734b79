/** What a part of a CV is about; `head` comes before the first heading. */
export type About = 'head' | 'bio' | 'work' | 'education' | 'skills' | 'achievements' | 'other';

export interface Section {
  readonly about: About;
  readonly lines: readonly string[];
}

const headings: readonly (readonly [Exclude<About, 'head'>, RegExp])[] = [
  ['bio', /^(?:(?:professional|personal|career|executive) )?(?:summary|profile|statement)$|^about(?: me)?$/],
  [
    'work',
    /^(?:(?:work|professional|relevant|career|employment) (?:and \w+ )?)?(?:experience|history)$|^employment$|^work$/,
  ],
  [
    'education',
    /^education(?: (?:and|&) (?:training|qualifications))?$|^academic (?:background|history|qualifications)$|^qualifications$/,
  ],
  [
    'skills',
    /^(?:(?:technical|key|core|professional|main) )?(?:skills|technologies|competenc(?:i?es|y)|tools)(?: (?:and|&) (?:tools|technologies|skills|interests))?$|^tech(?:nical)? stack$/,
  ],
  [
    'achievements',
    /^(?:key )?(?:achievements|accomplishments|awards)(?: (?:and|&) (?:awards|achievements|honou?rs))?$|^honou?rs(?: (?:and|&) awards)?$/,
  ],
  [
    'other',
    /^(?:contact|contact details|personal (?:details|information)|languages|interests|hobbies|hobbies and interests|references?|referees|certifications?|certificates|publications|projects|personal projects|volunteering|volunteer (?:work|experience)|courses|training|objective|memberships|patents|additional information)$/,
  ],
];

/** Of a text: a CV has a few hundred. */
const maxLines = 3000;

/** Splits a CV at its headings: short lines that announce a section, or the word before a colon. */
export function sectionsOf(text: string): readonly Section[] {
  const sections: { about: About; lines: string[] }[] = [{ about: 'head', lines: [] }];
  for (const line of text.split('\n', maxLines)) {
    const heading = headingIn(line);
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({ about: heading.about, lines: heading.rest === '' ? [] : [heading.rest] });
  }
  return sections;
}

const longestHeading = 60;

function headingIn(line: string): { about: About; rest: string } | undefined {
  const [, first = '', rest = ''] = /^([^:]{3,45}):\s*(.*)$/.exec(line.trim()) ?? [undefined, line, ''];
  if (first.length > longestHeading) return undefined;
  const words = plain(first);
  const found = headings.find(([, pattern]) => pattern.test(words));
  // `Languages: Go, SQL` is a line of a list; alone on its line it begins another part.
  if (found === undefined || (found[0] === 'other' && rest !== '')) return undefined;
  return { about: found[0], rest };
}

/** `E D U C A T I O N` and `— Education —` are headings too. */
function plain(heading: string): string {
  const bare = heading.replaceAll(/^[^\p{L}]+|[^\p{L}]+$/gu, '').replaceAll(/\s+/g, ' ');
  const spread = /^(?:\p{L} ){3,}\p{L}$/u.test(bare) ? bare.replaceAll(' ', '') : bare;
  return spread.toLowerCase();
}

export function linesAbout(sections: readonly Section[], about: About): readonly string[] {
  return sections.filter((section) => section.about === about).flatMap(({ lines }) => ['', ...lines]);
}

const bullet = /^\s*(?:[•●▪■◦‣∙·*➢➤–—-]|\d{1,2}[.)])\s+/;
export const isBullet = (line: string): boolean => bullet.test(line);
export const withoutBullet = (line: string): string => line.replace(bullet, '').trim();

/** Lines as paragraphs: a line that goes on with the one before joins it. */
export function paragraphs(lines: readonly string[], max: number): string {
  const parts: string[] = [];
  let length = 0;
  for (const line of lines) {
    const added = line.trim();
    const last = parts.at(-1);
    if (added === '') {
      if (last !== undefined && last !== '') parts.push('');
      continue;
    }
    if (length + added.length + 1 > max) break;
    length += added.length + 1;
    if (last === undefined || last === '' || isBullet(line)) parts.push(added);
    else parts[parts.length - 1] = `${last} ${added}`;
  }
  return parts.join('\n').trim();
}
