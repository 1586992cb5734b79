/** What a label announces, in a form or at the head of a column. */
export type FieldKind =
  | 'employer'
  | 'title'
  | 'period'
  | 'from'
  | 'to'
  | 'place'
  | 'duties'
  | 'institution'
  | 'award'
  | 'subject'
  | 'year'
  | 'other';

const labels: readonly (readonly [FieldKind, RegExp])[] = [
  [
    'employer',
    /^(?:(?:name (?:and address )?of )?(?:employer|company|organi[sz]ation|client|firm)(?:['’]s)?(?: name)?|employer name|arbeitgeber|firma|entreprise|empresa)$/,
  ],
  [
    'title',
    /^(?:(?:job|position) title|title|position(?: held)?|post(?: held| title)?|(?:job )?role|designation|job|occupation(?: or position held)?|funktion|poste|cargo)$/,
  ],
  [
    'period',
    /^(?:dates?(?: employed| worked| attended| of employment| of study| of attendance)?|dates? \(?from.*to\)?|period(?: of employment)?|duration|from\s*(?:\/|-|–|and|&)?\s*to|employment dates?|employed|tenure|zeitraum)$/,
  ],
  ['from', /^(?:from|start(?:ed)?(?: date)?|date (?:from|started|joined|of joining)|joined)$/],
  ['to', /^(?:to|until|end(?:ed)?(?: date)?|finish(?:ed)?|date (?:to|left|of leaving)|leaving date|left)$/],
  [
    'institution',
    /^(?:(?:name of )?(?:institution|institute|school|college|university|provider|training provider|board ?\/ ?university|university ?\/ ?board)(?: attended| name)?|(?:school|college|institute|university)(?:,? (?:or|and|\/) (?:school|college|institute|university))+|where)$/,
  ],
  [
    'award',
    /^(?:degree|awards?|qualifications?(?: gained| obtained| awarded)?|course(?: title| name)?|programme|title of qualification(?: awarded)?|certificate|examination|exam)$/,
  ],
  ['subject', /^(?:subjects?|field(?: of study)?|major|speciali[sz]ation|discipline|branch|stream)$/],
  [
    'year',
    /^(?:year(?: of (?:passing|completion|award))?|passing year|graduat(?:ed|ion)(?: date| year)?|completed|completion|date (?:awarded|obtained|completed|achieved)|awarded|when)$/,
  ],
  ['place', /^(?:location|place|town|city|address|country|town\/city|based)$/],
  [
    'duties',
    /^(?:(?:main |key |job )?(?:duties|responsibilities|tasks)(?: and responsibilities)?|notes|description|job description|summary|details|achievements|main activities.*)$/,
  ],
  [
    'other',
    /^(?:reason for leaving|(?:final |current )?salary|grade|band|hours|department|team|unit|ward|reporting to|reports to|line manager|type(?: of business)?|sector|business|industry|notice(?: period)?|result|marks|class|classification|percentage|%|cgpa|gpa|grade\/?result|score)$/,
  ],
];

const longestLabel = 40;

export function fieldKind(label: string): FieldKind | undefined {
  if (label.length > longestLabel) return undefined;
  const plain = label
    .toLowerCase()
    .replaceAll(/[\s:*]+/g, ' ')
    .trim();
  return labels.find(([, pattern]) => pattern.test(plain))?.[0];
}

/** A value with its label. */
export interface LabelledValue {
  readonly kind: FieldKind;
  readonly value: string;
}

/** `Employer: Fern Retail`, `Employer⇥Fern Retail`; with `isLoose` also `Employer Fern Retail`. */
export function labelledValue(line: string, isLoose: boolean): LabelledValue | undefined {
  const [, label, value = ''] = /^\s*([^:\t]{2,40}?)\s*(?::|\t)\s*(.*)$/.exec(line) ?? [];
  const kind = label === undefined ? undefined : fieldKind(label);
  if (kind !== undefined) return { kind, value: value.trim() };
  return isLoose ? looseValue(line.trim()) : undefined;
}

/** The longest beginning that is a label, with a name, a number or a month after it. */
function looseValue(line: string): LabelledValue | undefined {
  const words = line.split(' ');
  for (let count = Math.min(4, words.length - 1); count > 0; count -= 1) {
    const kind = fieldKind(words.slice(0, count).join(' '));
    const value = words.slice(count).join(' ');
    if (kind !== undefined && /^[\p{Lu}\d]/u.test(value)) return { kind, value };
  }
  return undefined;
}

const cellBreak = /\s*[\t|]\s*|\s{3,}/;
export const cellsOf = (line: string): readonly string[] =>
  line
    .replace(/^\||\|$/g, '')
    .split(cellBreak)
    .map((cell) => cell.trim());

/** The columns of a table by its heading row: two cells at least that are labels, and none that is anything else. */
export function columnsOf(line: string): readonly (FieldKind | undefined)[] | undefined {
  const cells = cellsOf(line);
  if (cells.length < 2) return undefined;
  const kinds = cells.map(fieldKind);
  const labelledKinds = kinds.filter((kind) => kind !== undefined && kind !== 'other');
  return labelledKinds.length >= 2 && kinds.filter((kind) => kind === undefined).length <= 1
    ? kinds
    : undefined;
}

/** An entry of a form or a row of a table: its values by kind, and its lines. */
export interface FormRecord {
  readonly values: Partial<Record<FieldKind, string>>;
  readonly lines: readonly string[];
  /** Those of its lines that say more than the labels. */
  readonly described: readonly string[];
}

export interface FormsRead {
  readonly records: readonly FormRecord[];
  /** Lines that belong to no record. */
  readonly rest: readonly string[];
}

type IsEntry = (values: FormRecord['values']) => boolean;

/** Tables and forms among the lines; `isEntry` says whether values make an entry. */
export function formsIn(lines: readonly string[], isEntry: IsEntry): FormsRead {
  const table = tableIn(lines, isEntry);
  const form = formIn(table.rest, isEntry);
  return { records: [...table.records, ...form.records], rest: form.rest };
}

function tableIn(lines: readonly string[], isEntry: IsEntry): FormsRead {
  const records: FormRecord[] = [];
  const rest: string[] = [];
  let columns: readonly (FieldKind | undefined)[] | undefined;
  for (const line of lines) {
    const heading = columnsOf(line);
    if (heading !== undefined) {
      columns = heading;
      continue;
    }
    const cells = cellsOf(line);
    const values = columns === undefined || cells.length < 2 ? {} : valuesOf(columns, cells);
    if (isEntry(values)) records.push({ values, lines: [line], described: [] });
    else rest.push(line);
  }
  return { records, rest };
}

function valuesOf(
  columns: readonly (FieldKind | undefined)[],
  cells: readonly string[],
): FormRecord['values'] {
  return Object.fromEntries(
    columns.flatMap((kind, place) => {
      const cell = cells[place] ?? '';
      return kind === undefined || cell === '' ? [] : [[kind, cell]];
    }),
  );
}

const entryKinds: ReadonlySet<FieldKind> = new Set([
  'employer',
  'title',
  'institution',
  'award',
  'period',
  'from',
  'year',
]);

function formIn(lines: readonly string[], isEntry: IsEntry): FormsRead {
  const isLoose = isLooseForm(lines);
  const groups: { values: Partial<Record<FieldKind, string>>; lines: string[]; described: string[] }[] = [];
  const linesAbove: string[] = [];
  let awaited: FieldKind | undefined;
  for (const line of lines) {
    const last = groups.at(-1);
    const labelled = labelledValue(line, isLoose);
    if (labelled === undefined) {
      if (last === undefined) linesAbove.push(line);
      else {
        if (awaited !== undefined && line.trim() !== '') {
          last.values[awaited] = line.trim();
          awaited = undefined;
        } else last.described.push(line);
        last.lines.push(line);
      }
      continue;
    }
    const { kind, value } = labelled;
    const begins = last === undefined || (entryKinds.has(kind) && last.values[kind] !== undefined);
    const group = begins ? newGroup() : last;
    if (begins) groups.push(group);
    group.lines.push(line);
    if (kind === 'duties') group.described.push(line);
    awaited = value === '' && kind !== 'duties' ? kind : undefined;
    if (value !== '') group.values[kind] = group.values[kind] ?? value;
  }
  if (!groups.some(({ values }) => isEntry(values))) return { records: [], rest: lines };
  const records = groups.filter(({ values }) => isEntry(values));
  const rest = groups.filter(({ values }) => !isEntry(values)).flatMap((group) => group.lines);
  return { records, rest: [...linesAbove, ...rest] };
}

function newGroup(): { values: Partial<Record<FieldKind, string>>; lines: string[]; described: string[] } {
  return { values: {}, lines: [], described: [] };
}

/** A form whose labels no sign sets apart has the same ones again, or three in a row. */
function isLooseForm(lines: readonly string[]): boolean {
  const kinds = lines.map((line) => looseValue(line.trim())?.kind);
  return kinds.some((kind, at) => {
    const following = new Set([kind, kinds[at + 1], kinds[at + 2]].filter((each) => each !== undefined));
    const isEntryForm = [...following].some(
      (each) => each === 'period' || each === 'year' || each === 'from',
    );
    return following.size === 3 && isEntryForm;
  });
}
