import { type Labelled, type Line, lineNamed, type Span } from './lines.ts';

const labels = ['job title', 'post title', 'title', 'role', 'the role', 'position', 'vacancy', 'post', 'job'];
/** A line that greets, calls or heads a text, and is no title. */
const noTitle =
  /[?!:]$|^(?:we|we[’']re|hi|hello|dear|about|our|my|this|i|based|located|salary|pay|hours|location|posted|job advert|job description|vacancy|new job|new role|now hiring|are you|join|jobs?|the role|who we are|apply|send)\b/iu;
/** Names of occupations, by how most of them end; towns end so too. */
const occupation =
  /\b(?!\p{L}*(?:cester|chester|caster|easter|Exeter|Dover|Ltd))(?:\p{L}{2,20}(?:er|or|ist|yst|ian|ant|geon|tect)|nurse|chef|cook|lead|head|executive|director|fellow|intern|trainee|apprentice|barista|operative|secretary|representative|clerk|associate|agent|carer|principal|electrician|doctor)s?\b/iu;
/** Words of a sentence, which a title has not. */
const sentence =
  /\b(?:is|are|was|were|will|has|have|had|can|we|you|your|our|us|it|this|that|here|there|please)\b/i;
const titleInSentence =
  /\b(?:looking for|hiring|seeking|recruiting|our next|to appoint|as|for) (?:an? |our next |another )?((?:[\p{Lu}](?:[\p{L}+#/&-]|\.(?=\p{L})){1,20}|of|and|in)(?: (?:[\p{Lu}](?:[\p{L}+#/&-]|\.(?=\p{L})){0,20}|of|and|in)){0,5})/gu;
const endOfTitle = /^(?:required|wanted|needed|vacancy)\b/i;
const working =
  /\s{0,3}\((?:part[- ]time|full[- ]time|remote|hybrid|permanent|fixed[- ]term|m\/f\/d|on-?site)[^)]{0,30}\)/i;

/** The title: as a label names it, or else the first line, or else what somebody looks for. */
export function titleIn(
  text: string,
  lines: readonly Line[],
  labelled: readonly Labelled[],
): Span<string> | undefined {
  const labelledLine = lineNamed(labelled, labels);
  if (labelledLine) return cut(labelledLine, / [-–|@] | at |\s{2,}|\t/);
  return fromFirstLine(lines) ?? fromWords(text);
}

/** One of the first lines: rather one that names an occupation than the name of an employer. */
function fromFirstLine(lines: readonly Line[]): Span<string> | undefined {
  const titles = lines
    .slice(0, 3)
    .filter((line) => !noTitle.test(line.text) && !/^\p{L}[^:\n]{1,30}:\s/u.test(line.text))
    .flatMap((line) => cut(line, / [-–|@·/] | at |, |\. |\s{2,}|\t/) ?? [])
    .filter(({ value }) => isName(value));
  return titles.find(({ value }) => occupation.test(value)) ?? titles[0];
}

function isName(value: string): boolean {
  const isShort = value.length <= 80 && value.split(' ').length <= 9;
  return isShort && /^\p{Lu}/u.test(value) && !/[£€]\d|\.$/.test(value) && !sentence.test(value);
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

function cut({ text, start }: Line, separator: RegExp): Span<string> | undefined {
  const head = text.split(separator, 1)[0] ?? '';
  const words = head.split(/ (?=required\b|wanted\b|needed\b|vacancy\b)/i);
  const value = (words.slice(1).some((word) => endOfTitle.test(word)) ? (words[0] ?? '') : head)
    .replace(working, '')
    .replace(/[.,;:\s]{1,5}$/, '');
  return value.length < 3 ? undefined : { value, start, end: start + value.length };
}
