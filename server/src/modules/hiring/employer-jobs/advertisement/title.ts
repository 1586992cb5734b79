import { isLabelAlone, type Labelled, type Line, lineNamed, type Span } from './lines.ts';
import { isPlaceName } from './place.ts';

const labels = [
  'job title',
  'post title',
  'position title',
  'title',
  'role',
  'the role',
  'position',
  'vacancy',
  'post',
  'job',
];
/** A line that greets, calls or heads a text, and is no title. */
const noTitle =
  /[?!:]$|^(?:we|we[’']re|hi|hello|dear|about|our|my|this|i|based|located|salary|pay|hours|location|posted|job advert|job description|vacancy|vacancies|new job|new role|now hiring|are you|join|jobs?|the role|who we are|apply|send|from|to|cc|subject|kind regards|regards|(?:full|part)[- ]time(?=$|[,;|·(\s]{1,3}(?:$|permanent|temporary|fixed|hours|position|role|job|\d))|permanent|hybrid|remote|competitive|closes|closing)\b|\bago\b|\S@\S/iu;
/** Names of occupations, by how most of them end; towns end so too. */
const occupation =
  /\b(?!\p{L}*(?:cester|chester|caster|easter|Exeter|Dover|Ltd))(?:\p{L}{2,20}(?:er|or|ist|yst|ian|ant|geon|tect|iatrist)|nurse|chef|cook|lead|head|executive|director|fellow|intern|trainee|apprentice|barista|operative|secretary|representative|clerk|associate|agent|carer|principal|electrician|doctor|midwife|pilot|host|mechanic|paramedic|porter|staff|labourer|GP|SHO|SENCO|SRE|HCA)s?\b/iu;
/** Words of a sentence, which a title has not. */
const sentence =
  /\b(?:[Ii]s|[Aa]re|[Ww]as|[Ww]ere|[Ww]ill|[Hh]as|[Hh]ave|[Hh]ad|[Cc]an|[Ww]e|[Yy]ou|[Yy]our|[Oo]ur|us|[Ii]t|[Tt]his|[Tt]hat|[Hh]ere|[Tt]here|[Pp]lease)\b/;
/** What stands beside a title on its line and is no part of it: who employs, how, when, for how much. */
const besideTitle =
  /[£€]\s?\d|\b(?:Ltd|Limited|plc|LLP|Inc|CIC|NHS (?:Foundation )?Trust|University|College|School|Academy|Council|Hospital|Hospice|Group|Recruitment|Agency|Hotel|Inn|Restaurant|Surgery|Clinic|Services|Solutions|Foundation|Association|Society|Charity)\b|^(?:full|part)[- ]time\b|^(?:permanent|temporary|temp|contract|fixed[- ]term|maternity cover|hybrid|remote|on-?site|home[- ]based|work from home|flexible|immediate start|urgent|ref\b|job ref|reference|band \d|AfC|grade \p{L}?\d|up to |circa |\d[\d.,]* ?(?:hours|hrs|months|days|k\b|x\b)|(?:0?\.\d+|1\.0) (?:FTE|WTE)|(?:FTE|WTE|DOE)\b)|^(?:UK|United Kingdom|England|Scotland|Wales|Northern Ireland)$|\b(?:days|nights) (?:a|per) week\b/iu;
const titleInSentence =
  /\b(?:looking for|hiring|seeking|recruiting(?: for)?|our next|to appoint|to recruit|as|for) (?:an? |our next |another )?((?:[\p{Lu}](?:[\p{L}+#/&-]|\.(?=\p{L})){1,20}|of|and|in)(?: (?:[\p{Lu}](?:[\p{L}+#/&-]|\.(?=\p{L})){0,20}|of|and|in)){0,5})/gu;
const callForPeople = / (?:is |are )?(?:required|wanted|needed|vacancy|vacancies|opportunity|sought)\b.*$/iu;
const maxTitle = 120;
/** How many lines at the beginning can hold the title. */
const firstLines = 6;

/** The title: as a label names it, or else the first line that names a job, or else what somebody looks for. */
export function titleIn(
  text: string,
  lines: readonly Line[],
  labelled: readonly Labelled[],
): Span<string> | undefined {
  const labelledLine = lineNamed(labelled, labels);
  const titleOfLabel = labelledLine && wholeTitle(labelledLine);
  if (titleOfLabel !== undefined && !sentence.test(titleOfLabel.value)) return titleOfLabel;
  return fromFirstLines(lines) ?? fromWords(text);
}

/** One of the first lines: rather one that names an occupation than the name of an employer or a place. */
function fromFirstLines(lines: readonly Line[]): Span<string> | undefined {
  const titles = lines
    .slice(0, firstLines)
    .filter((line) => !noTitle.test(line.text) && !isLabelAlone(line.text) && !isLabelledLine(line.text))
    .flatMap((line) => wholeTitle(line) ?? [])
    .filter(({ value }) => isName(value));
  const [first] = titles;
  const jobs = titles.filter(({ value }) => occupation.test(value) && !isPlaceName(value));
  const job = jobs.find(({ value }) => !besideTitle.test(value)) ?? jobs[0];
  if (job !== undefined) return job;
  // Without a word that names an occupation only the very first line can be one.
  return first?.start === lines[0]?.start && first !== undefined && !isPlaceName(first.value)
    ? first
    : undefined;
}

const isLabelledLine = (text: string) => /^\p{L}[^:\n]{1,30}:\s/u.test(text);

function isName(value: string): boolean {
  const isShort = value.length <= maxTitle && value.split(' ').length <= 14;
  const begins = /^(?:\p{Lu}|[.\d]|\p{Ll}{1,2}\p{Lu})/u.test(value) || occupation.test(value);
  return isShort && begins && !/[£€]\d|\p{L}{3}\.$/u.test(value) && !sentence.test(value);
}

function fromWords(text: string): Span<string> | undefined {
  for (const match of text.matchAll(titleInSentence)) {
    const title = (match[1] ?? '').replace(/(?: (?:of|and|in))+$/, '');
    if (title.length < 4 || /^(?:of|and|in)\b/.test(title)) continue;
    const start = match.index + match[0].lastIndexOf(match[1] ?? '');
    return { value: title, start, end: start + title.length };
  }
  return undefined;
}

/** A line up to where something else than the title begins; what stands in brackets is never cut. */
function wholeTitle({ text, start }: Line): Span<string> | undefined {
  if (text.length > 4 * maxTitle) return undefined;
  const head = upToOther(text).replace(callForPeople, '');
  const value = head.replace(/[.,;:*\s–—-]{1,5}$/u, '');
  return value.length < 3 ? undefined : { value, start, end: start + value.length };
}

interface Cut {
  readonly at: number;
  readonly length: number;
  /** Whether nothing of a title can follow. */
  readonly isEnd: boolean;
}

function upToOther(text: string): string {
  const cuts = cutsOf(text);
  for (const [place, { at, length, isEnd }] of cuts.entries()) {
    const part = text.slice(at + length, cuts[place + 1]?.at).trim();
    const isDash = /[–—-]/.test(text.slice(at, at + length));
    if (isEnd || isOther(part, isDash)) return text.slice(0, at);
  }
  return text;
}

const isOther = (part: string, isDash: boolean) =>
  part === '' ||
  besideTitle.test(part) ||
  isPlaceName(part) ||
  (!isDash && /^\p{Ll}(?!\p{Lu})/u.test(part)) ||
  sentence.test(part);

/** Where a title may end: `|`, ` @ `, ` at `, a tab, a sentence; or a dash, comma or slash that something else follows. */
function cutsOf(text: string): Cut[] {
  const cuts: Cut[] = [];
  let depth = 0;
  let last = 0;
  for (const match of text.matchAll(/[([]|[)\]]| [|@·] | at |\s{2,}|\t|\. |, | [-–—/] | in (?=\p{Lu})/gu)) {
    const [words] = match;
    if (/[([]/.test(words)) depth += 1;
    else if (/[)\]]/.test(words)) depth = Math.max(0, depth - 1);
    else if (depth === 0)
      cuts.push({ at: match.index, length: words.length, isEnd: /[|@·\t]| at |\s{2}|\. /.test(words) });
    last = match.index;
  }
  // A bracket that is never closed cuts nothing off.
  return depth === 0 || last === 0 ? cuts : cuts.filter(({ isEnd }) => isEnd);
}
