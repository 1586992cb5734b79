import type { CellFault, CellValue } from '../../worker-imports/reading/cells/cell-value.ts';
import { type DateOrder, day, dayOrderOf } from '../../worker-imports/reading/cells/days.ts';
import { fullName } from '../../worker-imports/reading/cells/names.ts';
import { documentIn, engagementIn, methodIn, plainly } from './check-cells.ts';

/** What the columns of such a list are called, the likeliest first. */
const columnWords = {
  fullName: /^(?:full |employee |worker |staff )?name$|^(?:employee|worker|person)$/,
  forename: /^(?:fore|first|given) ?names?$/,
  surname: /^(?:surname|last name|family name)$/,
  reference:
    /\b(?:emp|employee|staff|payroll|personnel) (?:no|number|id|ref|reference|code)\b|^(?:reference|ref|id|number)$/,
  engagement:
    /\b(?:engagement|contract type|employment type|employee type|employment status|type of contract)\b/,
  startsOn: /\b(?:start|started|first day|joined|joining|hire|commencement)\b/,
  arrangedOn: /\b(?:arranged|arrangement|contract date|agreement)\b/,
  method: /\b(?:method|how checked|check type|type of check)\b/,
  document: /\b(?:document|evidence|doc)\b/,
  checkedOn: /\b(?:checked on|check date|date of check|date checked|rtw check|right to work check|checked)\b/,
  checker: /\b(?:checker|checked by|verified by|check made by)\b/,
  expiresOn:
    /\b(?:permission|visa|leave|status) (?:ends?|expir\w+|end date|to|until)\b|^(?:expiry|expiry date|expires|rtw expiry|right to work expiry)$/,
  documentExpiresOn: /\b(?:document|passport) (?:expir\w+|ends?|valid)\b/,
  noticeOn: /\b(?:notice|pvn)(?: date| of| dated)?\b/,
  withNationalInsurance: /\b(?:ni letter|ni document|national insurance (?:letter|document|seen))\b/,
} as const;
export type PeopleColumn = keyof typeof columnWords;

/** Columns whose words are part of others' come after these. */
const columnOrder: readonly PeopleColumn[] = [
  'forename',
  'surname',
  'fullName',
  'checker',
  'documentExpiresOn',
  'expiresOn',
  'noticeOn',
  'withNationalInsurance',
  'method',
  'checkedOn',
  'reference',
  'engagement',
  'startsOn',
  'arrangedOn',
  'document',
];

interface ReadOptions {
  /** YYYY-MM-DD */
  readonly today: string;
}

interface ReadTable {
  readonly headings: readonly string[];
  readonly rows: readonly { readonly row: number; readonly cells: readonly string[] }[];
}

/** A row as it was read: what has one reading as a value, the rest as typed with what is wrong. */
export interface ReadPerson {
  /** As a spreadsheet numbers it. */
  readonly row: number;
  readonly values: Readonly<Partial<Record<PeopleColumn, string>>>;
  readonly faults: readonly {
    readonly field: PeopleColumn;
    readonly typed: string;
    readonly message: string;
    readonly choices: readonly { readonly value: string; readonly label: string }[];
  }[];
}

export interface ReadPeople {
  /** The heading of each column that was recognised. */
  readonly columns: Readonly<Partial<Record<PeopleColumn, string>>>;
  /** Headings that say nothing of a check; nothing of them is taken over. */
  readonly unread: readonly string[];
  readonly people: readonly ReadPerson[];
}

/** A list of people with their checks, from a file of anybody's: nothing that has two readings is settled. */
export function readPeople({ headings, rows }: ReadTable, { today }: ReadOptions): ReadPeople {
  const places = placesOf(headings);
  const order = dayOrderIn(rows, places);
  const usedPlaces = new Set(Object.values(places));
  return {
    columns: Object.fromEntries(
      Object.entries(places).map(([column, place]) => [column, headings[place] ?? '']),
    ),
    unread: headings.filter((heading, place) => heading !== '' && !usedPlaces.has(place)),
    people: rows.map(({ row, cells }) => ({
      row,
      ...readRow((column) => textAt(cells, places[column]), { order, today }),
    })),
  };
}

function placesOf(headings: readonly string[]): Partial<Record<PeopleColumn, number>> {
  const places: Partial<Record<PeopleColumn, number>> = {};
  const usedPlaces = new Set<number>();
  for (const column of columnOrder) {
    const place = headings.findIndex(
      (heading, at) => !usedPlaces.has(at) && columnWords[column].test(plainly(heading)),
    );
    if (place < 0) continue;
    places[column] = place;
    usedPlaces.add(place);
  }
  return places;
}

const dayColumns = [
  'startsOn',
  'arrangedOn',
  'checkedOn',
  'expiresOn',
  'documentExpiresOn',
  'noticeOn',
] as const;

/** Which of two numbers comes first, where a day of the file says so and none says the contrary. */
function dayOrderIn(
  rows: ReadTable['rows'],
  places: Partial<Record<PeopleColumn, number>>,
): DateOrder | null {
  const orders = new Set(
    rows.flatMap(({ cells }) =>
      dayColumns.flatMap((column) => {
        const order = dayOrderOf(textAt(cells, places[column]));
        return order === null || order === 'either' ? [] : [order];
      }),
    ),
  );
  const [only] = orders;
  return orders.size === 1 && only !== undefined ? only : null;
}

const textAt = (cells: readonly string[], place: number | undefined) =>
  place === undefined ? '' : (cells[place] ?? '').trim();

function readRow(
  text: (column: PeopleColumn) => string,
  { order, today }: { readonly order: DateOrder | null; readonly today: string },
): Omit<ReadPerson, 'row'> {
  const values: Partial<Record<PeopleColumn, string>> = {};
  const faults: ReadPerson['faults'][number][] = [];
  const note = (field: PeopleColumn, typed: string, read: CellValue<string>) => {
    if ('value' in read) values[field] = read.value;
    else faults.push(faultOf(field, typed, read));
  };
  const name = text('fullName') || [text('forename'), text('surname')].filter(Boolean).join(' ');
  if (name === '') faults.push({ field: 'fullName', typed: '', message: 'Enter the name.', choices: [] });
  else note('fullName', name, fullName(name));
  for (const column of ['reference', 'checker'] as const)
    if (text(column) !== '') values[column] = text(column);
  if (text('engagement') !== '') note('engagement', text('engagement'), engagementIn(text('engagement')));
  for (const column of dayColumns)
    if (text(column) !== '') note(column, text(column), day({ order, today })(text(column)));
  if (/^(?:y|yes|true|seen|1)$/i.test(text('withNationalInsurance'))) values.withNationalInsurance = 'yes';
  const isChecked = [text('document'), text('method'), text('checkedOn')].some(Boolean);
  if (!isChecked) return { values, faults };
  const document = documentIn(text('document'));
  note('document', text('document'), document);
  note('method', text('method'), methodIn(text('method'), 'value' in document ? document.value : undefined));
  if (text('checkedOn') === '')
    faults.push({ field: 'checkedOn', typed: '', message: 'Enter the day of the check.', choices: [] });
  if (text('checker') === '')
    faults.push({ field: 'checker', typed: '', message: 'Enter who made the check.', choices: [] });
  return { values, faults };
}

const faultOf = (field: PeopleColumn, typed: string, { fault, choices = [] }: CellFault) => ({
  field,
  typed,
  message: fault,
  choices,
});
