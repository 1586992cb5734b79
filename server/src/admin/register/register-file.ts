import { CommandRefused } from '../command.ts';
import { type CsvLine, csvLines } from './csv.ts';
import { isGarbled, mended, textOf } from './mended-text.ts';

/** One line of the register, its spaces put right. */
export interface RegisterLine {
  readonly name: string;
  readonly town: string;
  readonly county: string;
  readonly rating: string;
  readonly route: string;
}

export interface RegisterFile {
  readonly lines: readonly RegisterLine[];
  /** What was odd, in words for the operator who imports it. */
  readonly remarks: readonly string[];
}

const headings = {
  name: /^organisation(?: name)?$/i,
  town: /^(?:town(?:\s*\/\s*city)?|city)$/i,
  county: /^county$/i,
  rating: /^type\s*(?:&|and)\s*rating$/i,
  route: /^(?:sub )?routes?$/i,
} as const;
type Heading = keyof typeof headings;

/** Reads a whole file of the register. Throws a CommandRefused, saying where, when it is broken, cut off or another file. */
export function readRegister(bytes: Uint8Array): RegisterFile {
  const { text, encoding } = textOf(bytes);
  const [header, ...rows] = linesOf(text);
  if (header === undefined) throw new CommandRefused('The file is empty.');
  const columns = columnsOf(header.fields);
  const lines = rows.flatMap((row) => byRoute(lineOf(row, header.fields.length, columns)));
  if (lines.length === 0) throw new CommandRefused('The file has a heading but nothing under it.');
  requireWholeEnd(text, lines);
  return oneOfEach(
    lines,
    encoding === 'UTF-8' ? [] : ['The file is not UTF-8; it was read as Windows-1252.'],
  );
}

function linesOf(text: string): CsvLine[] {
  try {
    return [...csvLines(text)];
  } catch (error) {
    throw new CommandRefused(`The file is broken. ${error instanceof Error ? error.message : ''}`.trim());
  }
}

type Columns = Readonly<Record<Heading, number>>;

/** Which column is which, by the heading. The county may be missing: some editions leave it out. */
function columnsOf(fields: readonly string[]): Columns {
  const at = (heading: Heading) => fields.findIndex((field) => headings[heading].test(field.trim()));
  const columns = {
    name: at('name'),
    town: at('town'),
    county: at('county'),
    rating: at('rating'),
    route: at('route'),
  };
  const { county: _, ...needed } = columns;
  const absent = Object.entries(needed).flatMap(([name, index]) => (index === -1 ? [name] : []));
  if (absent.length === 0) return columns;
  throw new CommandRefused(
    `This is not the register: no column for ${absent.join(', ')}. Its heading begins: ${fields.join(' | ').slice(0, 200)}`,
  );
}

/** In letters; the real register has none half as long, and an index of the database takes little more. */
const longest = 500;

function lineOf({ number, fields }: CsvLine, length: number, columns: Columns): RegisterLine {
  if (fields.length !== length) {
    throw new CommandRefused(
      `The file is broken: line ${number} has ${fields.length} fields, its heading ${length}. Nothing was changed.`,
    );
  }
  const fieldOf = (heading: Heading) => tidy(columns[heading] === -1 ? '' : (fields[columns[heading]] ?? ''));
  if (fieldOf('name') === '')
    throw new CommandRefused(`Line ${number} names no organisation. Nothing was changed.`);
  if (fields.some((field) => field.includes('\0') || field.length > longest))
    throw new CommandRefused(
      `Line ${number} has a field that is no text of the register: too long, or with a character that is none. Nothing was changed.`,
    );
  return {
    name: fieldOf('name'),
    town: fieldOf('town'),
    county: fieldOf('county'),
    rating: fieldOf('rating'),
    route: fieldOf('route'),
  };
}

/** A line for each route of a cell that names several: “Skilled Worker; Charity Worker”. */
function byRoute(line: RegisterLine): readonly RegisterLine[] {
  if (!line.route.includes(';')) return [line];
  const routes = line.route
    .split(';')
    .map((route) => route.trim())
    .filter((route) => route !== '');
  return routes.length === 0 ? [line] : routes.map((route) => ({ ...line, route }));
}

/** Most fields are tidy, which one look tells. */
const isUntidy = /^\s|\s$|\s\s|[^\S ]|\( | \)/;

const tidy = (field: string) =>
  isUntidy.test(field)
    ? field
        .replaceAll(/\s+/g, ' ')
        .replaceAll(/\( | \)/g, (part) => part.trim())
        .trim()
    : field;

/** A file that was cut off may end in the middle of its last word. */
function requireWholeEnd(text: string, lines: readonly RegisterLine[]): void {
  if (/[\r\n]$/.test(text)) return;
  const last = lines.at(-1);
  const hasRoute = lines.some((line, index) => index < lines.length - 1 && line.route === last?.route);
  if (hasRoute) return;
  throw new CommandRefused(
    'The file ends in the middle of a line: it was cut off. Download it again. Nothing was changed.',
  );
}

function oneOfEach(lines: readonly RegisterLine[], remarks: readonly string[]): RegisterFile {
  const whole = lines.map(mendedLine);
  const lineByText = new Map(whole.map(({ line }) => [inOne(line), line]));
  const mendedNames = whole
    .filter(({ was, line }) => was !== line.name)
    .map(({ was, line }) => `${was} → ${line.name}`);
  const garbled = [
    ...new Set([...lineByText.values()].filter(({ name }) => isGarbled(name)).map(({ name }) => name)),
  ];
  const unrated = [...lineByText.values()].filter(({ rating }) => rating === '').length;
  return {
    lines: [...lineByText.values()],
    remarks: [
      ...remarks,
      ...countText(
        lines.length - lineByText.size,
        'line appears there twice',
        'lines appear there more than once',
      ),
      ...[...new Set(mendedNames)].map((name) => `A name in a wrong encoding was mended: ${name}`),
      ...garbled.map((name) => `A name in a wrong encoding was kept as it is: ${name}`),
      ...countText(unrated, 'line has no rating', 'lines have no rating'),
    ],
  };
}

const inOne = ({ name, town, county, rating, route }: RegisterLine) =>
  `${name}\n${town}\n${county}\n${rating}\n${route}`;

function mendedLine(line: RegisterLine): { line: RegisterLine; was: string } {
  const was = line.name;
  return { line: isGarbled(was) ? { ...line, name: mended(was) ?? was } : line, was };
}

function countText(count: number, one: string, many: string): string[] {
  return count === 0 ? [] : [`${count.toLocaleString('en-GB')} ${count === 1 ? one : many}.`];
}
