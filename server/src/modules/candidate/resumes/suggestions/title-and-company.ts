import { type Part, partsOf } from './parts.ts';

/** Words that occur in job titles, and seldom in company names. */
const titleWords = [
  'accountant|administrator|advis[eo]r|analyst|apprentice|architect|assistant|associate|auditor|barista|bricklayer|buyer',
  'carer|carpenter|cashier|chef|chemist|cleaner|clerk|co-founder|consultant|contractor|controller|cook|coordinator|copywriter',
  'counsellor|dentist|designer|developer|devops|director|doctor|driver|economist|editor|electrician|engineer|estimator|executive',
  'fellow|foreman|founder|freelance(?:r)?|head of|inspector|instructor|intern|journalist|lead|leader|lecturer|librarian',
  'manager|mechanic|midwife|nurse|officer|operative|operator|owner|paralegal|paramedic|partner|pharmacist|photographer',
  'physiotherapist|planner|plumber|porter|president|producer|professor|programmer|psychologist|receptionist|recruiter|registrar',
  'reporter|representative|researcher|scientist|secretary|solicitor|specialist|statistician|strategist|supervisor|surgeon|surveyor',
  'teacher|technician|technologist|tester|therapist|trainee|translator|tutor|volunteer|waiter|waitress|welder|worker|writer',
  'bartender|caretaker|co-op|fitter|gardener|housekeeper|joiner|labourer|machinist|merchandiser|packer|picker',
  'ceo|cfo|coo|cto|sre|vp|st[1-8]|ct[1-3]|fy[12]|sho',
  '\\p{L}*(?:ingenieur|entwickler|leiter|berater|techniker|kaufmann|kauffrau|assistent|mitarbeiter)(?:in)?|werkstudent(?:in)?|praktikant(?:in)?',
  'ingénieure?|développeu(?:r|se)|responsable|chargée? de|chef(?:fe)? de|stagiaire|consultante|technicien(?:ne)?|infirmi(?:er|ère)',
  'desenvolvedora?|estagiári[oa]|engenheir[oa]|analista|gerente|assistente|enfermeir[oa]|professora?|técnic[oa]',
  'desarrolladora?|ingenier[oa]|becari[oa]|enfermer[oa]|directora?',
];
const titleWord = new RegExp(`(?<!\\p{L})(?:${titleWords.join('|')})s?(?!\\p{L})`, 'iu');
/** Company suffixes that follow a comma. */
const companyEnd = /^(?:inc|ltd|llc|llp|plc|gmbh|limited|corp|co|s\.?a|b\.?v|ag)\.?$/i;
const labels = {
  company: /^(?:company|employer|organi[sz]ation|client)\s*:\s*/i,
  title: /^(?:designation|position|job title|title|role)\s*:\s*/i,
  /** Of what is left on the line once its months are taken out. */
  other: /^(?:duration|period|dates?|location|place)\s*:\s*/i,
} as const;

export interface JobHeading {
  readonly title: string;
  readonly company: string;
  /** What else the heading says, such as where the company is, as it is written there. */
  readonly rest: readonly string[];
}

/** Which text is the title and which the company; undefined if it cannot be determined. */
export function titleAndCompany(lines: readonly string[]): JobHeading | undefined {
  const at = lines.findIndex((line) => titleWord.test(atCompany.exec(line)?.[1] ?? ''));
  const [, before = '', after = ''] = atCompany.exec(lines[at] ?? '') ?? [];
  if (at >= 0) {
    const unusedParts = lines.filter((_, place) => place !== at).flatMap((line) => unused(partsOf(line), []));
    const { name, rest } = companyIn(partsOf(after));
    return { title: before.trim(), company: name, rest: [...rest, ...unusedParts] };
  }
  const labelled = lines.find((line) => labels.title.test(line));
  const parts = lines.map((line) => partsOf(unlabelled(line)));
  const titles = labelled === undefined ? parts.flat() : partsOf(unlabelled(labelled));
  const title = titles.find(({ text }) => titleWord.test(text));
  if (title === undefined) return undefined;
  // Beside the title in its line, or else the first of another line: what follows a company is where it is.
  const titleParts = parts.find((line) => line.some(({ text }) => text === title.text)) ?? [];
  const [first, ...more] = parts.filter((line) => line !== titleParts && line.length > 0);
  const beside = titleParts.filter(({ text }) => text !== title.text);
  const { name, rest } = companyIn(first ?? beside);
  if (name === '' || titleWord.test(name)) return undefined;
  const unusedRest = first === undefined ? rest : [...unused(beside, []), ...rest];
  return {
    title: title.text,
    company: name,
    rest: [...unusedRest, ...more.flatMap((line) => unused(line, []))],
  };
}

export const namesTitle = (text: string): boolean => titleWord.test(text);

/** A line that names a title and nothing else. */
export function titleAlone(line: string): string | undefined {
  const parts = partsOf(line);
  const [part] = parts;
  return parts.length === 1 && part !== undefined && titleWord.test(part.text) ? part.text : undefined;
}

const atCompany = /^[\s|•·–—-]*(.{2,80}?)\s+(?:at|@)\s+(.{2,100})$/;

function unlabelled(line: string): string {
  return line.replace(labels.company, '').replace(labels.title, '').replace(labels.other, '');
}

/** The first part, with the end of its name if that follows. */
function companyIn(parts: readonly Part[]): { readonly name: string; readonly rest: readonly string[] } {
  const [first, second] = parts;
  if (first === undefined) return { name: '', rest: [] };
  if (second === undefined || !companyEnd.test(second.text))
    return { name: first.text, rest: unused(parts, [first]) };
  return { name: `${first.text}${second.before}${second.text}`, rest: unused(parts, [first, second]) };
}

/** Parts that nothing else was made of: those beside each other stay together as they are written. */
function unused(parts: readonly Part[], used: readonly Part[]): readonly string[] {
  const unusedTexts: string[] = [];
  let last: Part | undefined;
  for (const [place, part] of parts.entries()) {
    if (used.includes(part)) continue;
    const goesOn = last !== undefined && parts[place - 1] === last;
    if (goesOn) unusedTexts[unusedTexts.length - 1] = `${unusedTexts.at(-1)}${part.before}${part.text}`;
    else unusedTexts.push(part.text);
    last = part;
  }
  return unusedTexts;
}
