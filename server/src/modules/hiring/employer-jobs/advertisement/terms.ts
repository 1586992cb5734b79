import type { employments, WorkplaceKind } from '@portway/contracts/candidate/jobs/job-choices';
import { type Labelled, lineNamed, type Span } from './lines.ts';

type Employment = (typeof employments)[number];
type Kind<Value> = readonly [Value, RegExp];

const employmentKinds: readonly Kind<Employment>[] = [
  ['permanent', /\bpermanent\b(?! (?:residen|right))|\bopen[- ]ended\b/i],
  ['fixed-term', /\bfixed[- ]term\b|\bmaternity cover\b|\btemporary\b|\bFTC\b/i],
  [
    'contract',
    /\b(?:outside|inside)(?: of)? IR35\b|\bcontract of \d{1,2} (?:weeks|months)\b|\bcontract(?:or)? role\b|\bday[- ]rate contract\b|\bcontract [-–] \d{1,2} months\b|\b\d{1,2}[- ]month contract\b/i,
  ],
];
const anyDays = '(?:\\d(?:\\s?[-–]\\s?\\d)?|one|two|three|four)';
const workplaceWords: readonly Kind<WorkplaceKind>[] = [
  [
    'occasional-office-visits',
    /\bremote\b[^.\n]{0,60}\b(?:days?|visits?|once|twice)\b[^.\n]{0,40}\b(?:a|per|each) (?:month|quarter|year)\b|\boccasional (?:office )?visits?\b[^.\n]{0,20}\boffice\b|\boccasional office visits?\b/i,
  ],
  [
    'hybrid',
    new RegExp(
      `\\bhybrid\\b|\\b${anyDays} days? (?:a|per|each) week (?:in|at|on|from home)\\b|\\b${anyDays} days on[- ]site\\b|\\b${anyDays} days in the office\\b`,
      'i',
    ),
  ],
  [
    'fully-remote',
    /\b(?:fully|100%) remote\b|\bremote \(UK(?:[ -](?:only|based|wide))?\)|^\s{0,5}remote\s{0,5}$|\(remote\)|\bremote[- ]first\b|\bworks? remotely\b|\bhome[- ]based\b|\bwork(?:ing)? from home\b|\bremote within the UK\b/im,
  ],
  [
    'on-site',
    /\bon[- ]site\b|\boffice[- ]based\b|\b(?:five|5) days a week (?:in|at) (?:the|our) office\b|\b(?:in|at) (?:the|our) office (?:five|5) days\b/i,
  ],
];

/** Permanent, for a time, or by contract; nothing where the text says two of them. */
export function employmentIn(text: string, labelled: readonly Labelled[]): Span<Employment> | undefined {
  const line = lineNamed(labelled, [
    'contract type',
    'contract',
    'job type',
    'type',
    'term',
    'how long',
    'employment type',
  ]);
  const kindsOfLine = line && kindsIn(line.text, employmentKinds, line.start);
  if (/\btemp(?:orary)?[- ]to[- ]perm(?:anent)?\b/i.test(text)) return undefined;
  if (kindsOfLine?.length === 1) return kindsOfLine[0];
  const kinds = kindsIn(text, employmentKinds);
  return kinds.length === 1 ? kinds[0] : undefined;
}

/** Where the work is done. Days in an office make it hybrid; remote beside anything else says nothing for certain. */
export function workplaceIn(text: string): Span<WorkplaceKind> | undefined {
  if (/\bor (?:fully )?remote\b|\bremote or\b/i.test(text)) return undefined;
  const kinds = kindsIn(text, workplaceWords);
  const [first] = kinds;
  const has = (value: WorkplaceKind) => kinds.some((kind) => kind.value === value);
  if (has('fully-remote') && (has('on-site') || (has('hybrid') && !has('occasional-office-visits')))) {
    return isHybridFromHome(text, kinds);
  }
  return first;
}

/** `From home` beside `hybrid` is a part of it. */
function isHybridFromHome(
  text: string,
  kinds: readonly Span<WorkplaceKind>[],
): Span<WorkplaceKind> | undefined {
  const remote = kinds.find(({ value }) => value === 'fully-remote');
  const isHome = remote !== undefined && /from home$/i.test(text.slice(remote.start, remote.end));
  return isHome ? kinds.find(({ value }) => value === 'hybrid') : undefined;
}

function kindsIn<Value>(text: string, kinds: readonly Kind<Value>[], offset = 0): Span<Value>[] {
  return kinds.flatMap(([value, words]) => {
    const match = words.exec(text);
    if (!match) return [];
    const lead = match[0].length - match[0].trimStart().length;
    const start = offset + match.index + lead;
    return [{ value, start, end: start + match[0].trim().length }];
  });
}
