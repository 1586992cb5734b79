/** Words that occur in job titles, and seldom in company names. */
const titleWord =
  /\b(?:engineer|developer|programmer|manager|designer|analyst|consultant|director|intern|lead|leader|architect|officer|assistant|nurse|teacher|tutor|lecturer|professor|scientist|administrator|specialist|head of|founder|co-founder|tester|coordinator|executive|accountant|technician|researcher|doctor|associate|supervisor|owner|editor|writer|representative|cto|ceo|cfo|coo|vp|president|sre|devops|apprentice|trainee|advisor|adviser|partner|chef|waiter|waitress|barista|cashier|driver|mechanic|electrician|receptionist|recruiter|freelance(?:r)?|contractor|volunteer|operator|planner|strategist|producer|buyer|auditor|paralegal|solicitor|pharmacist|carer|cleaner)s?\b/i;
/** Company suffixes that follow a comma. */
const companyEnd = /^(?:inc|ltd|llc|llp|plc|gmbh|limited|corp|co|s\.?a|b\.?v|ag)\.?$/i;

/** `2 years 11 months` stands beside months and names nobody. */
const howLong = /^\d+\+?\s*(?:years?|yrs?|months?|mos?)\b/i;

export interface Heading {
  readonly title: string;
  readonly company: string;
}

/** Which text is the title and which the company; undefined if it cannot be determined. */
export function titleAndCompany(lines: readonly string[]): Heading | undefined {
  const at = lines
    .map((line) => /^[\s|•·–—-]*(.{2,80}?)\s+(?:at|@)\s+(.{2,100})$/.exec(line))
    .find((found) => found !== null);
  const [, before = '', after = ''] = at ?? [];
  if (titleWord.test(before)) return { title: before.trim(), company: firstName(partsOf(after)) };
  const parts = lines.map(partsOf);
  const title = parts.flat().find((part) => titleWord.test(part));
  if (title === undefined) return undefined;
  // Beside the title in its line, or else the first of another line: what follows a company is where it is.
  const own = parts.find((line) => line.includes(title)) ?? [];
  const others = parts.filter((line) => line !== own);
  const beside = own.filter((part) => part !== title);
  const candidates = others.length > 0 ? others.flat() : beside;
  const company = firstName(candidates);
  return company === '' || titleWord.test(company) ? undefined : { title, company };
}

function partsOf(line: string): string[] {
  return line
    .split(/\s*[|•·\t]\s*|\s+[–—-]\s+|\s{3,}|,\s+/)
    .map((part) => part.replaceAll(/^[\s,;:()–—-]+|[\s,;:(–—-]+$/g, ''))
    .filter((part) => /\p{L}{2}/u.test(part) && !howLong.test(part));
}

/** The first part, with the end of its name if that follows. */
function firstName([first = '', second = '']: readonly string[]): string {
  return companyEnd.test(second) ? `${first}, ${second}` : first;
}
