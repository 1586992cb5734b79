/** A line of a CSV file: its number, the first being 1, and its fields. */
export interface CsvLine {
  readonly number: number;
  readonly fields: readonly string[];
}

/**
 * The lines of a CSV text: fields between commas, in quotes where they hold commas, quotes (doubled) or ends of lines;
 * lines end in CRLF or LF. Throws, saying where, when a quote is not closed or something follows one.
 */
export function* csvLines(text: string): Generator<CsvLine> {
  let at = text.startsWith('\uFEFF') ? 1 : 0;
  let number = 1;
  while (at < text.length) {
    const fields: string[] = [];
    const first = number;
    for (;;) {
      const field = fieldAt(text, at, number);
      fields.push(field.value);
      number += field.lines;
      at = field.end;
      if (text[at] !== ',') break;
      at += 1;
    }
    at += text.startsWith('\r\n', at) ? 2 : 1;
    number += 1;
    if (fields.length > 1 || fields[0] !== '') yield { number: first, fields };
  }
}

interface Field {
  readonly value: string;
  /** Where the comma or the end of the line after it stands. */
  readonly end: number;
  /** How many lines end within it. */
  readonly lines: number;
}

const plainEnd = /[,\r\n]/g;

function fieldAt(text: string, start: number, line: number): Field {
  if (text[start] !== '"') {
    plainEnd.lastIndex = start;
    const end = plainEnd.exec(text)?.index ?? text.length;
    return { value: text.slice(start, end), end, lines: 0 };
  }
  let close = text.indexOf('"', start + 1);
  while (close !== -1 && text[close + 1] === '"') close = text.indexOf('"', close + 2);
  if (close === -1) throw new Error(`The quote that begins in line ${line} is never closed.`);
  const end = close + 1;
  if (end < text.length && !/[,\r\n]/.test(text[end] ?? '')) {
    throw new Error(`Line ${line}: something follows a closing quote.`);
  }
  const quoted = text.slice(start + 1, close);
  return { value: quoted.replaceAll('""', '"'), end, lines: quoted.split('\n').length - 1 };
}
