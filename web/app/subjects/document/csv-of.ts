import { csvText } from '@portway/formats/csv';
import type {
  CalendarPart,
  DocumentPart,
  ResultDocument,
  TablePart,
  WorkingPart,
} from './result-document.ts';
import { wholeDocument } from './whole-document.ts';

/** Section, item, and the value in words. */
type Line = readonly [section: string, item: string, value: string];

/**
 * The document as CSV (RFC 4180, UTF-8 with the byte order mark that spreadsheets look for). An amount is
 * also given as a plain number of pounds in its own column, so that a section's amounts can be summed.
 */
export function csvOf(document: ResultDocument): string {
  const { tool, headline } = document;
  const lines: Line[] = [
    ['Result', 'Tool', tool],
    ['Result', headline.label, headline.figure],
    ...(headline.beside ?? []).map(({ label, figure }): Line => ['Result', label, figure]),
    ...[headline.tag, headline.note].flatMap((text): Line[] => (text ? [['Result', 'Note', text]] : [])),
    ...wholeDocument(document).flatMap(linesOf),
  ];
  const rows = lines.map((line) => [...line, amountIn(line[2])]);
  return csvText([['section', 'item', 'value', 'amount'], ...rows]);
}

function linesOf(part: DocumentPart): Line[] {
  const { title } = part;
  switch (part.kind) {
    case 'table':
      return tableLines(part);
    case 'calendar':
      return calendarLines(part);
    case 'list':
      return part.lines.map((line, index) => [title, `${index + 1}`, line]);
    case 'paragraph':
      return [[title, '', part.text]];
    case 'working':
      return workingLines(part);
    case 'sources':
      return part.sources.map((source) => [title, `${source.number}. ${source.title}`, source.url ?? '']);
  }
}

/** Column by column, with totals separate, so that each column of figures is a section that can be summed. */
function tableLines({ title, columns, rows }: TablePart): Line[] {
  const [, ...others] = columns;
  const lines = others.flatMap(({ head }, index) =>
    rows.map(({ cells, total }): Line => {
      const [name = ''] = cells;
      const section = others.length === 1 ? title : `${title}: ${head}`;
      return [total ? `${section}, total` : section, name, cells[index + 1] ?? ''];
    }),
  );
  const remarks = rows.flatMap(({ cells: [name = ''], remark }): Line[] =>
    remark === undefined ? [] : [[`${title}: why`, name, remark]],
  );
  return [...lines.filter(([, , value]) => value !== ''), ...remarks];
}

/** Week by week, as a table. */
function calendarLines({ title, heads, weeks }: CalendarPart): Line[] {
  return tableLines({
    kind: 'table',
    title,
    columns: heads.map((head) => ({ head })),
    rows: weeks.map((week) => ({ cells: week.map(({ says }) => says) })),
  });
}

function workingLines({ title, steps }: WorkingPart): Line[] {
  let part = title;
  return steps.flatMap(({ label, figure = '', law, heading }): Line[] => {
    if (heading) {
      part = `${title}: ${label}`;
      return [];
    }
    const confirm = law?.unsettled === undefined ? '' : ` To be confirmed on GOV.UK: ${law.unsettled}`;
    return [
      [part, label, figure],
      ...(law ? [[`${part}, the rule`, law.title, `${law.says}${confirm}`] satisfies Line] : []),
    ];
  });
}

/** "£1,361.00" as 1361.00; empty where the value is not a single amount. */
function amountIn(value: string): string {
  return /^£[\d,]+(\.\d\d)?$/.test(value) ? Number(value.replace(/[£,]/g, '')).toFixed(2) : '';
}
