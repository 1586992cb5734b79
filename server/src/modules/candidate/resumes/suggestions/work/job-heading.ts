import type { HeadingPart } from './heading-parts.ts';
import { companyness, isOrganisation, isTerms, isUnit, titleness } from './part-kinds.ts';

export interface JobHeading {
  readonly title: string;
  readonly company: string;
  /** What else the heading says, such as where the company is, as it is written there. */
  readonly rest: readonly string[];
}

/** A reading of the parts of a heading, with how sure it is. */
export interface HeadingReading {
  readonly heading: JobHeading;
  readonly score: number;
  /** Where title and company are: headings of one CV are alike. */
  readonly layout: string;
  /** The line of the heading that names the company, and that of the title. */
  readonly companyLine: number;
  readonly titleLine: number;
}

/** Every way to take two of the parts for title and company. `datedLine` is the line that says when. */
export function headingReadings(parts: readonly HeadingPart[], datedLine: number): readonly HeadingReading[] {
  const titles = parts.map((part) => (part.isPlace ? 0 : titleness(part.text)));
  const companies = parts.map((part) => (part.isPlace ? 0 : companyness(part.text)));
  return parts.flatMap((title, at) =>
    (titles[at] ?? 0) === 0
      ? []
      : parts.flatMap((company, other) => {
          if (other === at || (companies[other] ?? 0) === 0) return [];
          const score =
            2 * (titles[at] ?? 0) +
            (companies[other] ?? 0) +
            besideScore({ parts, title, company, datedLine }) -
            leftOver(parts, { title, company });
          return [readingOf(parts, { title, company, score })];
        }),
  );
}

interface Chosen {
  readonly title: HeadingPart;
  readonly company: HeadingPart;
}

function besideScore({
  parts,
  title,
  company,
  datedLine,
}: Chosen & {
  readonly parts: readonly HeadingPart[];
  readonly datedLine: number;
}): number {
  if (title.line === company.line) {
    const between = parts.indexOf(title) < parts.indexOf(company) ? company.separator : title.separator;
    const isNext = Math.abs(parts.indexOf(title) - parts.indexOf(company)) === 1;
    if (!isNext) return -0.3;
    if (/^[\s,]+$/.test(between) && between.includes(',')) return 0.5;
    return between.includes('\t') ? 0.5 : 1.2;
  }
  const isFirst = parts.find(({ line }) => line === company.line) === company;
  const isTitleFirst = parts.find(({ line }) => line === title.line) === title;
  const datedScore = company.line === datedLine ? -0.6 : title.line === datedLine ? 0.8 : 0;
  return 0.6 + datedScore - (isFirst ? 0 : 1) - (isTitleFirst ? 0 : 0.5);
}

/** Parts that are neither title nor company, nor a place, a team or a kind of contract. */
function leftOver(parts: readonly HeadingPart[], { title, company }: Chosen): number {
  const others = parts.filter((part) => part !== title && part !== company);
  return others.reduce((sum, part) => sum + costOf(part, { title, company }), 0);
}

function costOf(part: HeadingPart, { title, company }: Chosen): number {
  if (part.isPlace || isTerms(part.text) || isUnit(part.text)) return 0;
  const isAfter = part.line === company.line && part.separator.startsWith(',');
  const isNamed = isOrganisation(part.text) ? 0.8 : 0;
  if (titleness(part.text) >= 1.5 && part.line !== title.line) return 1.5;
  return (isAfter || part.line === title.line ? 0.2 : 0.7) + isNamed;
}

function readingOf(
  parts: readonly HeadingPart[],
  { title, company, score }: Chosen & { readonly score: number },
): HeadingReading {
  const place = parts.indexOf(title);
  const next = parts[place + 1];
  // `Senior Midwife, Labour Ward`: the team belongs to the title.
  const hasTeam =
    next !== undefined &&
    next !== company &&
    next.line === title.line &&
    next.separator.startsWith(',') &&
    !next.isPlace &&
    !isTerms(next.text);
  const employer = withoutBrackets(company.text);
  const used = [title, company, ...(hasTeam ? [next] : [])];
  const side = place < parts.indexOf(company) ? 'after' : 'before';
  return {
    heading: {
      title: hasTeam ? `${title.text}${next.separator}${next.text}` : title.text,
      company: employer.name,
      rest: [...employer.rest, ...unusedTexts(parts, used)],
    },
    score,
    layout: `${company.line - title.line} ${side} ${(side === 'after' ? company : title).separator.trim()}`,
    companyLine: company.line,
    titleLine: title.line,
  };
}

/** `Halcyon Bank (London)` and `Nene Bakery via Staffright` without what follows the name. */
function withoutBrackets(text: string): { readonly name: string; readonly rest: readonly string[] } {
  const [, name = text, bracket] = /^(.*\p{L}.*?)\s*\(([^()]*)\)$/u.exec(text) ?? [];
  const [, before, via] = /^(.{2,}?)\s+((?:via|through)\s+\p{Lu}.*)$/u.exec(name) ?? [];
  const rest = [via, bracket].flatMap((each) => each ?? []);
  return { name: before ?? name, rest };
}

/** Parts that nothing else was made of: those beside each other stay together as they are written. */
function unusedTexts(parts: readonly HeadingPart[], used: readonly HeadingPart[]): readonly string[] {
  const texts: string[] = [];
  let last: HeadingPart | undefined;
  for (const [place, part] of parts.entries()) {
    if (used.includes(part)) continue;
    const goesOn = last !== undefined && parts[place - 1] === last && last.line === part.line;
    if (goesOn) texts[texts.length - 1] = `${texts.at(-1)}${part.separator}${part.text}`;
    else texts.push(part.text);
    last = part;
  }
  return texts;
}
