import { product } from '@portway/contracts/product';
import { strToU8, zipSync } from 'fflate';

interface Records {
  readonly name: string;
  readonly title: string;
  readonly about: string;
  readonly rows: readonly Readonly<Record<string, unknown>>[];
}

/** A file of the owner's own. */
interface PackedFile {
  readonly path: string;
  readonly bytes: Uint8Array;
}

/** A ZIP with one JSON file for each kind of record, a page that shows them all, and the owner's own files. */
export function personalDataZip(
  owner: { readonly email: string },
  { records, files: own }: { readonly records: readonly Records[]; readonly files: readonly PackedFile[] },
  madeAt: Date,
): Uint8Array<ArrayBuffer> {
  const files = records.map(
    ({ name, rows }) => [`${name}.json`, strToU8(`${JSON.stringify(rows, null, 2)}\n`)] as const,
  );
  const zip = zipSync(
    {
      'index.html': strToU8(pageOf(owner, records, madeAt)),
      ...Object.fromEntries(files),
      ...Object.fromEntries(own.map(({ path, bytes }) => [path, [bytes, { level: 0 }]])),
    },
    { mtime: madeAt },
  );
  return new Uint8Array(zip);
}

function pageOf({ email }: { readonly email: string }, records: readonly Records[], madeAt: Date): string {
  return `<!doctype html>
<html lang="en-GB">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Your data at ${product}</title>
<style>
body{margin:0 auto;max-width:60rem;padding:2rem 1rem;font:16px/1.5 system-ui,sans-serif;color:#12241c;background:#fbf8f1}
section{margin:2rem 0;padding:1rem 1.5rem;background:#fffdf8;border:1px solid #e4dccb;border-radius:16px;overflow-x:auto}
table{border-collapse:collapse;font-size:14px}th,td{padding:.4rem .8rem .4rem 0;text-align:left;vertical-align:top;white-space:pre-wrap}
h2{margin:.5rem 0}p{margin:.5rem 0}.quiet{color:#46574f}
</style>
</head>
<body>
<h1>Your data at ${product}</h1>
<p>Everything we hold about ${escaped(email)}, as of ${madeAt.toISOString()}. Each part is also in a file, beside this page, that software can read.</p>
<nav><ul>${records.map(({ name, title, rows }) => `<li><a href="#${name}">${escaped(title)}</a> (${rows.length})</li>`).join('')}</ul></nav>
${records.map(sectionOf).join('\n')}
</body>
</html>
`;
}

function sectionOf({ name, title, about, rows }: Records): string {
  const intro = `<h2>${escaped(title)}</h2><p class="quiet">${escaped(about)} <a href="${name}.json">${name}.json</a></p>`;
  return `<section id="${name}">${intro}${rows.length === 0 ? '<p>Nothing.</p>' : tableOf(rows)}</section>`;
}

function tableOf(rows: Records['rows']): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const head = columns
    .map((column) => `<th scope="col">${escaped(column.replaceAll('_', ' '))}</th>`)
    .join('');
  const body = rows.map(
    (row) => `<tr>${columns.map((column) => `<td>${escaped(cellText(row[column]))}</td>`).join('')}</tr>`,
  );
  return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('')}</tbody></table>`;
}

function cellText(value: unknown): string {
  if (value === null || value === undefined) return '';
  if (value instanceof Date) return value.toISOString();
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
