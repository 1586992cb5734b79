import { parse } from 'csv-parse/sync';
import { getDocumentProxy } from 'unpdf';

/** A row of a result's CSV. */
export interface CsvRow {
  readonly section: string;
  readonly item: string;
  readonly value: string;
  readonly amount: string;
}

/** Parses the rows of a CSV as a spreadsheet does. */
export function csvRows(bytes: Buffer): CsvRow[] {
  return parse(bytes, { bom: true, columns: true });
}

/** The text of a PDF and its links. */
export interface PdfRead {
  readonly text: string;
  /** The text of each page. */
  readonly pages: readonly string[];
  readonly links: readonly string[];
  readonly title: unknown;
  readonly language: unknown;
  readonly tagged: boolean;
}

/** Parses a PDF as a PDF viewer does. */
export async function pdfRead(bytes: Buffer): Promise<PdfRead> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes));
  const { info } = await pdf.getMetadata();
  const about: { Title?: unknown; Language?: unknown } = info;
  const pages: string[] = [];
  const links: string[] = [];
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number);
    const { items } = await page.getTextContent();
    const words = items.map((item) => ('str' in item ? item.str : ''));
    pages.push(words.join(' ').replace(/\s+/g, ' ').trim());
    for (const { url } of await page.getAnnotations()) if (typeof url === 'string') links.push(url);
  }
  const markInfo = await pdf.getMarkInfo();
  return {
    text: pages.join(' '),
    pages,
    links,
    title: about.Title,
    language: about.Language,
    tagged: markInfo?.Marked === true,
  };
}
